// Runs statements on DuckDB, in the process, over the Parquet files of the data directory.
import {
  type DuckDBConnection,
  type DuckDBType,
  type DuckDBValue,
  INTEGER,
  type JS,
  LIST,
  listValue,
  VARCHAR,
} from '@duckdb/node-api';
import type { Parameter, ResultRow, Statement } from '../compile/statement.ts';
import type { FactEngine, RunOptions } from '../fact-engine.ts';
import { duckDbDialect } from './dialect-duckdb.ts';
import { LaneEngines, type LaneSizes } from './lane-engines.ts';

export interface DuckDbOptions {
  dataDir: string;
  lanes?: LaneSizes;
}

/** In milliseconds. */
const INTERRUPT_INTERVAL = 20;

const DEFAULT_LANES: LaneSizes = { short: 8, page: 2, long: 2, stream: 3 };

export async function openDuckDb(options: DuckDbOptions): Promise<FactEngine> {
  const { dataDir, lanes = DEFAULT_LANES } = options;
  const engines = new LaneEngines(dataDir, lanes);
  // A service that cannot ask at all does not start.
  await engines.of('short');
  return {
    dialect: duckDbDialect(dataDir),
    run: async (statement, { lane = 'short', ...limit } = {}) => {
      const signal = signalOf(limit);
      const pool = await engines.of(lane);
      return pool.use(signal, (connection) =>
        interruptible(connection, signal, () => allRows(connection, statement)),
      );
    },
    stream: (statement, options = {}) => streamed(engines, statement, options),
    close: () => engines.close(),
  };
}

/** Of the caller and of the time limit. */
function signalOf({ signal, timeoutMs }: RunOptions): AbortSignal | undefined {
  const signals = [signal, timeoutMs === undefined ? undefined : AbortSignal.timeout(timeoutMs)];
  const given = signals.filter((each) => each !== undefined);
  return given.length === 0 ? undefined : AbortSignal.any(given);
}

/** Ends the statement by the signal, whose reason the work is then rejected with. */
async function interruptible<Result>(
  connection: DuckDBConnection,
  signal: AbortSignal | undefined,
  work: () => Promise<Result>,
): Promise<Result> {
  if (!signal) return work();
  signal.throwIfAborted();
  let repeated: NodeJS.Timeout | undefined;
  const interrupt = () => {
    connection.interrupt();
    // A statement that is still being prepared misses it.
    repeated = setInterval(() => connection.interrupt(), INTERRUPT_INTERVAL);
  };
  signal.addEventListener('abort', interrupt);
  try {
    const result = await work();
    signal.throwIfAborted();
    return result;
  } catch (error) {
    signal.throwIfAborted();
    throw error;
  } finally {
    signal.removeEventListener('abort', interrupt);
    clearInterval(repeated);
  }
}

async function allRows(connection: DuckDBConnection, { sql, parameters }: Statement): Promise<ResultRow[]> {
  const reader = await connection.runAndReadAll(sql, boundValues(parameters), boundTypes(parameters));
  const rows = reader.getRowObjectsJS();
  assertPlain(rows);
  return rows;
}

/**
 * One chunk of DuckDB at a time is in memory; the next is made when the reader asks for it. A row comes as one text of
 * JSON: to read a value of its own takes longer than to read it out of that (measured: rows of 42 values a third of the
 * time).
 */
async function* streamed<Row>(
  engines: LaneEngines,
  { sql, parameters }: Statement,
  { lane = 'stream', ...limit }: RunOptions,
): AsyncGenerator<Row[]> {
  const signal = signalOf(limit);
  const pool = await engines.of(lane);
  const { connection, giveBack } = await pool.take(signal);
  try {
    const lines = `SELECT CAST(to_json(answer) AS VARCHAR) FROM (${sql}) AS answer`;
    const start = () => connection.stream(lines, boundValues(parameters), boundTypes(parameters));
    const result = await interruptible(connection, signal, start);
    while (true) {
      const chunk = await interruptible(connection, signal, () => result.fetchChunk());
      if (!chunk || chunk.rowCount === 0) return;
      yield chunk.getColumnValues(0).map((line): Row => JSON.parse(String(line)));
    }
  } finally {
    connection.interrupt();
    giveBack();
  }
}

function boundValues(parameters: Record<string, Parameter>): Record<string, DuckDBValue> {
  const values = Object.entries(parameters).map(([name, { value }]): [string, DuckDBValue] => [
    name,
    typeof value === 'object' ? listValue([...value]) : value,
  ]);
  return Object.fromEntries(values);
}

const LISTS: Partial<Record<Parameter['type'], DuckDBType>> = {
  texts: LIST(VARCHAR),
  integers: LIST(INTEGER),
};

/** A list does not tell what it is a list of: an empty one is of nothing, numbers are of any type. */
function boundTypes(parameters: Record<string, Parameter>): Record<string, DuckDBType> {
  const types = Object.entries(parameters).flatMap(([name, { type }]): [string, DuckDBType][] => {
    const of = LISTS[type];
    return of ? [[name, of]] : [];
  });
  return Object.fromEntries(types);
}

/** The rows as they are: to make each anew took a fifth of an answer's time. */
function assertPlain(rows: Record<string, JS | DuckDBValue>[]): asserts rows is ResultRow[] {
  for (const row of rows) {
    for (const column in row) {
      const value = row[column];
      if (value !== null && typeof value !== 'string' && typeof value !== 'number')
        throw new TypeError(`column ${column} of an answer is neither text nor number`);
    }
  }
}
