// What the facts store needs of an engine: run a statement, stream a statement, end it early.
import type { Dialect } from './compile/dialect.ts';
import type { ResultRow, Statement } from './compile/statement.ts';

export interface RunOptions {
  /** Ends the statement early; the promise is then rejected with its reason. */
  signal?: AbortSignal | undefined;
  /** Milliseconds after which the statement is ended with a TimeoutError. */
  timeoutMs?: number | undefined;
  /**
   * `short` by default. Sums over many rows are `long`, pages of rows do not wait for them, and a stream takes as long as its
   * reader.
   */
  lane?: 'short' | 'page' | 'long' | 'stream';
}

export interface FactEngine {
  readonly dialect: Dialect;
  /** All rows of the answer. */
  run(statement: Statement, options?: RunOptions): Promise<ResultRow[]>;
  /** The rows in chunks, in bounded memory; ended when the reader stops. `Row` says what the statement selects. */
  stream<Row = ResultRow>(statement: Statement, options?: RunOptions): AsyncIterable<Row[]>;
  close(): Promise<void>;
}
