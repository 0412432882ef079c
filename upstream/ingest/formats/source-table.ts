// Opens one billing file as a table of texts: its column names, and SQL that yields the text of each in every record.

import { basename, resolve } from 'node:path';
import { type DuckDBConnection, type DuckDBValue, LIST, listValue, VARCHAR } from '@duckdb/node-api';
import type { FileFormat } from '../../stores/documents/loads/load-report.ts';
import { sqlName, sqlText } from '../../stores/facts/sql-text.ts';
import { LoadError } from '../load/load-error.ts';
import { csvShape } from './csv-shape.ts';
import { formatOf, readThrough } from './file-bytes.ts';
import { jsonShape } from './json-shape.ts';
import { parquetText, parquetValue } from './parquet-values.ts';
import type { TypedValue } from './reading.ts';
import type { TextLines } from './text-lines.ts';
import { NO_TEXTS } from './value-macros.ts';

export interface SourceTable {
  path: string;
  /** The name without its folders, for reports. */
  name: string;
  format: FileFormat;
  sha256: string;
  /** The names as the file has them; members of the first object of JSON lines. */
  columns: readonly string[];
  /** SQL of the text of a column; null for no value. */
  textAt: (index: number) => string;
  /** SQL of a column whose values are no text. */
  valueAt: (index: number) => TypedValue | null;
  scan: TableScan;
  /** Files of equal shapes can be read together; null where each is read alone. */
  shape: string | null;
  /** Null for Parquet. */
  lines: TextLines | null;
}

/** A table function call that yields the records of the file, and its parameters. */
export interface TableScan {
  sql: string;
  rowNumber: string;
  /** SQL of the place of the file among those that are read together, from 0. */
  place: string;
  params: Record<string, DuckDBValue>;
}

/** Types of `$paths`, by which DuckDB finds the files, and `$names`, as it tells them. */
export const PATH_TYPES = { paths: LIST(VARCHAR), names: LIST(VARCHAR) };

/** Parameters of a scan of several files of one shape. */
export function paramsOfAll(paths: readonly string[]): Record<string, DuckDBValue> {
  return {
    paths: listValue(paths.map(scannedPath)),
    names: listValue(paths.map((path) => resolve(path))),
  };
}

/** A path that DuckDB takes for one file, whatever letters are in it. */
function scannedPath(path: string): string {
  return resolve(path).replace(/[*?[]/g, '[$&]');
}

const SOURCE_PATH = 'source file of the row';
const PLACE = `list_position($names, ${sqlName(SOURCE_PATH)}) - 1`;

/** The column with the text of a whole line of JSON. */
export const JSON_LINE = 'line';

/** `isHeader` finds the header below a preamble. Throws a LoadError for every fault of the whole file. */
export async function openTable(
  connection: DuckDBConnection,
  path: string,
  isHeader: (columns: readonly string[]) => boolean,
): Promise<SourceTable> {
  const format = await formatOf(path);
  if (format === 'Parquet') return openParquet(connection, path);
  const isJson = format === 'JSON' || format === 'JSON.gz';
  return isJson ? openJson(path, format) : openCsv(path, format, isHeader);
}

function compressionOf(format: FileFormat): string {
  return format.endsWith('.gz') ? 'gzip' : 'none';
}

async function openCsv(
  path: string,
  format: FileFormat,
  isHeader: (columns: readonly string[]) => boolean,
): Promise<SourceTable> {
  const shape = await csvShape(path, format, isHeader);
  const columns = shape.header.map((_, index) => `${sqlText(`c${index}`)}: 'VARCHAR'`).join(', ');
  const { delimiter, preamble, recordCount } = shape;
  return {
    path,
    name: basename(path),
    format,
    sha256: shape.sha256,
    columns: shape.header,
    textAt: (index) => `focus_text(c${index})`,
    valueAt: () => null,
    shape: JSON.stringify([format, delimiter, preamble.lines, shape.header]),
    scan: {
      place: PLACE,
      sql: `read_csv($paths, columns = {${columns}}, auto_detect = false, header = true, skip = $skip,
        delim = $delimiter, quote = '"', escape = '"', compression = $compression, store_rejects = true,
        nullstr = [${NO_TEXTS.map(sqlText).join(', ')}], filename = ${sqlText(SOURCE_PATH)})`,
      rowNumber: 'row_number() OVER ()',
      params: {
        paths: listValue([scannedPath(path)]),
        delimiter,
        skip: preamble.lines,
        compression: compressionOf(format),
      },
    },
    lines: { delimiter, preamble, recordCount },
  };
}

/** Lines are read as a CSV file of one column that nothing separates or quotes. */
async function openJson(path: string, format: FileFormat): Promise<SourceTable> {
  const { sha256, columns, recordCount } = await jsonShape(path, format);
  return {
    path,
    name: basename(path),
    format,
    sha256,
    columns,
    textAt: () => JSON_LINE,
    valueAt: () => null,
    shape: null,
    scan: {
      place: '0',
      sql: `read_csv($path, columns = {${sqlText(JSON_LINE)}: 'VARCHAR'}, auto_detect = false, header = false,
        delim = chr(1), quote = '', escape = '', compression = $compression, store_rejects = true)`,
      rowNumber: 'row_number() OVER ()',
      params: { path: scannedPath(path), compression: compressionOf(format) },
    },
    lines: { delimiter: null, preamble: { lines: 0, bytes: 0 }, recordCount },
  };
}

async function openParquet(connection: DuckDBConnection, path: string): Promise<SourceTable> {
  const params = { paths: listValue([scannedPath(path)]) };
  const scan = `read_parquet($paths, binary_as_string = true, file_row_number = true, filename = ${sqlText(SOURCE_PATH)})`;
  const described = await connection
    .runAndReadAll(
      `SELECT column_name, column_type FROM (DESCRIBE SELECT * FROM ${scan})`,
      params,
      PATH_TYPES,
    )
    .catch((error: unknown) => {
      throw new LoadError(
        path,
        { kind: 'notParquet', values: { error: firstLine(error) } },
        {
          cause: error,
        },
      );
    });
  const columns = described
    .getRowsJS()
    .map(([column, type]) => ({ column: String(column), type: String(type) }));
  return {
    path,
    name: basename(path),
    format: 'Parquet',
    columns: columns.map(({ column }) => column),
    sha256: await readThrough(path, 'Parquet', () => undefined),
    textAt: (index) => `focus_text(${parquetText(columns[index] ?? { column: '', type: '' })})`,
    valueAt: (index) => parquetValue(columns[index] ?? { column: '', type: '' }),
    shape: JSON.stringify(columns),
    scan: {
      sql: scan,
      rowNumber: 'file_row_number + 1',
      place: PLACE,
      params,
    },
    lines: null,
  };
}

/** The first line of an error's message. */
export function firstLine(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  return message.split('\n', 1)[0] ?? '';
}
