// The inbox, with real files and a real process for each load: what is taken, when, and where it ends up.
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Inbox } from '../../../../upstream/ingest/inbox/inbox.ts';
import { runsOf } from '../../../../upstream/stores/documents/loads/load-runs.ts';
import { csv, type FactsBench, openBench, row } from '../../../support/product/focus-files.ts';

let bench: FactsBench;
let dir: string;
let inbox: Inbox;

const PATIENCE = { timeout: 60_000, interval: 100 };

vi.setConfig({ testTimeout: 150_000 });

beforeEach(async () => {
  bench = await openBench();
  dir = mkdtempSync(join(tmpdir(), 'inbox-'));
  mkdirSync(join(dir, 'acme'));
  inbox = openedInbox();
  await inbox.open();
});
afterEach(async () => {
  await inbox.close();
  rmSync(dir, { recursive: true, force: true });
  await bench.close();
});

function openedInbox(): Inbox {
  const settings = { dataDir: bench.dir, databaseUrl: null, clickHouse: null, keepDays: 30 };
  return new Inbox({
    dir,
    documents: bench.documents,
    settings,
    logger: pino({ level: 'silent' }),
    stableMs: 2000,
  });
}

function put(name: string, content: string): string {
  const path = join(dir, name);
  mkdirSync(join(path, '..'), { recursive: true });
  writeFileSync(path, content);
  return path;
}

const has = (name: string) => existsSync(join(dir, name));
const textOf = (name: string) => readFileSync(join(dir, name), 'utf8');
const runs = async () =>
  (await runsOf(bench.documents, 'acme', { limit: 20, skip: 0, now: new Date() })).runs;
const partitionRows = async () => {
  const rows = await bench.documents
    .selectFrom('partitions')
    .select(['billing_month', 'row_count'])
    .execute();
  return rows.map(({ billing_month, row_count }) => [billing_month, Number(row_count)]);
};

test('files that are there together are one load, and move to loaded', async () => {
  put('acme/a.csv', csv([row({ BilledCost: '1' })]));
  put('acme/2024/b.csv', csv([row({ BilledCost: '2' })]));
  await expect.poll(() => has('acme/loaded/a.csv') && has('acme/loaded/2024/b.csv'), PATIENCE).toBe(true);
  expect([has('acme/a.csv'), has('acme/2024/b.csv')]).toEqual([false, false]);
  expect(await partitionRows()).toEqual([['2024-05-01', 2]]);
  expect(await runs()).toMatchObject([{ origin: 'inbox', startedBy: null, state: 'loaded' }]);
  expect(has('acme/loaded/a.csv.txt')).toBe(false);
});

test('what its plan speaks against is refused with the words what to do, and let in by the name of a folder', async () => {
  const rows = csv([row({ BilledCost: '2' }), row({ BilledCost: 'abc' })]);
  put('acme/b.csv', rows);
  put('acme/allow-typo/c.csv', rows);
  await expect
    .poll(() => has('acme/refused/b.csv.txt') && has('acme/refused/allow-typo/c.csv.txt'), PATIENCE)
    .toBe(true);
  expect(await partitionRows()).toEqual([]);
  const note = textOf('acme/refused/b.csv.txt');
  for (const words of ['nothing was changed', 'Rows were rejected', 'Mend the rows', 'allow-rejected+shrink'])
    expect(note).toContain(words);
  expect(note).not.toContain(dir);
  expect(textOf('acme/refused/allow-typo/c.csv.txt')).toContain(`'typo' is no reason`);
  put('acme/allow-rejected/b.csv', rows);
  await expect.poll(() => has('acme/loaded/allow-rejected/b.csv'), PATIENCE).toBe(true);
  expect(await partitionRows()).toEqual([['2024-05-01', 1]]);
  expect(textOf('acme/loaded/allow-rejected/b.csv.txt')).toContain(
    `line 3  BilledCost 'abc'  is not a number`,
  );
  expect((await runs()).map(({ state }) => state)).toEqual(['loaded', 'refused']);
});

test('a damaged file is refused with a note, and the others are loaded without it', async () => {
  put('acme/letter.csv', 'Dear Sirs,\n');
  put('acme/may.csv', csv([row()]));
  await expect.poll(() => has('acme/refused/letter.csv') && has('acme/loaded/may.csv'), PATIENCE).toBe(true);
  const note = textOf('acme/refused/letter.csv.txt');
  expect(note).toContain('nothing of it was loaded');
  expect(note).not.toContain(dir);
  expect((await runs()).map(({ state }) => state)).toEqual(['loaded', 'failed']);
});

test('uploads that go on, hidden files and symbolic links are left alone', async () => {
  const outside = mkdtempSync(join(tmpdir(), 'outside-'));
  writeFileSync(join(outside, 'secret.csv'), csv([row({ BilledCost: '99' })]));
  symlinkSync(join(outside, 'secret.csv'), join(dir, 'acme/link.csv'));
  symlinkSync(outside, join(dir, 'acme/folder'));
  symlinkSync(outside, join(dir, 'Acme link'));
  put('acme/upload.csv.part', csv([row({ BilledCost: '98' })]));
  put('acme/.hidden.csv', csv([row({ BilledCost: '97' })]));
  put('acme/may.csv', csv([row()]));
  await expect.poll(() => has('acme/loaded/may.csv'), PATIENCE).toBe(true);
  expect(await partitionRows()).toEqual([['2024-05-01', 1]]);
  expect([has('acme/link.csv'), has('acme/upload.csv.part'), has('acme/.hidden.csv')]).toEqual([
    true,
    true,
    true,
  ]);
  expect(existsSync(join(outside, 'secret.csv'))).toBe(true);
  rmSync(outside, { recursive: true });
});

test('a file that grows is waited for', async () => {
  const rows = Array.from({ length: 8 }, (_, index) => row({ BilledCost: String(index + 1) }));
  for (let length = 1; length <= rows.length; length += 1) {
    put('acme/may.csv', csv(rows.slice(0, length)));
    await new Promise((resolve) => setTimeout(resolve, 1000));
    expect(has('acme/may.csv')).toBe(true);
  }
  await expect.poll(() => has('acme/loaded/may.csv'), PATIENCE).toBe(true);
  expect(await partitionRows()).toEqual([['2024-05-01', 8]]);
  expect(await runs()).toHaveLength(1);
});

test('what belongs to no company is refused with a note that says how, until it does', async () => {
  const path = put('stray.csv', csv([row()]));
  put('Umbrella/may.csv', csv([row()]));
  await expect.poll(() => has('stray.csv.refused.txt') && has('Umbrella.refused.txt'), PATIENCE).toBe(true);
  expect(textOf('stray.csv.refused.txt')).toContain('Acme');
  expect(textOf('Umbrella.refused.txt')).toContain('npm run ingest -- --create');
  expect(await bench.documents.selectFrom('companies').selectAll().execute()).toHaveLength(1);
  rmSync(path);
  await bench.documents
    .insertInto('companies')
    .values({ company_id: 'umbrella', name: 'Umbrella', currency: 'USD' })
    .execute();
  await expect.poll(() => has('Umbrella/loaded/may.csv'), PATIENCE).toBe(true);
  expect([has('stray.csv.refused.txt'), has('Umbrella.refused.txt')]).toEqual([false, false]);
});

test('a service that ends in the middle leaves the files to be taken again, and nothing is counted twice', async () => {
  const rows = Array.from({ length: 40_000 }, (_, index) => row({ BilledCost: String(index % 7) }));
  put('acme/may.csv', csv(rows));
  await expect.poll(async () => (await runs()).length, PATIENCE).toBe(1);
  await inbox.close();
  expect(has('acme/may.csv')).toBe(true);
  inbox = openedInbox();
  await inbox.open();
  await expect.poll(() => has('acme/loaded/may.csv'), PATIENCE).toBe(true);
  expect(await partitionRows()).toEqual([['2024-05-01', 40_000]]);
  // The same content once more: nothing changes, and the first file keeps its place.
  put('acme/may.csv', csv(rows));
  await expect.poll(() => has('acme/loaded/may-2.csv'), PATIENCE).toBe(true);
  expect((await runs())[0]?.state).toBe('unchanged');
});
