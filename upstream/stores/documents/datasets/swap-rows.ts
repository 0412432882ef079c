// Puts rows of lists beside the charges in the place of others, and notes what was there: the one way that they change.
import type { Transaction } from 'kysely';
import { DATA_LISTS, type DataList } from '../../../../lib/catalogue/loads/data-lists.ts';
import type { Documents } from '../database.ts';
import type { DataChangeRow, ListChangeRow } from '../loads/change-schema.ts';
import { insertRows } from '../replace-rows.ts';
import type { Database } from '../schema.ts';

/** By column; those that the table has, without the company. */
export type DatasetRecord = Record<string, string | null>;

/** What stands at one key before and after; one of the two at least. */
export interface RowSwap {
  list: DataList;
  before: DatasetRecord | null;
  after: DatasetRecord | null;
}

/** A part of a transaction that noted the change (`addChange`). */
export async function swapRows(
  transaction: Transaction<Database>,
  { change_id, company_id }: Pick<DataChangeRow, 'change_id' | 'company_id'>,
  swaps: readonly RowSwap[],
): Promise<void> {
  for (const list of new Set(swaps.map((swap) => swap.list))) {
    const own = swaps.filter((swap) => swap.list === list);
    const lines = own.map((swap) => ({ change_id, company_id, ...lineOf(swap) }));
    for (const { before } of own) if (before) await removeRow(transaction, company_id, list, before);
    const rows = own.flatMap(({ after }) => (after ? [{ ...after, company_id }] : []));
    await insertRows(transaction, DATA_LISTS[list].table, rows as never);
    if (await wasChanged(transaction, company_id, list))
      for (const line of lines) await compareEarlier(transaction, line);
    await insertRows(transaction, 'list_changes', lines);
  }
}

async function wasChanged(documents: Documents, companyId: string, list: DataList): Promise<boolean> {
  const known = documents
    .selectFrom('list_changes')
    .select('change_id')
    .where('company_id', '=', companyId)
    .where('list', '=', list)
    .limit(1);
  return (await known.executeTakeFirst()) !== undefined;
}

/** Of the earlier changes of the row those that left it as it is now are current, all others are not. */
async function compareEarlier(transaction: Transaction<Database>, line: ListChangeRow): Promise<void> {
  await transaction
    .updateTable('list_changes')
    .set((set) => ({
      is_current: set
        .case()
        .when('row_after', line.row_after === null ? 'is' : '=', line.row_after)
        .then(1)
        .else(0)
        .end(),
    }))
    .where('company_id', '=', line.company_id)
    .where('list', '=', line.list)
    .where('row_key', '=', line.row_key)
    .execute();
}

/** JSON of the values that make the row one of its list. */
export function rowKey(list: DataList, row: DatasetRecord): string {
  return JSON.stringify(DATA_LISTS[list].key.map((column) => row[column] ?? null));
}

/** The rows of a list that the company has, by key; of one file alone when it is named. */
export async function rowsOfList(
  documents: Documents,
  companyId: string,
  list: DataList,
  file?: string,
): Promise<Map<string, DatasetRecord>> {
  // The columns of a list are known at run time alone.
  let rows = documents.selectFrom(DATA_LISTS[list].table).selectAll().where('company_id', '=', companyId);
  if (file !== undefined) rows = rows.where('source_name', '=', file);
  const found = await rows.$castTo<DatasetRecord>().execute();
  return new Map(found.map(({ company_id: _, ...row }) => [rowKey(list, row), row]));
}

async function removeRow(
  transaction: Transaction<Database>,
  companyId: string,
  list: DataList,
  row: DatasetRecord,
): Promise<void> {
  let gone = transaction.deleteFrom(DATA_LISTS[list].table).where('company_id', '=', companyId);
  for (const column of DATA_LISTS[list].key)
    gone = gone.where(column as never, '=', (row[column] ?? null) as never);
  await gone.execute();
}

function lineOf({ list, before, after }: RowSwap): Omit<ListChangeRow, 'change_id' | 'company_id'> {
  const row = before ?? after;
  if (!row) throw new Error('a swap of nothing by nothing');
  return {
    ...{ list, row_key: rowKey(list, row), row_before: rowText(before), row_after: rowText(after) },
    source_before: before?.source_name ?? null,
    source_after: after?.source_name ?? null,
    ...{ is_current: 1, is_kept: 1 },
  };
}

/** Rows with the same values have the same text. */
function rowText(row: DatasetRecord | null): string | null {
  if (row === null) return null;
  const known = Object.entries(row).filter(([, value]) => value !== null);
  return JSON.stringify(Object.fromEntries(known.sort(([one], [other]) => (one < other ? -1 : 1))));
}
