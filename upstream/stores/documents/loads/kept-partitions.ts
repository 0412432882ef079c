// Partitions that were replaced or taken out: kept for a while, so that they can be put back.
import type { Documents } from '../database.ts';

export const DEFAULT_KEEP_DAYS = 30;

/** Of a row that was there. */
const GIVEN_UP = '{}';

const DAY_MS = 24 * 60 * 60 * 1000;

/** All parts that must stay: those of the catalogue, and those that can be put there again. */
export async function usedParts(documents: Documents): Promise<Set<string>> {
  // One statement: a part that moves from one table to the other meanwhile is in one of them.
  const rows = await documents
    .selectFrom('partitions')
    .select('part')
    .unionAll(documents.selectFrom('kept_partitions').select('part'))
    .execute();
  return new Set(rows.map(({ part }) => part));
}

/** Gives up what was replaced longer ago: nothing can put it back any more. */
export async function dropKept(documents: Documents, keepDays: number): Promise<void> {
  const before = new Date(Date.now() - keepDays * DAY_MS).toISOString();
  await documents.deleteFrom('kept_partitions').where('replaced_at', '<', before).execute();
  await documents
    .updateTable('list_changes')
    .set((set) => ({
      is_kept: 0,
      row_before: set.case().when('row_before', 'is', null).then(null).else(GIVEN_UP).end(),
      row_after: set.case().when('row_after', 'is', null).then(null).else(GIVEN_UP).end(),
    }))
    .where('is_kept', '=', 1)
    .where('change_id', 'in', (select) =>
      select.selectFrom('data_changes').select('change_id').where('at', '<', before),
    )
    .execute();
}

/** Until when a partition can be put back, ISO 8601. */
export function keptUntil(replacedAt: string, keepDays: number): string {
  return new Date(Date.parse(replacedAt) + keepDays * DAY_MS).toISOString();
}
