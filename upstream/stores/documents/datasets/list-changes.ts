// What changes did to the lists beside the charges, as it is read: by list and file, and row by row to take it back.
import { DATA_LIST_NAMES, DATA_LISTS, type DataList } from '../../../../lib/catalogue/loads/data-lists.ts';
import type { Documents } from '../database.ts';
import {
  changesById,
  type DataChange,
  type DataScope,
  linesOfLists,
  WHOLE_COMPANY,
} from '../loads/data-changes.ts';
import { type DatasetRecord, type RowSwap, rowsOfList } from './swap-rows.ts';

/** The rows of a list that a change took out and put in. */
export interface ListChange {
  changeId: string;
  list: DataList;
  rowsBefore: number;
  rowsNow: number;
  /** All of these rows are as the change left them. */
  isCurrent: boolean;
  /** What was there before can be put back. */
  isKept: boolean;
}

/** A file whose rows stand in lists, all of them or those that no later file replaced. */
export interface ListFile {
  file: string;
  lists: { list: DataList; rowCount: number }[];
}

/** By change, in the order of the lists; those alone that the scope means. */
export async function listsOfChanges(
  documents: Documents,
  companyId: string,
  changeIds: readonly string[],
  scope: DataScope = WHOLE_COMPANY,
): Promise<ListChange[]> {
  if (changeIds.length === 0) return [];
  const rows = await linesOfLists(documents, companyId, scope)
    .select(['change_id', 'list'])
    .select(({ fn }) => [fn.count('row_before').as('before'), fn.count('row_after').as('now')])
    .select(({ fn }) => [fn.min('is_current').as('current'), fn.min('is_kept').as('kept')])
    .where('change_id', 'in', [...changeIds])
    .groupBy(['change_id', 'list'])
    .execute();
  return rows
    .map((row) => ({
      changeId: row.change_id,
      list: row.list as DataList,
      rowsBefore: Number(row.before),
      rowsNow: Number(row.now),
      isCurrent: Number(row.current) === 1,
      isKept: Number(row.kept) === 1,
    }))
    .sort((one, other) => DATA_LIST_NAMES.indexOf(one.list) - DATA_LIST_NAMES.indexOf(other.list));
}

/** What puts the rows before a change in the place of those after it. */
export async function revertedRows(
  documents: Documents,
  companyId: string,
  changeId: string,
): Promise<RowSwap[]> {
  const lines = await documents
    .selectFrom('list_changes')
    .selectAll()
    .where('company_id', '=', companyId)
    .where('change_id', '=', changeId)
    .execute();
  const row = (json: string | null) => (json === null ? null : (JSON.parse(json) as DatasetRecord));
  return lines.map(({ list, row_before, row_after }) => ({
    list: list as DataList,
    before: row(row_after),
    after: row(row_before),
  }));
}

/** The newest change of rows that the change touched too; null where it is the newest itself. */
export async function laterChangeOfRows(
  documents: Documents,
  companyId: string,
  changeId: string,
): Promise<DataChange | null> {
  const later = await documents
    .selectFrom('list_changes as own')
    .innerJoin('list_changes as other', (join) =>
      join
        .onRef('other.company_id', '=', 'own.company_id')
        .onRef('other.list', '=', 'own.list')
        .onRef('other.row_key', '=', 'own.row_key'),
    )
    .innerJoin('data_changes', 'data_changes.change_id', 'other.change_id')
    .select('other.change_id')
    .where('own.company_id', '=', companyId)
    .where('own.change_id', '=', changeId)
    .where('own.is_current', '=', 0)
    .orderBy('data_changes.data_version', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!later || later.change_id === changeId) return null;
  return (await changesById(documents, companyId, [later.change_id]))[0] ?? null;
}

/** What takes all rows of a file out of the lists. */
export async function removedRows(documents: Documents, companyId: string, file: string): Promise<RowSwap[]> {
  const swaps: RowSwap[] = [];
  for (const list of DATA_LIST_NAMES) {
    const rows = await rowsOfList(documents, companyId, list, file);
    swaps.push(...[...rows.values()].map((before) => ({ list, before, after: null })));
  }
  return swaps;
}

/** By name. */
export async function listFiles(documents: Documents, companyId: string): Promise<ListFile[]> {
  const files = new Map<string, ListFile>();
  for (const list of DATA_LIST_NAMES) {
    const rows = await documents
      .selectFrom(DATA_LISTS[list].table)
      .select('source_name')
      .select(({ fn }) => fn.countAll().as('rows'))
      .where('company_id', '=', companyId)
      .groupBy('source_name')
      .execute();
    for (const { source_name: file, rows: count } of rows) {
      const known = files.get(file) ?? { file, lists: [] };
      known.lists.push({ list, rowCount: Number(count) });
      files.set(file, known);
    }
  }
  return [...files.values()].sort((one, other) => one.file.localeCompare(other.file, 'en'));
}
