// Feedback of users on the portal: one answer each, or when it was put off.
import type { Documents } from '../database.ts';
import { atomically } from '../transaction.ts';

export interface SurveyState {
  isSubmitted: boolean;
  postponedAt: string | null;
}

export async function surveyStateOf(documents: Documents, userId: string): Promise<SurveyState> {
  const row = await documents
    .selectFrom('survey_answers')
    .select(['answered_at', 'postponed_at'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return { isSubmitted: (row?.answered_at ?? null) !== null, postponedAt: row?.postponed_at ?? null };
}

async function answerOf(documents: Documents, userId: string): Promise<SurveyAnswer | null> {
  const row = await documents
    .selectFrom('survey_answers')
    .select(['is_helpful', 'comment', 'answered_at'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row?.answered_at ? { isHelpful: row.is_helpful === 1, comment: row.comment } : null;
}

export type SurveyAnswer = { isHelpful: boolean; comment: string | null };

/**
 * Keeps the answer, or with null that it was put off; false when there is an answer already, which stays. The same
 * answer again is the one that is kept: anyone who sends it twice is told the same.
 */
export function saveSurvey(
  documents: Documents,
  userId: string,
  answer: SurveyAnswer | null,
  at: Date,
): Promise<boolean> {
  return atomically(documents, async (transaction) => {
    const kept = await answerOf(transaction, userId);
    if (kept) return answer?.isHelpful === kept.isHelpful && answer.comment === kept.comment;
    const values =
      answer === null
        ? { postponed_at: at.toISOString() }
        : {
            is_helpful: answer.isHelpful ? 1 : 0,
            comment: answer.comment,
            answered_at: at.toISOString(),
          };
    await transaction
      .insertInto('survey_answers')
      .values({ user_id: userId, ...values })
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet(values))
      .execute();
    return true;
  });
}
