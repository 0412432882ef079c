// The engines of the documents store, for suites that say the same of both.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe } from 'vitest';
import type { Documents } from '../../../../upstream/stores/documents/database.ts';
import { openDocuments } from '../../../../upstream/stores/documents/open-documents.ts';
import { HAS_POSTGRES, type PostgresServer, startPostgres } from '../../../support/product/postgres.ts';

export interface TestStore {
  documents: Documents;
  /** The same store as another program would open it. */
  openAgain: () => Promise<Documents>;
}

export interface TestPlace {
  /** A data directory of its own. */
  dataDir: string;
  databaseUrl: string | null;
  open: () => Promise<Documents>;
}

export interface TestEngine {
  /** Where nothing is yet. */
  newPlace: () => Promise<TestPlace>;
  /** An empty store. */
  newStore: () => Promise<TestStore>;
}

/** A suite for each engine; what it opens is closed after it. */
export function describeOnEngines(name: string, suite: (engine: TestEngine) => void): void {
  describe(`${name} (SQLite)`, () => suite(storesOf(async () => null)));
  describe.skipIf(!HAS_POSTGRES)(`${name} (PostgreSQL)`, () => {
    let server: PostgresServer | undefined;
    beforeAll(async () => {
      server = await startPostgres();
    });
    // Hooks of a suite run last first: stores close before the server stops.
    afterAll(() => server?.stop());
    suite(
      storesOf(async () => {
        if (!server) throw new Error('the PostgreSQL server of the tests does not run');
        return server.newDatabase();
      }),
    );
  });
}

function storesOf(newUrl: () => Promise<string | null>): TestEngine {
  const opened: Documents[] = [];
  const folders: string[] = [];
  afterAll(async () => {
    for (const documents of opened) await documents.destroy();
    for (const folder of folders) rmSync(folder, { recursive: true, force: true });
  });
  const newPlace = async (): Promise<TestPlace> => {
    const dataDir = mkdtempSync(join(tmpdir(), 'documents-'));
    folders.push(dataDir);
    const databaseUrl = await newUrl();
    const open = async () => {
      const documents = await openDocuments(dataDir, databaseUrl);
      opened.push(documents);
      return documents;
    };
    return { dataDir, databaseUrl, open };
  };
  const newStore = async (): Promise<TestStore> => {
    const { open } = await newPlace();
    return { documents: await open(), openAgain: open };
  };
  return { newPlace, newStore };
}

export async function addCompany(documents: Documents, companyId = 'acme', name = 'Acme'): Promise<void> {
  await documents.insertInto('companies').values({ company_id: companyId, name, currency: 'USD' }).execute();
}

/** The data version of a company. */
export async function versionOf(documents: Documents, companyId = 'acme'): Promise<number> {
  const row = await documents
    .selectFrom('companies')
    .select('data_version')
    .where('company_id', '=', companyId)
    .executeTakeFirstOrThrow();
  return row.data_version;
}

/** A person of this id, without a company. */
export async function addUser(documents: Documents, userId: string, password: string | null = 'salt:hash') {
  await documents
    .insertInto('users')
    .values({
      user_id: userId,
      email: `${userId}@acme.example`,
      name: userId,
      language: 'en',
      password_hash: password,
      client_id: null,
      current_company_id: null,
      new_company_right: null,
    })
    .execute();
}
