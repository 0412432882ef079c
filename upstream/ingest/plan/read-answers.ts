// Reads the words by which a person lets findings in: of --allow, and of the name of a folder of the inbox.
import {
  contradictingAnswers,
  isLoadAnswer,
  LOAD_ANSWERS,
  type LoadAnswer,
  loadReasonRow,
} from '../../../lib/catalogue/loads/load-reasons.ts';
import { quoted } from '../load/text-columns.ts';

/** Words separated by commas, plus signs or blanks; or a sentence about what is wrong with them. */
export function readAnswers(text: string): LoadAnswer[] | string {
  const words = text.split(/[,+\s]+/).filter((word) => word !== '');
  const answers = words.filter(isLoadAnswer);
  const unknown = words.find((word) => !isLoadAnswer(word));
  if (unknown !== undefined) return `${quoted(unknown)} is no reason; there are ${LOAD_ANSWERS.join(', ')}`;
  const contradiction = contradictingAnswers(new Set(answers));
  if (contradiction !== null)
    return `${loadReasonRow(contradiction).answers.join(' and ')} exclude each other`;
  return [...new Set(answers)];
}
