// The documents as they are, read without changing anything: no migration, no file that is made.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'libsql';
import { Client } from 'pg';

export interface StoredDocuments {
  kind: 'SQLite' | 'PostgreSQL';
  rows: <Row>(query: string) => Promise<Row[]>;
  close: () => Promise<void>;
}

const PATIENCE_MS = 5_000;

/** Null where there is no file yet. Throws where they cannot be read. */
export async function openStored(
  dataDir: string,
  databaseUrl: string | null,
): Promise<StoredDocuments | null> {
  return databaseUrl === null ? openFile(join(dataDir, 'documents.sqlite')) : openServer(databaseUrl);
}

function openFile(file: string): StoredDocuments | null {
  if (!existsSync(file)) return null;
  const database = new Database(file, { readonly: true });
  try {
    database.pragma(`busy_timeout = ${PATIENCE_MS}`);
    const [found] = database.pragma('quick_check(1)') as { quick_check: string }[];
    if (found?.quick_check !== 'ok') throw new Error(`the file is damaged: ${found?.quick_check}`);
  } catch (error) {
    database.close();
    throw error;
  }
  return {
    kind: 'SQLite',
    rows: async <Row>(query: string) => database.prepare(query).all() as Row[],
    close: async () => void database.close(),
  };
}

async function openServer(url: string): Promise<StoredDocuments> {
  const client = new Client({
    connectionString: url,
    connectionTimeoutMillis: PATIENCE_MS,
    query_timeout: PATIENCE_MS,
    application_name: 'skyledger doctor',
  });
  client.on('error', () => undefined);
  await client.connect();
  return {
    kind: 'PostgreSQL',
    rows: async <Row>(query: string) => (await client.query(query)).rows as Row[],
    close: () => client.end(),
  };
}
