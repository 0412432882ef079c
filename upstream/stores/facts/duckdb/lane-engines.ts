// The instances of DuckDB that answer: one for short statements, one for those that take long. Statements that may take
// long have connections of their own, so that short ones always find one; so have streams, whose readers may be slow.
import type { DuckDBInstance } from '@duckdb/node-api';
import type { RunOptions } from '../fact-engine.ts';
import { ConnectionPool } from './connection-pool.ts';
import { openEngine } from './engine.ts';
import { QUESTION_LIMITS } from './engine-limits.ts';
import { spillFolder } from './fact-files.ts';

type Lane = NonNullable<RunOptions['lane']>;
type EngineName = keyof typeof QUESTION_LIMITS;

/** How many statements of each lane run at once; more wait. */
export type LaneSizes = Record<Lane, number>;

const ENGINE_OF: Record<Lane, EngineName> = { short: 'short', page: 'long', long: 'long', stream: 'long' };

/** Engines and connections open when they are first asked. */
export class LaneEngines {
  readonly #dataDir: string;
  readonly #sizes: LaneSizes;
  readonly #engines = new Map<EngineName, Promise<DuckDBInstance>>();
  readonly #pools = new Map<Lane, Promise<ConnectionPool>>();
  #isClosed = false;

  constructor(dataDir: string, sizes: LaneSizes) {
    this.#dataDir = dataDir;
    this.#sizes = sizes;
  }

  /** The connections for statements of the lane. Rejected once the engines are closed. */
  async of(lane: Lane): Promise<ConnectionPool> {
    if (this.#isClosed) throw new Error('the facts store is closed');
    return known(this.#pools, lane, async () =>
      ConnectionPool.open(await this.#engine(ENGINE_OF[lane]), this.#sizes[lane]),
    );
  }

  #engine(name: EngineName): Promise<DuckDBInstance> {
    return known(this.#engines, name, () => openEngine(QUESTION_LIMITS[name], spillFolder(this.#dataDir)));
  }

  /** Lets running work finish; a second call does nothing. */
  async close(): Promise<void> {
    if (this.#isClosed) return;
    this.#isClosed = true;
    for (const pool of await Promise.all(this.#pools.values())) await pool.close();
    for (const engine of await Promise.all(this.#engines.values())) engine.closeSync();
  }
}

/** What failed to open is tried again by the next one who asks. */
function known<Name, Opened>(
  opened: Map<Name, Promise<Opened>>,
  name: Name,
  open: () => Promise<Opened>,
): Promise<Opened> {
  const found = opened.get(name);
  if (found) return found;
  const opening = open();
  opened.set(name, opening);
  opening.catch(() => opened.delete(name));
  return opening;
}
