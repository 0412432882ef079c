// Opens the documents store: SQLite in the data directory, or a PostgreSQL server by its address.
import type { Documents } from './database.ts';
import { openPostgres } from './postgres.ts';
import { openSqlite } from './sqlite.ts';
import { claimFacts } from './store-identity.ts';

/**
 * Opens the store and brings it to the newest schema: the PostgreSQL database of `databaseUrl`, or without one
 * `documents.sqlite` below the data directory. Throws a StartFault when it cannot be used, or when the facts in the
 * directory belong to another store.
 */
export async function openDocuments(dataDir: string, databaseUrl: string | null = null): Promise<Documents> {
  const documents = await (databaseUrl === null ? openSqlite(dataDir) : openPostgres(databaseUrl));
  try {
    await claimFacts(documents, dataDir);
    return documents;
  } catch (error) {
    await documents.destroy();
    throw error;
  }
}
