// Writes the checked rows of billing files as Parquet beside the facts: files of one shape by one statement.
import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import type { DuckDBConnection, DuckDBValue } from '@duckdb/node-api';
import { FEW_BYTES } from '../../stores/facts/duckdb/engine-limits.ts';
import { withOneThread } from '../../stores/facts/duckdb/one-thread.ts';
import type { SourceFile } from '../formats/source-file.ts';
import { firstLine, PATH_TYPES, paramsOfAll } from '../formats/source-table.ts';
import { LoadError } from '../load/load-error.ts';
import { type BrokenLine, takeBrokenLines } from './rejects.ts';
import { stagingSelect } from './staging-sql.ts';

/** Small, so that the rows of one file are read back without those of the files beside it. */
const STAGED_ROW_GROUP = 20_480;

export interface CopiedFile {
  source: SourceFile;
  /** Its number in the column `file`. */
  number: number;
  /** The Parquet file with its rows, perhaps beside those of other files. */
  path: string;
  /** Lines that could not be taken apart into fields. */
  broken: BrokenLine[];
}

interface BatchOptions {
  path: string;
  firstNumber: number;
  companyCurrency: string;
}

/** The files are of one shape, or one file. Throws a LoadError that names the file which cannot be read to its end. */
export async function copyBatch(
  connection: DuckDBConnection,
  batch: readonly SourceFile[],
  options: BatchOptions,
): Promise<CopiedFile[]> {
  const [first] = batch;
  if (!first) return [];
  const params: Record<string, DuckDBValue> = {
    ...first.params,
    ...(first.shape === null ? {} : paramsOfAll(batch.map(({ path }) => path))),
    first_file: options.firstNumber,
    target: options.path,
  };
  if (first.reading.isCurrencyAssumed) params.currency = options.companyCurrency;
  const sql = `COPY (${await stagingSelect(connection, first.reading)}) TO $target (FORMAT parquet, ROW_GROUP_SIZE ${STAGED_ROW_GROUP}, WRITE_BLOOM_FILTER false)`;
  const run = () => connection.run(sql, params, PATH_TYPES);
  try {
    const bytes = batch.reduce((sum, { path }) => sum + statSync(path).size, 0);
    await withinMemory(connection, bytes > FEW_BYTES ? run : () => asWritten(connection, run));
    const broken = first.lines ? await takeBrokenLines(connection) : [];
    const { firstNumber, path } = options;
    return batch.map((source, index) => ({
      ...{ source, path, number: firstNumber + index },
      broken: broken.filter((line) => batch.length === 1 || line.path === resolve(source.path)),
    }));
  } catch (error) {
    // One of them is at fault: alone it says so.
    if (batch.length > 1) for (const source of batch) await copyBatch(connection, [source], options);
    throw new LoadError(
      first.path,
      { kind: 'damaged', values: { error: firstLine(error) } },
      { cause: error },
    );
  }
}

const IS_OUT_OF_MEMORY = /^Out of Memory/;

/**
 * More threads hold the row groups that they read ahead until those before them are written: with large ones that may be
 * more than the engine is given. One thread writes each as it is read.
 */
export async function withinMemory(
  connection: DuckDBConnection,
  copy: () => Promise<unknown>,
): Promise<void> {
  try {
    await copy();
  } catch (error) {
    if (!(error instanceof Error && IS_OUT_OF_MEMORY.test(error.message))) throw error;
    await withOneThread(connection, copy);
  }
}

/** Runs without the optimizer, which takes longer than reading a small file. */
async function asWritten(connection: DuckDBConnection, work: () => Promise<unknown>): Promise<void> {
  await connection.run('PRAGMA disable_optimizer');
  try {
    await work();
  } finally {
    await connection.run('PRAGMA enable_optimizer');
  }
}
