// Opens DuckDB in the process: in memory, capped, without network, with the exact arithmetic of the facts.
import { type DuckDBConnection, DuckDBInstance } from '@duckdb/node-api';
import type { EngineLimits } from './engine-limits.ts';
import { EXACT_MACROS } from './exact-macros.ts';

/** An instance whose connections all know the macros. It spills below `spillDir` when memory runs short. */
export async function openEngine(limits: EngineLimits, spillDir: string): Promise<DuckDBInstance> {
  const instance = await DuckDBInstance.create(':memory:', {
    memory_limit: limits.memoryLimit,
    threads: String(limits.threads),
    temp_directory: spillDir,
    autoinstall_known_extensions: 'false',
    autoload_known_extensions: 'false',
  });
  const connection = await instance.connect();
  await runAll(connection, [...SETTINGS, ...EXACT_MACROS]);
  connection.closeSync();
  return instance;
}

const SETTINGS = [
  // Times without a zone are UTC, wherever the process runs.
  "SET GLOBAL TimeZone = 'UTC'",
  // What stands at the end of a file is read once: files of the facts are never changed.
  'SET GLOBAL parquet_metadata_cache = true',
  // Conditions on the few sums of a common table expression would be evaluated for each of the lines that it sums.
  "SET GLOBAL disabled_optimizers = 'cte_filter_pusher'",
];

/** Statements without parameters, one after the other in one transaction: each of its own would be written down by itself. */
export async function runAll(connection: DuckDBConnection, statements: readonly string[]): Promise<void> {
  await connection.run(['BEGIN', ...statements, 'COMMIT'].join(';\n'));
}
