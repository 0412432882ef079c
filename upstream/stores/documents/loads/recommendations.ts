// What AWS recommends a company to reserve: the newest export of each account and look-back period.

import type { Documents } from '../database.ts';
import { insertRows } from '../replace-rows.ts';
import { atomically } from '../transaction.ts';
import type { ReservationRecommendationRow } from './recommendation-schema.ts';

/** `unchanged`: the lines are kept already; `outdated`: newer ones are. */
export type RecommendationsOutcome = 'kept' | 'unchanged' | 'outdated';

/** Keeps the lines of one export in the place of those of the same accounts and period; all are of one company. */
export async function keepRecommendations(
  documents: Documents,
  rows: readonly ReservationRecommendationRow[],
): Promise<RecommendationsOutcome> {
  const [first] = rows;
  if (!first) return 'unchanged';
  const accounts = [...new Set(rows.map(({ account_id }) => account_id))];
  const operator = first.look_back_days === null ? 'is' : '=';
  return atomically(documents, async (transaction) => {
    const before = await transaction
      .selectFrom('reservation_recommendations')
      .select(['source_sha256', 'recommended_at'])
      .where('company_id', '=', first.company_id)
      .where('account_id', 'in', accounts)
      .where('look_back_days', operator, first.look_back_days)
      .execute();
    if (before.some(({ source_sha256 }) => source_sha256 === first.source_sha256)) return 'unchanged';
    if (newestOf(before) > newestOf(rows)) return 'outdated';
    await transaction
      .deleteFrom('reservation_recommendations')
      .where('company_id', '=', first.company_id)
      .where('account_id', 'in', accounts)
      .where('look_back_days', operator, first.look_back_days)
      .execute();
    await insertRows(transaction, 'reservation_recommendations', rows);
    return 'kept';
  });
}

function newestOf(rows: readonly { recommended_at: string }[]): string {
  return (
    rows
      .map(({ recommended_at }) => recommended_at)
      .sort()
      .at(-1) ?? ''
  );
}

/** By account and period, in the order of the file. */
export async function recommendationsOf(
  documents: Documents,
  companyId: string,
): Promise<ReservationRecommendationRow[]> {
  return documents
    .selectFrom('reservation_recommendations')
    .selectAll()
    .where('company_id', '=', companyId)
    .orderBy('account_id')
    .orderBy('look_back_days')
    .orderBy('line')
    .execute();
}
