// Opens DuckDB in the process: in memory, capped, without network, with the exact arithmetic of the facts.
import { DuckDBInstance } from '@duckdb/node-api';
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
  // Times without a zone are UTC, wherever the process runs.
  await connection.run("SET GLOBAL TimeZone = 'UTC'");
  // What stands at the end of a file is read once: files of the facts are never changed.
  await connection.run('SET GLOBAL parquet_metadata_cache = true');
  // Conditions on the few sums of a common table expression would be evaluated for each of the lines that it sums.
  await connection.run("SET GLOBAL disabled_optimizers = 'cte_filter_pusher'");
  for (const macro of EXACT_MACROS) await connection.run(macro);
  connection.closeSync();
  return instance;
}
