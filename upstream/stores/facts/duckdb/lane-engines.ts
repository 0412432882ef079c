// The instances of DuckDB that answer: one for short statements, one for those that take long. Each opens when it is first
// asked.
import { ConnectionPool, type Lane, type PoolSize } from './connection-pool.ts';
import { openEngine } from './engine.ts';
import { type EngineLimits, QUESTION_LIMITS } from './engine-limits.ts';
import { spillFolder } from './fact-files.ts';

type EngineName = keyof typeof QUESTION_LIMITS;

const ENGINE_OF: Record<Lane, EngineName> = { short: 'short', long: 'long', stream: 'long' };

export class LaneEngines {
  readonly #dataDir: string;
  readonly #sizes: Record<EngineName, PoolSize>;
  readonly #opened = new Map<EngineName, Promise<ConnectionPool>>();
  #isClosed = false;

  constructor(dataDir: string, { connections, long, stream }: PoolSize) {
    this.#dataDir = dataDir;
    this.#sizes = {
      short: { connections, long: 0, stream: 0 },
      long: { connections: long + stream, long, stream },
    };
  }

  /** The connections for statements of the lane. Rejected once the engines are closed. */
  async of(lane: Lane): Promise<ConnectionPool> {
    if (this.#isClosed) throw new Error('the facts store is closed');
    const name = ENGINE_OF[lane];
    const opened = this.#opened.get(name);
    if (opened) return opened;
    const opening = this.#open(QUESTION_LIMITS[name], this.#sizes[name]);
    this.#opened.set(name, opening);
    return opening;
  }

  async #open(limits: EngineLimits, size: PoolSize): Promise<ConnectionPool> {
    return ConnectionPool.open(await openEngine(limits, spillFolder(this.#dataDir)), size);
  }

  /** Lets running work finish; a second call does nothing. */
  async close(): Promise<void> {
    this.#isClosed = true;
    await Promise.all([...this.#opened.values()].map(async (pool) => (await pool).close()));
  }
}
