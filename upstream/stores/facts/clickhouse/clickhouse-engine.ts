// ClickHouse as an engine of the facts store: statements of its dialect, run with limits.
import { ClickHouseError, type ClickHouseSettings } from '@clickhouse/client';
import type { ResultRow, Statement } from '../compile/statement.ts';
import type { FactEngine, RunOptions } from '../fact-engine.ts';
import type { ClickHouseConnection, Parameters, ReadOptions } from './connection.ts';
import { clickHouseDialect } from './dialect-clickhouse.ts';

/** Threads of what may take long: they leave the others to what people wait for. */
const LONG_THREADS = 2;
const TIMEOUT_EXCEEDED = '159';

/**
 * `materializes`: common table expressions are evaluated once, which servers can that know the setting. Closes the
 * connection at its end.
 */
export function clickHouseEngine(connection: ClickHouseConnection, materializes: boolean): FactEngine {
  const settings = materializes ? { enable_materialized_cte: 1 } : {};
  return {
    dialect: clickHouseDialect(materializes),
    async run(statement, options) {
      try {
        return await connection.read<ResultRow>(
          statement.sql,
          valuesOf(statement),
          readOptions(options, settings),
        );
      } catch (error) {
        throw timeoutOf(error);
      }
    },
    async *stream<Row>(statement: Statement, options?: RunOptions) {
      try {
        yield* connection.stream<Row>(statement.sql, valuesOf(statement), readOptions(options, settings));
      } catch (error) {
        throw timeoutOf(error);
      }
    },
    close: () => connection.close(),
  };
}

function valuesOf({ parameters }: Statement): Parameters {
  return Object.fromEntries(Object.entries(parameters).map(([name, { value }]) => [name, value]));
}

function readOptions(
  { signal, timeoutMs, lane }: RunOptions = {},
  settings: ClickHouseSettings,
): ReadOptions {
  const deadline = timeoutMs === undefined ? undefined : AbortSignal.timeout(timeoutMs);
  return {
    signal: signal && deadline ? AbortSignal.any([signal, deadline]) : (signal ?? deadline),
    seconds: timeoutMs === undefined ? undefined : Math.ceil(timeoutMs / 1000),
    settings: lane === undefined || lane === 'short' ? settings : { ...settings, max_threads: LONG_THREADS },
  };
}

/** The server's own word for an end by time is said like ours. */
function timeoutOf(error: unknown): unknown {
  if (!(error instanceof ClickHouseError) || error.code !== TIMEOUT_EXCEEDED) return error;
  return new DOMException('the question took too long', 'TimeoutError');
}
