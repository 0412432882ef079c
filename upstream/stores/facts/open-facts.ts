// Opens the facts where the settings say: files below the data directory, or ClickHouse.
import type { Documents } from '../documents/database.ts';
import type { FactStore } from './answers/answer.ts';
import type { OnAnswered } from './answers/answered.ts';
import { openClickHouseFacts, openClickHouseSink } from './clickhouse/clickhouse-facts.ts';
import type { ClickHouseAddress } from './clickhouse/connection.ts';
import { openFactStore } from './duckdb/duckdb-store.ts';
import { type FactSink, fileSink } from './fact-sink.ts';

export interface FactsOptions {
  documents: Documents;
  dataDir: string;
  /** Null: the embedded store. */
  clickHouse: ClickHouseAddress | null;
  /** How many days what was replaced can be put back; thirty unless told otherwise. */
  keepDays?: number;
  /** Told of each question that was answered, or failed. */
  onAnswered?: OnAnswered;
}

/** Where questions are answered, and where loads put their parts; both end with the store. Throws a StartFault. */
export async function openFacts(options: FactsOptions): Promise<{ store: FactStore; sink: FactSink }> {
  const { clickHouse, ...files } = options;
  if (clickHouse) return openClickHouseFacts({ ...files, address: clickHouse });
  const { documents, dataDir, keepDays, onAnswered } = files;
  const store = await openFactStore({
    ...{ documents, dataDir, onAnswered },
    ...(keepDays !== undefined && { keepDays }),
  });
  return { store, sink: fileSink(documents, dataDir, keepDays) };
}

/** For a program that only loads. Throws a StartFault. */
export async function openFactSink(
  options: FactsOptions,
): Promise<{ sink: FactSink; close: () => Promise<void> }> {
  const { documents, dataDir, clickHouse, keepDays } = options;
  if (clickHouse) return openClickHouseSink({ ...options, address: clickHouse });
  return { sink: fileSink(documents, dataDir, keepDays), close: async () => undefined };
}
