// Opens the embedded facts store: DuckDB in the process, over the files of the data directory.
import type { Documents } from '../../documents/database.ts';
import type { FactStore } from '../answers/answer.ts';
import { CatalogueStore } from '../catalogue-store.ts';
import { type DuckDbOptions, openDuckDb } from './duckdb-engine.ts';
import { removeUnused } from './fact-files.ts';

export interface StoreOptions extends DuckDbOptions {
  documents: Documents;
}

/** A load by any process is seen by the next question. */
export async function openFactStore({ documents, ...options }: StoreOptions): Promise<FactStore> {
  await removeUnused(documents, options.dataDir);
  return new CatalogueStore(documents, await openDuckDb(options));
}
