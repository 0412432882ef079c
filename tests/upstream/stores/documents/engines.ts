// The engines of the documents store, for suites that say the same of both.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe } from 'vitest';
import type { Documents } from '../../../../upstream/stores/documents/database.ts';
import { openDocuments } from '../../../../upstream/stores/documents/open-documents.ts';
import { HAS_POSTGRES, type PostgresServer, workerPostgres } from '../../../support/product/postgres.ts';
import { copyPrepared } from '../../../support/product/prepared-data.ts';

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

interface Origin {
  /** The address of a new, empty database; null: a file in the data directory. */
  empty: () => Promise<string | null>;
  /** A data directory and the address of a store as an upgrade from nothing leaves it. */
  upgraded: () => Promise<Omit<TestPlace, 'open'>>;
}

const IN_A_FILE: Origin = {
  empty: async () => null,
  upgraded: async () => ({ dataDir: await copyPrepared('documents', makeStore), databaseUrl: null }),
};

async function makeStore(dataDir: string, databaseUrl: string | null = null): Promise<void> {
  const documents = await openDocuments(dataDir, databaseUrl);
  await documents.destroy();
}

const newFolder = () => mkdtempSync(join(tmpdir(), 'documents-'));

/** Upgraded once for a worker; each store is a copy of it. */
let template: Promise<string> | undefined;

async function upgradedTemplate({ newDatabase }: PostgresServer): Promise<string> {
  const [url, folder] = [await newDatabase(), newFolder()];
  await makeStore(folder, url);
  rmSync(folder, { recursive: true, force: true });
  return url;
}

const ON_POSTGRES: Origin = {
  empty: async () => (await workerPostgres()).newDatabase(),
  upgraded: async () => {
    const server = await workerPostgres();
    template ??= upgradedTemplate(server);
    return { dataDir: newFolder(), databaseUrl: await server.newDatabase(await template) };
  },
};

/** A suite for each engine; what it opens is closed after it. */
export function describeOnEngines(name: string, suite: (engine: TestEngine) => void): void {
  describe(`${name} (SQLite)`, () => suite(storesOf(IN_A_FILE)));
  describe.skipIf(!HAS_POSTGRES)(`${name} (PostgreSQL)`, () => {
    // Hooks of a suite run last first: stores close before their databases go.
    afterAll(async () => {
      const server = await workerPostgres();
      // Of the tests' own server nothing is left when the worker ends.
      const kept = template && !process.env.TEST_DATABASE_URL ? [await template] : [];
      if (kept.length === 0) template = undefined;
      await server.dropDatabases(kept);
    });
    suite(storesOf(ON_POSTGRES));
  });
}

function storesOf({ empty, upgraded }: Origin): TestEngine {
  const opened: Documents[] = [];
  const folders: string[] = [];
  afterAll(async () => {
    for (const documents of opened) await documents.destroy();
    for (const folder of folders) rmSync(folder, { recursive: true, force: true });
  });
  const placeOf = ({ dataDir, databaseUrl }: Omit<TestPlace, 'open'>): TestPlace => {
    folders.push(dataDir);
    const open = async () => {
      const documents = await openDocuments(dataDir, databaseUrl);
      opened.push(documents);
      return documents;
    };
    return { dataDir, databaseUrl, open };
  };
  const newPlace = async () => placeOf({ dataDir: newFolder(), databaseUrl: await empty() });
  const newStore = async (): Promise<TestStore> => {
    const { open } = placeOf(await upgraded());
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
