// A backup made while the product runs, restored elsewhere, answers the same; a damaged or newer one is refused.
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { dumpDocuments } from '../../../upstream/backup/documents-dump.ts';
import { makeBackup } from '../../../upstream/backup/make-backup.ts';
import { restoreBackup } from '../../../upstream/backup/restore-backup.ts';
import { cost } from '../../../upstream/contract/cost-analytics/cost-analytics.ts';
import { createUpstream } from '../../../upstream/server.ts';
import type { Documents } from '../../../upstream/stores/documents/database.ts';
import { MIGRATIONS } from '../../../upstream/stores/documents/migrations/migrations.ts';
import { openDocuments } from '../../../upstream/stores/documents/open-documents.ts';
import { openSqlite } from '../../../upstream/stores/documents/sqlite.ts';
import { atomically } from '../../../upstream/stores/documents/transaction.ts';
import { signIn } from '../../support/people/sign-in.ts';
import { HAS_POSTGRES, workerPostgres } from '../../support/product/postgres.ts';
import { ask } from '../../support/product/rest.ts';
import { startUpstream, type TestUpstream, testConfig, toolToken } from '../../support/product/upstream.ts';

let folder: string;
let running: TestUpstream;
let documents: Documents;
let backup: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'skyledger-backup-'));
  running = await startUpstream();
  documents = await openDocuments(running.dataDir);
  backup = join(folder, 'backup');
  const sessions = join(running.dataDir, 'gateway.sqlite');
  writeFileSync(sessions, 'sessions');
  await makeBackup({ documents, dataDir: running.dataDir, isOnClickHouse: false, target: backup });
  rmSync(sessions);
});
afterAll(async () => {
  await documents?.destroy();
  await running?.close();
  rmSync(folder, { recursive: true, force: true });
});

let made = 0;
const place = () => join(folder, `place-${++made}`);

/** Every row of a store as text. */
async function rowsOf(store: Documents): Promise<string> {
  const path = place();
  await atomically(store, (transaction) => dumpDocuments(transaction, path));
  return rowsIn(path);
}

function rowsIn(path: string): string {
  return readFileSync(path, 'utf8').split('\n').toSorted().join('\n');
}

function juneCost(url: string, token: string) {
  const caller = { url, token, userId: 'dana-demo', companyId: 'sunflower' };
  return ask(caller, cost, {
    timeFrame: 'custom',
    startDate: '2024-06-01',
    endDate: '2024-06-30',
    viewBy: 'product',
    timeUnit: 'month',
    selectedVendors: ['aws', 'azr', 'gcp'],
  });
}

describe('restored', () => {
  it('has the same documents, and signs the same people in, and answers the same', async () => {
    const dataDir = place();
    await restoreBackup({ from: backup, dataDir, databaseUrl: null });
    const restored = await openDocuments(dataDir);
    expect(await rowsOf(restored)).toBe(rowsIn(join(backup, 'documents.jsonl')));
    await restored.destroy();
    const config = testConfig(dataDir);
    const { publicUrl } = config;
    const upstream = await createUpstream(config, { logger: pino({ level: 'silent' }) });
    await upstream.ready;
    try {
      expect(await toolToken(upstream.issuer, dataDir)).toMatch(/./);
      const { access_token: token } = await signIn({ issuer: upstream.issuer, publicUrl });
      const before = await juneCost(running.url, await running.demoToken());
      expect(await juneCost(upstream.url, token)).toEqual(before);
      expect(JSON.stringify(before)).toMatch(/\d\.\d/);
    } finally {
      await upstream.close();
    }
  });

  it.skipIf(!HAS_POSTGRES)('onto PostgreSQL, and from there back again, nothing differs', async () => {
    const server = await workerPostgres();
    const databaseUrl = await server.newDatabase();
    const dataDir = place();
    await restoreBackup({ from: backup, dataDir, databaseUrl });
    const onPostgres = await openDocuments(dataDir, databaseUrl);
    expect(await rowsOf(onPostgres)).toBe(rowsIn(join(backup, 'documents.jsonl')));
    const again = place();
    await makeBackup({ documents: onPostgres, dataDir, isOnClickHouse: false, target: again });
    await onPostgres.destroy();
    const untouched = place();
    await expect(restoreBackup({ from: again, dataDir: untouched, databaseUrl })).rejects.toThrow(
      'has companies already',
    );
    expect(existsSync(untouched)).toBe(false);
    const back = place();
    await restoreBackup({ from: again, dataDir: back, databaseUrl: null });
    const onSqlite = await openDocuments(back);
    expect(await rowsOf(onSqlite)).toBe(rowsIn(join(backup, 'documents.jsonl')));
    await onSqlite.destroy();
  });

  it('from an earlier release, it has the newest schema', async () => {
    const names = Object.keys(MIGRATIONS).filter((name) => name < '030');
    const early = Object.fromEntries(Object.entries(MIGRATIONS).filter(([name]) => names.includes(name)));
    const from = place();
    const store = await openSqlite(from, early);
    await sql`insert into companies (company_id, name, currency) values ('old', 'An old company', 'EUR')`.execute(
      store,
    );
    const target = place();
    const manifest = await makeBackup({ documents: store, dataDir: from, isOnClickHouse: false, target });
    await store.destroy();
    expect(manifest.migrations).toEqual(names);
    const dataDir = place();
    await restoreBackup({ from: target, dataDir, databaseUrl: null });
    const restored = await openDocuments(dataDir);
    const { name } = await restored.selectFrom('companies').select('name').executeTakeFirstOrThrow();
    expect(name).toBe('An old company');
    expect(await restored.selectFrom('anomaly_events').selectAll().execute()).toEqual([]);
    await restored.destroy();
  });
});

test('a backup is readable by its owner alone, and has no sessions of the gateway', () => {
  const { files } = JSON.parse(readFileSync(join(backup, 'manifest.json'), 'utf8'));
  const top = files.map(({ path }: { path: string }) => path).filter((path: string) => !path.includes('/'));
  expect(top.filter((path: string) => path.includes('.sqlite'))).toEqual([]);
  expect(top).toContain('secret.key');
  for (const path of ['.', 'documents.jsonl', 'manifest.json', 'files', 'files/secret.key'])
    expect([path, statSync(join(backup, path)).mode & 0o077]).toEqual([path, 0]);
});

describe('what is wrong is said in one line, and nothing is written', () => {
  const refused = async (from: string, message: RegExp) => {
    const dataDir = place();
    await expect(restoreBackup({ from, dataDir, databaseUrl: null })).rejects.toThrow(message);
    expect(existsSync(dataDir)).toBe(false);
  };
  /** Of the backup that is there: one more beside the running program would only wait for its writes. */
  const copyOf = () => {
    const target = place();
    cpSync(backup, target, { recursive: true });
    return target;
  };

  it('a folder that is no backup', () => refused(folder, /manifest\.json is missing/));

  it('a file that was changed, or is gone', async () => {
    const target = copyOf();
    const files = readdirSync(join(target, 'files'), { recursive: true, withFileTypes: true });
    const some = files.find((file) => file.isFile() && file.name.endsWith('.parquet'));
    const path = join(some?.parentPath ?? '', some?.name ?? '');
    appendFileSync(path, 'x');
    await refused(target, /\.parquet is damaged/);
    rmSync(path);
    await refused(target, /\.parquet is missing/);
  });

  it('documents that were changed', async () => {
    const target = copyOf();
    appendFileSync(join(target, 'documents.jsonl'), '["companies",{}]\n');
    await refused(target, /documents\.jsonl is damaged/);
  });

  it('a file that would be written elsewhere', async () => {
    const target = copyOf();
    const path = join(target, 'manifest.json');
    const manifest = JSON.parse(readFileSync(path, 'utf8'));
    manifest.files[0].path = '../elsewhere';
    writeFileSync(path, JSON.stringify(manifest));
    await refused(target, /manifest\.json cannot be read/);
  });

  it('a backup of a newer release', async () => {
    const target = copyOf();
    const path = join(target, 'manifest.json');
    const manifest = JSON.parse(readFileSync(path, 'utf8'));
    manifest.migrations.push('999-from-the-future');
    writeFileSync(path, JSON.stringify(manifest));
    await refused(target, /newer release \(it knows 999-from-the-future\)/);
  });

  it('a target that is there, and a data folder that is not empty', async () => {
    const options = { documents, dataDir: running.dataDir, isOnClickHouse: false, target: backup };
    await expect(makeBackup(options)).rejects.toThrow('is there already');
    await expect(
      restoreBackup({ from: backup, dataDir: running.dataDir, databaseUrl: null }),
    ).rejects.toThrow('is not empty');
  });

  it('a backup that fails half-way leaves nothing behind', async () => {
    const target = join(folder, 'not-there', 'backup');
    writeFileSync(join(folder, 'not-there'), 'a file');
    const options = { documents, dataDir: running.dataDir, isOnClickHouse: false, target };
    await expect(makeBackup(options)).rejects.toThrow(/ENOTDIR|EEXIST/);
    expect(readdirSync(running.dataDir).filter((name) => name.startsWith('.backup'))).toEqual([]);
  });
});
