// Opens the facts where the settings say: files below the data directory, or ClickHouse.
import type { Documents } from '../documents/database.ts';
import type { FactStore } from './answers/answer.ts';
import { openClickHouseFacts, openClickHouseSink } from './clickhouse/clickhouse-facts.ts';
import type { ClickHouseAddress } from './clickhouse/connection.ts';
import { openFactStore } from './duckdb/duckdb-store.ts';
import { type FactSink, fileSink } from './fact-sink.ts';

export interface FactsOptions {
  documents: Documents;
  dataDir: string;
  /** Null: the embedded store. */
  clickHouse: ClickHouseAddress | null;
}

/** Where questions are answered, and where loads put their parts; both end with the store. Throws a StartFault. */
export async function openFacts(options: FactsOptions): Promise<{ store: FactStore; sink: FactSink }> {
  const { documents, dataDir, clickHouse } = options;
  if (clickHouse) return openClickHouseFacts({ ...options, address: clickHouse });
  return { store: await openFactStore({ documents, dataDir }), sink: fileSink(documents, dataDir) };
}

/** For a program that only loads. Throws a StartFault. */
export async function openFactSink(
  options: FactsOptions,
): Promise<{ sink: FactSink; close: () => Promise<void> }> {
  const { documents, dataDir, clickHouse } = options;
  if (clickHouse) return openClickHouseSink({ ...options, address: clickHouse });
  return { sink: fileSink(documents, dataDir), close: async () => undefined };
}
