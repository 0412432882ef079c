// Work of an engine whose statements share no work with further threads.
import type { DuckDBConnection } from '@duckdb/node-api';

/** Each statement of the engine takes the thread that runs it alone, until the work has ended; then as many as before. */
export async function withOneThread<Result>(
  connection: DuckDBConnection,
  work: () => Promise<Result>,
): Promise<Result> {
  const reply = await connection.runAndReadAll(`SELECT current_setting('threads')`);
  const [[threads] = []] = reply.getRows();
  if (Number(threads) === 1) return work();
  await connection.run('SET threads = 1');
  try {
    return await work();
  } finally {
    await connection.run(`SET threads = ${Number(threads)}`);
  }
}
