// Puts partitions in the place of others, and notes who did it: the one way that the catalogue of the facts changes.
import type { Transaction } from 'kysely';
import type { Documents } from '../database.ts';
import { insertRows } from '../replace-rows.ts';
import type { Database } from '../schema.ts';
import type { DataChangeRow, PartAmount, PartitionChangeRow } from './change-schema.ts';
import type { PartitionRow } from './partition-schema.ts';

/** What stands at one vendor, billing account and billing month before and after; one of the two at least. */
export interface Swap {
  before: PartitionRow | null;
  after: PartitionRow | null;
}

export type PartitionKey = Pick<
  PartitionRow,
  'company_id' | 'vendor' | 'billing_account_id' | 'billing_month'
>;

/** How many parts one statement names: the stores limit the parameters of a statement. */
const PARTS_AT_ONCE = 500;

export function keyOfPartition({ vendor, billing_account_id, billing_month }: PartitionKey): string {
  return JSON.stringify([vendor, billing_account_id, billing_month]);
}

/** A part of a transaction that noted the change (`addChange`). What is replaced is kept. */
export async function swapPartitions(
  transaction: Transaction<Database>,
  change: Pick<DataChangeRow, 'change_id' | 'at'>,
  swaps: readonly Swap[],
): Promise<void> {
  const before = swaps.flatMap((swap) => swap.before ?? []);
  const after = swaps.flatMap((swap) => swap.after ?? []);
  await deleteParts(transaction, 'partitions', before);
  await deleteParts(transaction, 'kept_partitions', after);
  await insertRows(transaction, 'partitions', after);
  const kept = before.map((row) => ({ ...row, replaced_at: change.at }));
  await insertRows(transaction, 'kept_partitions', kept);
  const lines = await changeLines(transaction, change.change_id, swaps);
  await insertRows(transaction, 'partition_changes', lines);
}

/** What the swaps change, with rows and money as far as they were counted; nothing is written. */
export async function changeLines(
  documents: Documents,
  changeId: string,
  swaps: readonly Swap[],
): Promise<PartitionChangeRow[]> {
  const amounts = await amountsOf(
    documents,
    swaps.flatMap(({ before, after }) => [before, after].flatMap((row) => row ?? [])),
  );
  return swaps.map((swap) => changeLine(changeId, swap, amounts));
}

async function deleteParts(
  transaction: Transaction<Database>,
  table: 'partitions' | 'kept_partitions',
  rows: readonly PartitionRow[],
): Promise<void> {
  for (const parts of chunksOf(rows))
    await transaction.deleteFrom(table).where('part', 'in', parts).execute();
}

/** JSON of the amounts of each part that was counted. */
async function amountsOf(documents: Documents, rows: readonly PartitionRow[]): Promise<Map<string, string>> {
  const amounts = new Map<string, PartAmount[]>();
  for (const parts of chunksOf(rows)) {
    const counted = await documents
      .selectFrom('partition_quality')
      .select(['part', 'currency', 'billed'])
      .where('part', 'in', parts)
      .orderBy('currency')
      .execute();
    for (const { part, currency, billed } of counted)
      amounts.set(part, [...(amounts.get(part) ?? []), { currency, billed }]);
  }
  return new Map([...amounts].map(([part, list]) => [part, JSON.stringify(list)]));
}

function changeLine(
  changeId: string,
  { before, after }: Swap,
  amounts: ReadonlyMap<string, string>,
): PartitionChangeRow {
  const key = before ?? after;
  if (!key) throw new Error('a swap of nothing by nothing');
  const { company_id, vendor, billing_account_id, billing_month } = key;
  return {
    ...{ change_id: changeId, company_id, vendor, billing_account_id, billing_month },
    part_before: before?.part ?? null,
    part_after: after?.part ?? null,
    rows_before: before?.row_count ?? 0,
    rows_after: after?.row_count ?? 0,
    amounts_before: before === null ? '[]' : (amounts.get(before.part) ?? null),
    amounts_after: after === null ? '[]' : (amounts.get(after.part) ?? null),
  };
}

function* chunksOf(rows: readonly PartitionRow[]): Generator<string[]> {
  for (let at = 0; at < rows.length; at += PARTS_AT_ONCE)
    yield rows.slice(at, at + PARTS_AT_ONCE).map(({ part }) => part);
}
