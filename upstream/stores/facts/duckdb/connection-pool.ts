// A few connections to one DuckDB instance: each runs one statement at a time, callers wait for a free one. Statements
// that may take long have lanes of their own number, so that short ones always find one; so have streams,
// whose readers may be slow.
import type { DuckDBConnection, DuckDBInstance } from '@duckdb/node-api';

export type Lane = 'short' | 'long' | 'stream';

interface Waiting {
  lane: Lane;
  begin: (connection: DuckDBConnection) => void;
}

export interface PoolSize {
  connections: number;
  /** How many of them long statements may hold at once. */
  long: number;
  /** How many of them streams may hold at once. */
  stream: number;
}

export class ConnectionPool {
  readonly #instance: DuckDBInstance;
  readonly #free: DuckDBConnection[] = [];
  readonly #waiting: Waiting[] = [];
  #taken = 0;
  #onIdle: (() => void) | null = null;
  readonly #room: Record<Lane, number>;
  #isClosed = false;

  private constructor(instance: DuckDBInstance, room: Record<Lane, number>) {
    this.#instance = instance;
    this.#room = room;
  }

  static async open(
    instance: DuckDBInstance,
    { connections, long, stream }: PoolSize,
  ): Promise<ConnectionPool> {
    const pool = new ConnectionPool(instance, { short: connections, long, stream });
    for (let made = 0; made < connections; made += 1) pool.#free.push(await instance.connect());
    return pool;
  }

  /** Runs the work with a connection of its own. Rejected by the signal while it waits for one. */
  async use<Result>(
    lane: Lane,
    signal: AbortSignal | undefined,
    work: (connection: DuckDBConnection) => Promise<Result>,
  ): Promise<Result> {
    const { connection, giveBack } = await this.take(lane, signal);
    try {
      return await work(connection);
    } finally {
      giveBack();
    }
  }

  /** A connection until it is given back, which is done once. Rejected by the signal while it waits for one. */
  async take(
    lane: Lane,
    signal: AbortSignal | undefined,
  ): Promise<{ connection: DuckDBConnection; giveBack: () => void }> {
    if (this.#isClosed) throw new Error('the facts store is closed');
    const connection = await this.#connection(lane, signal);
    return { connection, giveBack: () => this.#giveBack(lane, connection) };
  }

  #connection(lane: Lane, signal: AbortSignal | undefined): Promise<DuckDBConnection> {
    return new Promise((resolve, reject) => {
      signal?.throwIfAborted();
      const waiting: Waiting = {
        lane,
        begin: (connection) => {
          signal?.removeEventListener('abort', giveUp);
          resolve(connection);
        },
      };
      const giveUp = () => {
        this.#waiting.splice(this.#waiting.indexOf(waiting), 1);
        reject(signal?.reason);
      };
      signal?.addEventListener('abort', giveUp);
      this.#waiting.push(waiting);
      this.#beginNext();
    });
  }

  /** First come, first served; long ones and streams are passed over while others hold all of their lanes. */
  #beginNext(): void {
    const place = this.#waiting.findIndex(({ lane }) => this.#room[lane] > 0);
    const [connection] = this.#free;
    if (place < 0 || !connection) return;
    const [next] = this.#waiting.splice(place, 1);
    if (!next) return;
    this.#free.shift();
    this.#room[next.lane] -= 1;
    this.#taken += 1;
    next.begin(connection);
  }

  #giveBack(lane: Lane, connection: DuckDBConnection): void {
    this.#room[lane] += 1;
    this.#taken -= 1;
    this.#free.push(connection);
    this.#beginNext();
    if (this.#taken === 0) this.#onIdle?.();
  }

  /** Lets running work finish, then closes the instance; a second call does nothing. */
  async close(): Promise<void> {
    if (this.#isClosed) return;
    this.#isClosed = true;
    if (this.#taken > 0) {
      await new Promise<void>((resolve) => {
        this.#onIdle = resolve;
      });
    }
    for (const connection of this.#free) connection.closeSync();
    this.#instance.closeSync();
  }
}
