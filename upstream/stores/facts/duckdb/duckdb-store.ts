// Opens the embedded facts store: DuckDB in the process, over the files of the data directory.
import type { Documents } from '../../documents/database.ts';
import type { FactStore } from '../answers/answer.ts';
import type { OnAnswered } from '../answers/answered.ts';
import { CatalogueStore } from '../catalogue-store.ts';
import { type DuckDbOptions, openDuckDb } from './duckdb-engine.ts';
import { removeUnused } from './fact-files.ts';

export interface StoreOptions extends DuckDbOptions {
  documents: Documents;
  /** How long what was replaced can be put back; thirty days unless told otherwise. */
  keepDays?: number;
  onAnswered?: OnAnswered | undefined;
  /** How many values of answers are kept, unless told otherwise as many as a service needs; 0: each question is asked by itself. */
  keptValues?: number;
}

/** A load by any process is seen by the next question. */
export async function openFactStore({
  documents,
  keepDays,
  onAnswered,
  keptValues,
  ...options
}: StoreOptions): Promise<FactStore> {
  await removeUnused(documents, options.dataDir, { keepDays });
  return new CatalogueStore(documents, await openDuckDb(options), { onAnswered, keptValues });
}
