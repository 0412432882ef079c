// A few connections to one DuckDB instance: each runs one statement at a time, callers wait for a free one.
import type { DuckDBConnection, DuckDBInstance } from '@duckdb/node-api';

type Begin = (connection: DuckDBConnection) => void;

export class ConnectionPool {
  readonly #free: DuckDBConnection[];
  readonly #waiting: Begin[] = [];
  #taken = 0;
  #onIdle: (() => void) | null = null;
  #isClosed = false;

  private constructor(connections: DuckDBConnection[]) {
    this.#free = connections;
  }

  /** The instance stays open when the pool is closed. */
  static async open(instance: DuckDBInstance, size: number): Promise<ConnectionPool> {
    return new ConnectionPool(await Promise.all(Array.from({ length: size }, () => instance.connect())));
  }

  /** Runs the work with a connection of its own. Rejected by the signal while it waits for one. */
  async use<Result>(
    signal: AbortSignal | undefined,
    work: (connection: DuckDBConnection) => Promise<Result>,
  ): Promise<Result> {
    const { connection, giveBack } = await this.take(signal);
    try {
      return await work(connection);
    } finally {
      giveBack();
    }
  }

  /** A connection until it is given back, which is done once. Rejected by the signal while it waits for one. */
  async take(
    signal: AbortSignal | undefined,
  ): Promise<{ connection: DuckDBConnection; giveBack: () => void }> {
    if (this.#isClosed) throw new Error('the facts store is closed');
    const connection = await this.#connection(signal);
    return { connection, giveBack: () => this.#giveBack(connection) };
  }

  /** First come, first served. */
  #connection(signal: AbortSignal | undefined): Promise<DuckDBConnection> {
    return new Promise((resolve, reject) => {
      signal?.throwIfAborted();
      const begin: Begin = (connection) => {
        signal?.removeEventListener('abort', giveUp);
        resolve(connection);
      };
      const giveUp = () => {
        this.#waiting.splice(this.#waiting.indexOf(begin), 1);
        reject(signal?.reason);
      };
      signal?.addEventListener('abort', giveUp);
      this.#waiting.push(begin);
      this.#beginNext();
    });
  }

  #beginNext(): void {
    const connection = this.#waiting.length > 0 ? this.#free.shift() : undefined;
    if (!connection) return;
    this.#taken += 1;
    this.#waiting.shift()?.(connection);
  }

  #giveBack(connection: DuckDBConnection): void {
    this.#taken -= 1;
    this.#free.push(connection);
    this.#beginNext();
    if (this.#taken === 0) this.#onIdle?.();
  }

  /** Lets running work finish, then closes the connections; a second call does nothing. */
  async close(): Promise<void> {
    if (this.#isClosed) return;
    this.#isClosed = true;
    if (this.#taken > 0) {
      await new Promise<void>((resolve) => {
        this.#onIdle = resolve;
      });
    }
    for (const connection of this.#free) connection.closeSync();
  }
}
