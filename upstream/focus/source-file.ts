// Opens one billing file: what it is, which FOCUS columns it has, and the SQL that reads them as text.
import { basename } from 'node:path';
import type { DuckDBConnection, DuckDBValue } from '@duckdb/node-api';
import { EARLIER_NAMES, type FocusVersion, focusVersionOf, LOADED_COLUMNS } from './columns.ts';
import { csvShape } from './csv-shape.ts';
import { type FileFormat, formatOf, readThrough } from './file-bytes.ts';
import { LoadError } from './load-error.ts';

export interface SourceFile {
  path: string;
  /** The name without its folders, for reports. */
  name: string;
  format: FileFormat;
  focusVersion: FocusVersion;
  sha256: string;
  /** SQL expressions, by FOCUS column: the text of its value in `scan`. Columns the file lacks are not here. */
  texts: ReadonlyMap<string, string>;
  /** A table function call that yields the records of the file, and its parameters. */
  scan: { sql: string; rowNumber: string; params: Record<string, DuckDBValue> };
  /** Null for Parquet. */
  csv: { delimiter: string; recordCount: number } | null;
}

const EXPORT_AGAIN = 'export it as FOCUS 1.0 to 1.2';

/** Names of FOCUS columns, by their lower case. */
const KNOWN_NAMES = new Map(
  [...LOADED_COLUMNS, ...Object.keys(EARLIER_NAMES)].map((column) => [column.toLowerCase(), column]),
);

/** Throws a LoadError for every fault of the whole file. */
export async function openSource(connection: DuckDBConnection, path: string): Promise<SourceFile> {
  const format = await formatOf(path);
  return format === 'Parquet' ? openParquet(connection, path) : openCsv(path, format);
}

async function openCsv(path: string, format: FileFormat): Promise<SourceFile> {
  const shape = await csvShape(path, format, (header) => void focusColumns(header, path));
  if (shape.recordCount === 0) throw new LoadError(path, 'has a header but no rows; export it again');
  const found = focusColumns(shape.header, path);
  const columns = shape.header.map((_, index) => `'c${index}': 'VARCHAR'`).join(', ');
  const params = { path, delimiter: shape.delimiter, compression: format === 'CSV.gz' ? 'gzip' : 'none' };
  return {
    ...{ path, name: basename(path), format, focusVersion: versionOf(found), sha256: shape.sha256 },
    texts: new Map(found.map(({ column, index }) => [column, `focus_text(c${index})`])),
    scan: {
      sql: `read_csv($path, columns = {${columns}}, auto_detect = false, header = true, delim = $delimiter,
        quote = '"', escape = '"', compression = $compression, store_rejects = true)`,
      rowNumber: 'row_number() OVER ()',
      params,
    },
    csv: { delimiter: shape.delimiter, recordCount: shape.recordCount },
  };
}

async function openParquet(connection: DuckDBConnection, path: string): Promise<SourceFile> {
  const scan = 'read_parquet($path, binary_as_string = true, file_row_number = true)';
  const described = await connection
    .runAndReadAll(`SELECT column_name, column_type FROM (DESCRIBE SELECT * FROM ${scan})`, { path })
    .catch((error: unknown) => {
      throw new LoadError(path, `cannot be read as Parquet (${firstLine(error)}); fetch it again`, {
        cause: error,
      });
    });
  const columns = described
    .getRowsJS()
    .map(([column, type]) => ({ column: String(column), type: String(type) }));
  const found = focusColumns(
    columns.map(({ column }) => column),
    path,
  );
  const textOf = ({ nameInFile, index }: FoundColumn) => parquetText(nameInFile, columns[index]?.type ?? '');
  return {
    ...{ path, name: basename(path), format: 'Parquet', focusVersion: versionOf(found) },
    sha256: await readThrough(path, 'Parquet', () => undefined),
    texts: new Map(found.map((each) => [each.column, `focus_text(${textOf(each)})`])),
    scan: { sql: scan, rowNumber: 'file_row_number + 1', params: { path } },
    csv: null,
  };
}

/** A double becomes its shortest text, so that 0.1 stays 0.1; maps and lists become JSON. */
function parquetText(column: string, type: string): string {
  const isNested = /^(MAP|STRUCT)\b/.test(type) || type.endsWith('[]');
  return `CAST(${isNested ? `to_json("${column}")` : `"${column}"`} AS VARCHAR)`;
}

interface FoundColumn {
  /** As FOCUS 1.2 names it. */
  column: string;
  /** As FOCUS names it in the version of the file. */
  nameInFile: string;
  index: number;
}

/** The FOCUS columns of a header, matched by name in any order. */
function focusColumns(header: readonly string[], path: string): FoundColumn[] {
  const found = new Map<string, FoundColumn>();
  for (const [index, text] of header.entries()) {
    const nameInFile = KNOWN_NAMES.get(text.toLowerCase());
    if (nameInFile === undefined) continue;
    const column = EARLIER_NAMES[nameInFile] ?? nameInFile;
    const twin = found.get(column);
    if (twin?.nameInFile === nameInFile)
      throw new LoadError(path, `has the column ${column} twice; leave one out`);
    // Where a file has both names, the one of today counts.
    if (!twin || nameInFile === column) found.set(column, { column, nameInFile, index });
  }
  if (found.size === 0) {
    throw new LoadError(path, `is no FOCUS file: its header names no column of FOCUS; ${EXPORT_AGAIN}`);
  }
  if (!found.has('BilledCost')) {
    throw new LoadError(path, `has no usable cost column: BilledCost is missing; ${EXPORT_AGAIN}`);
  }
  if (!found.has('ChargePeriodStart') && !found.has('BillingPeriodStart')) {
    throw new LoadError(path, `has no usable date column: ChargePeriodStart is missing; ${EXPORT_AGAIN}`);
  }
  return [...found.values()];
}

function versionOf(columns: readonly FoundColumn[]): FocusVersion {
  return focusVersionOf(new Set(columns.map(({ nameInFile }) => nameInFile)));
}

/** The first line of an error's message. */
export function firstLine(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  return message.split('\n', 1)[0] ?? '';
}
