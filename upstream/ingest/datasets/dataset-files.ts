// Loads the datasets that FOCUS has beside the charges: they go beside the facts, as tables of their own.
import type { DuckDBConnection } from '@duckdb/node-api';
import type { Documents } from '../../stores/documents/database.ts';
import { countsNote, type DatasetRecord, keepDataset } from '../../stores/documents/datasets/keep-dataset.ts';
import type { FileReport, RejectedRow } from '../../stores/documents/loads/load-report.ts';
import { numberOf, type ResultRow, rowsOf, textOrNull } from '../../stores/facts/duckdb/result.ts';
import { sqlName } from '../../stores/facts/sql-text.ts';
import type { SourceTable } from '../formats/source-table.ts';
import { LoadError } from '../load/load-error.ts';
import { noneReadable } from '../load/none-readable.ts';
import { toldNotes } from '../load/told-notes.ts';
import { KEPT_REJECTS, takeBrokenLines } from '../staging/rejects.ts';
import { columnName, type DatasetKind, storedColumn } from './dataset-kinds.ts';

export interface DatasetFile {
  table: SourceTable;
  dataset: DatasetKind;
  rows: DatasetRecord[];
  rejected: RejectedRow[];
  count: number;
}

/** A line a charge of an invoice at most: a file that is larger is none. */
const MAX_ROWS = 500_000;
const SHOWN_VALUE = 200;

const READ = {
  text: (text: string) => text,
  time: (text: string) => `strftime(focus_time(${text}), '%Y-%m-%dT%H:%M:%SZ')`,
  number: (text: string) => `rtrim(rtrim(CAST(focus_decimal(${text}) AS VARCHAR), '0'), '.')`,
};

/** Throws a LoadError when no row can be read. */
export async function readDataset(
  connection: DuckDBConnection,
  dataset: DatasetKind,
  table: SourceTable,
): Promise<DatasetFile> {
  const { path, lines, scan } = table;
  const names = table.columns.map(columnName);
  const found = Object.entries(dataset.columns).filter(([column]) => names.includes(columnName(column)));
  const selects = found.flatMap(([column, kind]) => {
    const text = table.textAt(names.indexOf(columnName(column)));
    return [`${text} AS ${sqlName(`${column} given`)}`, `${READ[kind](text)} AS ${sqlName(column)}`];
  });
  const all = await rowsOf(connection, {
    sql: `SELECT CAST(${scan.rowNumber} AS DOUBLE) AS row, ${selects.join(', ')} FROM ${scan.sql} LIMIT ${MAX_ROWS + 1}`,
    params: scan.params,
  });
  if (all.length > MAX_ROWS)
    throw new LoadError(path, { kind: 'tooManyRows', values: { dataset: dataset.name } });
  const above = (lines?.preamble.lines ?? -1) + 1;
  const checked = all.map((row) => checkedRow(dataset, found, row, numberOf(row, 'row') + above));
  const broken = lines ? await takeBrokenLines(connection) : [];
  const rejected = [
    ...checked.flatMap((each) => ('reason' in each ? [each] : [])),
    ...broken.map(({ record, value, reason }) => ({ line: record, column: null, value, reason })),
  ].sort((one, other) => one.line - other.line);
  const rows = checked.flatMap((each) =>
    'reason' in each ? [] : [{ ...each.row, source_name: table.name }],
  );
  const [first] = rejected;
  if (rows.length === 0) {
    throw new LoadError(path, noneReadable('dataset', first, { dataset: dataset.name }));
  }
  return { table, dataset, rows, rejected, count: all.length + broken.length };
}

function checkedRow(
  dataset: DatasetKind,
  found: readonly (readonly [string, string])[],
  row: ResultRow,
  line: number,
): { row: DatasetRecord } | RejectedRow {
  const record: DatasetRecord = { updated_at: '' };
  for (const [column, kind] of found) {
    const given = textOrNull(row, `${column} given`);
    const value = textOrNull(row, column);
    const fault = (reason: string) => ({ line, column, value: given?.slice(0, SHOWN_VALUE) ?? null, reason });
    if (given !== null && value === null) return fault(kind === 'time' ? 'is not a date' : 'is not a number');
    const words = dataset.words[column];
    const word = words?.find((each) => each.toLowerCase() === value?.trim().toLowerCase());
    if (words && value !== null && word === undefined) return fault(`is not one of ${words.join(', ')}`);
    record[storedColumn(dataset, column)] = word ?? value ?? (column === dataset.updated ? '' : null);
  }
  for (const [column, value] of Object.entries(dataset.whereEmpty ?? {}))
    record[storedColumn(dataset, column)] ??= value;
  for (const column of [...dataset.key, ...dataset.needed]) {
    if ((record[storedColumn(dataset, column)] ?? null) === null)
      return { line, column, value: null, reason: 'is empty' };
  }
  return { row: record };
}

/** Keeps the rows and tells what became of the file. The company must be there. */
export async function loadDataset(
  documents: Documents,
  about: { companyId: string; actor: string | null; isPlanOnly: boolean },
  { table, dataset, rows, rejected, count }: DatasetFile,
): Promise<FileReport> {
  const key = dataset.key.map((column) => storedColumn(dataset, column));
  const counts = await keepDataset(documents, dataset.table, {
    ...{ ...about, file: table.name },
    rows: dataset.isNewestKept ? newestOf(rows, key) : rows,
  });
  const { kept, outdated } = counts;
  return {
    name: table.name,
    format: table.format,
    layout: dataset.layout ?? `FOCUS ${dataset.name}`,
    focusVersion: null,
    rowsRead: count,
    rowsLoaded: kept,
    rowsRejected: rejected.length,
    rejected: rejected.slice(0, KEPT_REJECTS),
    totals: [],
    unchanged: kept === 0,
    ...toldNotes([
      countsNote(counts),
      ...(outdated > 0 ? [{ kind: 'outdated' as const, values: { outdated } }] : []),
    ]),
  };
}

/** The newest of the rows with one key; of several the last. */
function newestOf(rows: readonly DatasetRecord[], key: readonly string[]): DatasetRecord[] {
  const newest = new Map<string, DatasetRecord>();
  for (const row of rows) {
    const id = JSON.stringify(key.map((column) => row[column]));
    const known = newest.get(id);
    if (!known || (known.updated_at ?? '') <= (row.updated_at ?? '')) newest.set(id, row);
  }
  return [...newest.values()];
}
