// Billing rows as a Parquet file with the types of FOCUS. Its footer says where its columns are, so it is written whole on
// the disk before its first byte is sent; in memory is a batch of rows.
import { createReadStream } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { DuckDBDataChunk, DuckDBInstance, VARCHAR } from '@duckdb/node-api';
import type { CellFormat, TableColumn, TableRow } from '../../../../lib/files/table-columns.ts';
import { sqlName, sqlText } from '../../../stores/facts/sql-text.ts';
import { TIME_COLUMNS } from '../../../stores/facts/tables/focus-columns.ts';

/** What DuckDB hands on at once. */
const CHUNK_ROWS = 2048;
/** Beside the questions of people. */
const LIMITS = { memory_limit: '256MB', threads: '1' };
/** Of the folders below that are written in. */
const PARQUET_FOLDER = 'parquet-';

/** A folder that is older was left by a program that was killed. */
const MAX_AGE_MS = 24 * 60 * 60 * 1000;

/** Removes what killed programs left below the folder. */
export async function removeLeftovers(folder: string, now: Date): Promise<void> {
  for (const name of await readdir(folder)) {
    if (!name.startsWith(PARQUET_FOLDER)) continue;
    const path = join(folder, name);
    const found = await stat(path).catch(() => null);
    if (found && now.getTime() - found.mtimeMs > MAX_AGE_MS) await rm(path, { recursive: true, force: true });
  }
}

export interface ParquetOptions {
  /** Where it is written before it is sent. */
  folder: string;
  /** The metadata of the file, by name. */
  about: Readonly<Record<string, string>>;
}

export async function* parquetFile(
  columns: readonly TableColumn[],
  batches: AsyncIterable<readonly TableRow[]>,
  { folder, about }: ParquetOptions,
): AsyncGenerator<Uint8Array> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const work = await mkdtemp(join(folder, PARQUET_FOLDER));
  try {
    const path = join(work, 'rows.parquet');
    await write(path, columns, batches, { work, about });
    yield* createReadStream(path);
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}

/** Rows lie in a file of DuckDB first: their number is not known, and they may be more than fit in memory. */
async function write(
  path: string,
  columns: readonly TableColumn[],
  batches: AsyncIterable<readonly TableRow[]>,
  { work, about }: { work: string; about: ParquetOptions['about'] },
): Promise<void> {
  const engine = await DuckDBInstance.create(join(work, 'rows.duckdb'), LIMITS);
  try {
    const connection = await engine.connect();
    const texts = columns.map((_, place) => `c${place} VARCHAR`).join(', ');
    await connection.run(`CREATE TABLE texts (${texts})`);
    const appender = await connection.createAppender('texts');
    for await (const batch of batches) {
      for (let start = 0; start < batch.length; start += CHUNK_ROWS) {
        const rows = batch.slice(start, start + CHUNK_ROWS).map((row) => row.map(textOf));
        const chunk = DuckDBDataChunk.create(
          columns.map(() => VARCHAR),
          rows.length,
        );
        chunk.setRows(rows);
        appender.appendDataChunk(chunk);
      }
    }
    appender.closeSync();
    const values = columns.map(
      ({ head, format }, place) => `${sqlOf(`c${place}`, head, format)} AS ${sqlName(head)}`,
    );
    const metadata = Object.entries(about).map(([name, value]) => `${sqlName(name)}: ${sqlText(value)}`);
    const told = metadata.length === 0 ? '' : `, KV_METADATA {${metadata.join(', ')}}`;
    await connection.run(
      `COPY (SELECT ${values.join(', ')} FROM texts) TO ${sqlText(path)} (FORMAT parquet, COMPRESSION zstd${told})`,
    );
    connection.closeSync();
  } finally {
    engine.closeSync();
  }
}

function textOf(cell: TableRow[number]): string | null {
  return cell === null ? null : String(cell);
}

/** Decimals as the store has them; JSON stays text, as FOCUS has it in any file. */
function sqlOf(text: string, head: string, format: CellFormat): string {
  if (TIME_COLUMNS.some((column) => column === head)) return `CAST(${text} AS TIMESTAMP)`;
  switch (format.as) {
    case 'text':
    case 'exact':
      return text;
    case 'decimal':
      return `CAST(${text} AS DECIMAL(38,18))`;
    case 'day':
      return `CAST(${text} AS DATE)`;
    default:
      return `CAST(${text} AS DOUBLE)`;
  }
}
