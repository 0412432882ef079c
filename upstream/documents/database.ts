// Opens the documents store: SQLite in the process, safe against a kill and shared by several processes.
import { Kysely, Migrator, SqliteDialect } from 'kysely';
import LibsqlDatabase from 'libsql';
import { databaseFault, privateDatabaseFile } from '../../lib/data-dir.ts';
import { MIGRATIONS } from './migrations/migrations.ts';
import type { Database } from './schema.ts';

export type Documents = Kysely<Database>;

/** How long a writer waits for another process, in milliseconds. */
const BUSY_TIMEOUT = 10_000;

/**
 * Opens `documents.sqlite` below the data directory and brings it to the newest schema. Throws a StartFault when
 * directory or file cannot be used.
 */
export async function openDocuments(dataDir: string): Promise<Documents> {
  const file = privateDatabaseFile(dataDir, 'documents.sqlite');
  let documents: Documents | null = null;
  try {
    documents = new Kysely<Database>({ dialect: new SqliteDialect({ database: openFile(file) }) });
    const { error } = await migrator(documents).migrateToLatest();
    if (error) throw error;
    return documents;
  } catch (error) {
    await documents?.destroy();
    throw databaseFault(file, error);
  }
}

function openFile(file: string): InstanceType<typeof LibsqlDatabase> {
  const sqlite = new LibsqlDatabase(file);
  for (const pragma of [
    'journal_mode = WAL',
    'synchronous = FULL',
    'foreign_keys = ON',
    `busy_timeout = ${BUSY_TIMEOUT}`,
  ]) {
    sqlite.pragma(pragma);
  }
  const [found] = sqlite.pragma('quick_check(1)') as { quick_check: string }[];
  if (found?.quick_check !== 'ok') throw new Error(`the file is damaged: ${found?.quick_check}`);
  return sqlite;
}

function migrator(documents: Documents): Migrator {
  return new Migrator({ db: documents, provider: { getMigrations: async () => MIGRATIONS } });
}
