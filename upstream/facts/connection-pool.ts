// A few connections to one DuckDB instance: each runs one statement at a time, callers wait for a free one.
import type { DuckDBConnection, DuckDBInstance } from '@duckdb/node-api';

export class ConnectionPool {
  readonly #instance: DuckDBInstance;
  readonly #free: DuckDBConnection[] = [];
  readonly #waiting: ((connection: DuckDBConnection) => void)[] = [];
  readonly #working = new Set<Promise<unknown>>();
  #isClosed = false;

  private constructor(instance: DuckDBInstance) {
    this.#instance = instance;
  }

  static async open(instance: DuckDBInstance, size: number): Promise<ConnectionPool> {
    const pool = new ConnectionPool(instance);
    for (let made = 0; made < size; made += 1) pool.#free.push(await instance.connect());
    return pool;
  }

  /** Runs the work with a connection of its own. */
  async use<Result>(work: (connection: DuckDBConnection) => Promise<Result>): Promise<Result> {
    if (this.#isClosed) throw new Error('the facts store is closed');
    const task = this.#run(work);
    this.#working.add(task);
    try {
      return await task;
    } finally {
      this.#working.delete(task);
    }
  }

  async #run<Result>(work: (connection: DuckDBConnection) => Promise<Result>): Promise<Result> {
    const connection = this.#free.pop() ?? (await this.#nextFree());
    try {
      return await work(connection);
    } finally {
      const next = this.#waiting.shift();
      if (next) next(connection);
      else this.#free.push(connection);
    }
  }

  #nextFree(): Promise<DuckDBConnection> {
    return new Promise((resolve) => this.#waiting.push(resolve));
  }

  /** Lets running work finish, then closes the instance; a second call does nothing. */
  async close(): Promise<void> {
    if (this.#isClosed) return;
    this.#isClosed = true;
    await Promise.allSettled(this.#working);
    for (const connection of this.#free) connection.closeSync();
    this.#instance.closeSync();
  }
}
