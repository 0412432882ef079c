// DuckDB as it comes, for what tests read and write beside the product.
import { DuckDBInstance } from '@duckdb/node-api';

/** In memory, on one thread: see runner/one-thread.ts. */
export function plainDuckDb(): Promise<DuckDBInstance> {
  return DuckDBInstance.create(':memory:', { threads: '1' });
}
