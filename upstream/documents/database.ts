// Opens the documents store: SQLite in the process, safe against a kill and shared by several processes.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Kysely, Migrator, SqliteDialect } from 'kysely';
import LibsqlDatabase from 'libsql';
import { MIGRATIONS } from './migrations.ts';
import type { Database } from './schema.ts';

export type Documents = Kysely<Database>;

/** How long a writer waits for another process, in milliseconds. */
const BUSY_TIMEOUT = 10_000;

/** Opens `documents.sqlite` below the data directory and brings it to the newest schema. */
export async function openDocuments(dataDir: string): Promise<Documents> {
  mkdirSync(dataDir, { recursive: true });
  const sqlite = new LibsqlDatabase(join(dataDir, 'documents.sqlite'));
  for (const pragma of [
    'journal_mode = WAL',
    'synchronous = FULL',
    'foreign_keys = ON',
    `busy_timeout = ${BUSY_TIMEOUT}`,
  ]) {
    sqlite.pragma(pragma);
  }
  const documents = new Kysely<Database>({ dialect: new SqliteDialect({ database: sqlite }) });
  const { error } = await migrator(documents).migrateToLatest();
  if (error) throw error;
  return documents;
}

function migrator(documents: Documents): Migrator {
  return new Migrator({ db: documents, provider: { getMigrations: async () => MIGRATIONS } });
}
