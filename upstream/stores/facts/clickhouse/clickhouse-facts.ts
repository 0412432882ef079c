// The facts in ClickHouse, as the programs use them: where questions are answered, and where loads put their parts.

import type { Documents } from '../../documents/database.ts';
import type { FactStore } from '../answers/answer.ts';
import type { OnAnswered } from '../answers/answered.ts';
import { CatalogueStore } from '../catalogue-store.ts';
import type { FactSink } from '../fact-sink.ts';
import { clickHouseEngine } from './clickhouse-engine.ts';
import type { ClickHouseAddress, ClickHouseConnection } from './connection.ts';
import { openClickHouse } from './open.ts';
import { ClickHouseParts } from './parts.ts';

export interface ClickHouseOptions {
  address: ClickHouseAddress;
  documents: Documents;
  /** Where loads do their work, and where an embedded store left its files. */
  dataDir: string;
  /** How many days what was replaced can be put back; thirty unless told otherwise. */
  keepDays?: number | undefined;
  onAnswered?: OnAnswered | undefined;
}

/**
 * Takes over what an embedded store left; files of an earlier version must be brought up to date before. Throws a
 * StartFault. Closing the store ends the connection of both.
 */
export async function openClickHouseFacts(
  options: ClickHouseOptions,
): Promise<{ store: FactStore; sink: FactSink }> {
  const { onAnswered } = options;
  const connection = await openClickHouse(options.address);
  try {
    const parts = new ClickHouseParts({ ...options, connection });
    await parts.claim();
    await parts.removeUnused();
    await parts.adopt();
    const engine = clickHouseEngine(connection, await materializes(connection));
    return { store: new CatalogueStore(options.documents, engine, { onAnswered }), sink: parts };
  } catch (error) {
    await connection.close();
    throw error;
  }
}

/** On a cluster they are left as they are: what was materialised of Distributed tables was never tried. */
async function materializes(connection: ClickHouseConnection): Promise<boolean> {
  if (connection.cluster !== null) return false;
  const query = "SELECT 1 FROM system.settings WHERE name = 'enable_materialized_cte'";
  return (await connection.read(query, {})).length > 0;
}

/** For a program that only loads. Throws a StartFault. */
export async function openClickHouseSink(
  options: ClickHouseOptions,
): Promise<{ sink: FactSink; close: () => Promise<void> }> {
  const connection = await openClickHouse(options.address);
  try {
    const sink = new ClickHouseParts({ ...options, connection });
    await sink.claim();
    return { sink, close: () => connection.close() };
  } catch (error) {
    await connection.close();
    throw error;
  }
}
