// What was done with each part, and whose parts they are, kept in ClickHouse beside the facts.
import type { ClickHouseSettings } from '@clickhouse/client';
import { StartFault } from '../../../../lib/node/start-fault.ts';
import type { ClickHouseConnection } from './connection.ts';
import { PARTS_TABLE } from './schema.ts';

/**
 * `begun` before the first row of a part, `whole` behind its last, `unused` when it was replaced or found to be in no
 * catalogue.
 */
type PartState = 'begun' | 'whole' | 'unused';

/** State of the line that names the documents store instead of a part. */
const OWNER = 'owner';
/** Of one statement: they are in its address. */
const PARTS_AT_ONCE = 500;

export function* chunksOf(parts: readonly string[]): Generator<string[]> {
  for (let at = 0; at < parts.length; at += PARTS_AT_ONCE) yield parts.slice(at, at + PARTS_AT_ONCE);
}

export class PartStates {
  readonly #connection: ClickHouseConnection;
  #settings: Promise<ClickHouseSettings> | null = null;

  constructor(connection: ClickHouseConnection) {
    this.#connection = connection;
  }

  /**
   * Ties the facts to the documents store whose catalogue names them: to any other catalogue they would be parts that
   * are not used. Throws a StartFault when they belong to another one.
   */
  async claim(storeId: string): Promise<void> {
    const owner = (await this.#owner()) ?? (await this.#note([storeId], OWNER).then(() => this.#owner()));
    if (owner === storeId) return;
    throw new StartFault(
      `CLICKHOUSE_URL: ${this.#connection.shownAddress} belongs to another documents store: name another database, or set DATA_DIR or DATABASE_URL as it was when it was loaded`,
    );
  }

  /** The first that claimed it. */
  async #owner(): Promise<string | undefined> {
    const query = `SELECT part FROM ${PARTS_TABLE} WHERE state = {owner:String} ORDER BY at, part LIMIT 1`;
    return (await this.#connection.read<{ part: string }>(query, { owner: OWNER }))[0]?.part;
  }

  /** Parts that ever were in the state, and last came into it `age` seconds ago at least; null: parts in any. */
  async partsIn(state: PartState | null, age = 0): Promise<Set<string>> {
    const rows = await this.#connection.read<{ part: string }>(
      `SELECT part FROM ${PARTS_TABLE} WHERE state <> {owner:String} AND {state:String} IN (state, '')
       GROUP BY part HAVING max(at) <= now64(3) - toIntervalSecond({age:UInt32})`,
      { state: state ?? '', age, owner: OWNER },
    );
    return new Set(rows.map(({ part }) => part));
  }

  async note(parts: readonly string[], state: PartState): Promise<void> {
    for (const chunk of chunksOf(parts)) await this.#note(chunk, state);
  }

  async #note(parts: readonly string[], state: PartState | typeof OWNER): Promise<void> {
    await this.#connection.command(
      `INSERT INTO ${PARTS_TABLE} SELECT arrayJoin({parts:Array(String)}), {state:String}, now64(3)`,
      { parts, state },
      await this.insertSettings(),
    );
  }

  /** On a cluster an insert waits for every replica, so that whichever is asked next has all rows. */
  insertSettings(): Promise<ClickHouseSettings> {
    this.#settings ??= this.#readInsertSettings();
    return this.#settings;
  }

  async #readInsertSettings(): Promise<ClickHouseSettings> {
    const { cluster } = this.#connection;
    if (cluster === null) return {};
    const [row] = await this.#connection.read<{ replicas: number }>(
      'SELECT toUInt32(max(replica_num)) AS replicas FROM system.clusters WHERE cluster = {cluster:String}',
      { cluster },
    );
    const replicas = row?.replicas ?? 1;
    return {
      distributed_foreground_insert: 1,
      insert_quorum: replicas > 1 ? String(replicas) : '0',
      // Two equal blocks of rows are two blocks of rows; nothing is sent a second time.
      insert_deduplicate: 0,
    };
  }
}
