// The answer to a question as it was given first: the table's order, page and search are asked with the question, and
// make of its answer another object for parts that show the same of it.
import { useState } from 'react';

/**
 * `answer` of the first query that asked `question`, which must be JSON. What the store learns of the answer later
 * reaches its fragments all the same. Null is kept by nobody.
 */
export function useOfQuestion<Answer>(answer: Answer | null, question: unknown): Answer | null {
  const asked = JSON.stringify(question);
  const [kept, keep] = useState({ asked, answer });
  const isKept = answer !== null && kept.answer !== null && kept.asked === asked;
  if (isKept || (kept.answer === answer && kept.asked === asked)) return kept.answer;
  keep({ asked, answer });
  return answer;
}
