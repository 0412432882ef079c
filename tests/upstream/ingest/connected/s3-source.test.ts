// Connected sources over a real S3 server: whole exports, months without manifests, faults, leases.
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { testSource } from '../../../../upstream/ingest/connected/setup/test-source.ts';
import { openStore } from '../../../../upstream/ingest/connected/storage/open-store.ts';
import { runsOf } from '../../../../upstream/stores/documents/loads/load-runs.ts';
import { charge, csv, row } from '../../../support/product/focus-files.ts';
import { openSourceBench, type SourceBench } from './source-bench.ts';
import { S3_KEYS, type S3Storage, startS3Storage } from './storages.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 });

let storage: S3Storage;
let bench: SourceBench;
let prefix = '';
let count = 0;
beforeAll(async () => {
  storage = await startS3Storage();
});
afterAll(() => storage.close());
beforeEach(async () => {
  bench = await openSourceBench();
  count += 1;
  prefix = `t${count}/`;
});
afterEach(() => bench.close());

const { accessKeyId, secretAccessKey } = S3_KEYS;
const s3 = (more: Record<string, string> = {}) => ({
  kind: 'S3' as const,
  way: 'KEYS',
  place: { bucket: storage.bucket, endpoint: storage.endpoint, prefix, accessKeyId, ...more },
  secrets: { secretAccessKey },
});
const put = (key: string, body: string) => storage.put(`${prefix}${key}`, body);
const MANIFEST = 'focus/metadata/BILLING_PERIOD=2024-05/focus-Manifest.json';
const DATA = 'focus/data/BILLING_PERIOD=2024-05';
const manifest = (names: string[]) =>
  JSON.stringify({ dataFiles: names.map((name) => `s3://${storage.bucket}/${prefix}${DATA}/${name}`) });

test('an export is loaded once it is whole, and again only when it changes', async () => {
  await put(MANIFEST, manifest(['1.csv', '2.csv']));
  await put(`${DATA}/1.csv`, csv([charge(1, 'Amazon S3', '1')]));
  const id = await bench.add({ ...s3(), layout: 'MANIFESTS' });
  const half = await bench.look(id);
  expect([half.state, half.months[0]?.fault, await bench.months()]).toEqual([
    ...['arriving', 'FILES_MISSING', []],
  ]);
  await put(`${DATA}/2.csv`, csv([charge(2, 'Amazon S3', '2')]));
  await put(MANIFEST, manifest(['1.csv', '2.csv']));
  bench.pass(10);
  const whole = await bench.look(id);
  expect(whole).toMatchObject({
    state: 'loaded',
    objectCount: 3,
    months: [{ month: '2024-05', fileCount: 2 }],
  });
  expect(await bench.months()).toEqual([['2024-05-01', 2]]);
  const { runs } = await runsOf(bench.documents, 'acme', { limit: 5, skip: 0, now: new Date() });
  expect(runs).toMatchObject([{ origin: 'source', startedBy: null, state: 'loaded', fileCount: 2 }]);
  bench.pass(61);
  expect((await bench.look(id)).state).toBe('unchanged');
  expect((await runsOf(bench.documents, 'acme', { limit: 5, skip: 0, now: new Date() })).totalCount).toBe(1);
  await put(`${DATA}/2.csv`, csv([charge(2, 'Amazon S3', '3')]));
  await put(MANIFEST, manifest(['1.csv', '2.csv']));
  bench.pass(61);
  expect((await bench.look(id)).state).toBe('loaded');
});

test('months without manifests are loaded each by itself, once their files stopped coming', async () => {
  await put('2024-05/a.csv', csv([charge(1, 'Amazon S3', '1')]));
  await put('2024-05/b.csv', csv([charge(2, 'Amazon S3', '2')]));
  await put(
    '2024-06/a.csv',
    csv([
      row({
        BillingPeriodStart: '2024-06-01',
        BillingPeriodEnd: '2024-07-01',
        ChargePeriodStart: '2024-06-02',
        ChargePeriodEnd: '2024-06-03',
      }),
    ]),
  );
  await put('2024-06/readme.txt', 'none of it\n');
  const id = await bench.add(s3());
  expect((await bench.look(id)).state).toBe('arriving');
  bench.pass(2);
  expect((await bench.look(id)).months.map(({ month, state }) => [month, state])).toEqual([
    ['2024-05', 'loaded'],
    ['2024-06', 'loaded'],
  ]);
  expect(await bench.months()).toEqual([
    ['2024-05-01', 2],
    ['2024-06-01', 1],
  ]);
});

test('a dry run makes the plan and changes nothing; what the plan refuses waits for an answer', async () => {
  await put('2024-05/a.csv', csv([row({ BilledCost: '2' }), row({ BilledCost: 'abc' })]));
  const id = await bench.add(s3());
  await bench.look(id);
  const dry = await bench.ask(id, true);
  expect([dry.state, dry.isDry, dry.months[0]?.loadRunId, await bench.months()]).toEqual([
    ...['planned', true, expect.any(String), []],
  ]);
  bench.pass(2);
  const refused = await bench.look(id);
  expect([refused.state, refused.fault]).toEqual(['refused', 'LOAD_REFUSED']);
  expect(bench.told.map(({ outcome }) => outcome.fault)).toEqual(['LOAD_REFUSED']);
  bench.pass(61);
  expect((await bench.look(id)).state).toBe('refused');
  expect(bench.told).toHaveLength(1);
  expect((await bench.ask(id, false, ['rejected'])).state).toBe('loaded');
  expect(await bench.months()).toEqual([['2024-05-01', 1]]);
});

test.each([
  ['a key that is not known', { accessKeyId: 'other' }, { secretAccessKey: 'a secret' }, 'ACCESS_DENIED'],
  ['a bucket that is gone', { bucket: 'invoices' }, { secretAccessKey }, 'PLACE_GONE'],
  ['a prefix with nothing', { prefix: 'nothing/' }, { secretAccessKey }, 'NOTHING_FOUND'],
  ['a private address', { endpoint: 'http://10.0.0.1:9' }, { secretAccessKey }, 'ADDRESS_PRIVATE'],
])('%s ends the run, and its owner is told once', async (_, more, secrets, code) => {
  await put('2024-05/a.csv', csv([row()]));
  const id = await bench.add({ ...s3(more), secrets });
  for (let hours = 0; hours < 3; hours += 1) {
    expect(await bench.look(id)).toMatchObject({ state: 'failed', fault: code });
    bench.pass(61);
  }
  expect(bench.told).toHaveLength(1);
  expect(JSON.stringify(bench.told[0]?.outcome)).not.toContain(secrets.secretAccessKey);
});

test('a storage that does not answer is told of at the third run in a row', async () => {
  const gone = await startS3Storage();
  const { endpoint } = gone;
  await gone.close();
  const id = await bench.add(s3({ endpoint }));
  for (const told of [0, 0, 1, 1]) {
    expect(await bench.look(id)).toMatchObject({ state: 'failed', fault: 'UNREACHABLE' });
    expect(bench.told).toHaveLength(told);
    bench.pass(61);
  }
});

test('of two programs one runs a source; the work of one that died is taken over', async () => {
  await put('2024-05/a.csv', csv([row()]));
  const id = await bench.add(s3());
  const other = bench.otherRunner();
  await Promise.all([bench.runner.runDue(), other.runDue()]);
  await Promise.all([bench.runner.idle(), other.idle()]);
  const rows = async () =>
    bench.documents.selectFrom('source_runs').select(['state', 'fault']).orderBy('asked_at').execute();
  expect(await rows()).toHaveLength(1);
  const left = {
    claim: 'gone',
    claimed_until: new Date(bench.tools.now().getTime() + 600_000).toISOString(),
  };
  await bench.documents
    .updateTable('connected_sources')
    .set({ ...left, next_run_at: bench.tools.now().toISOString() })
    .execute();
  await bench.documents.updateTable('source_runs').set({ state: 'running', ended_at: null }).execute();
  await other.runDue();
  await other.idle();
  expect(await rows()).toHaveLength(1);
  bench.pass(11);
  await other.runDue();
  await other.idle();
  expect((await rows()).map(({ state }) => state)).toEqual(['failed', 'loaded']);
  expect((await bench.look(id)).state).toBe('loaded');
  await other.close();
});

test('a file that changes while it is read is not loaded, and is fetched again', async () => {
  await put('2024-05/a.csv', csv([row({ BilledCost: '1' })]));
  const store = await openStore({ ...s3(), limits: bench.tools.limits, externalId: '' });
  const pages = [];
  for await (const page of store.list(prefix)) pages.push(...page);
  await put('2024-05/a.csv', csv([row({ BilledCost: '9' })]));
  await expect(
    store.open(pages[0] ?? { key: '', size: 0, etag: '', modifiedMs: 0 }, 0),
  ).rejects.toMatchObject({
    code: 'OBJECT_CHANGED',
  });
  store.close();
});

test('a trial tells what is there', async () => {
  await put('2024-05/a.csv', 'x');
  await put('m-Manifest.json', '{}');
  const parts = { ...s3(), limits: bench.tools.limits, externalId: '' };
  expect(await testSource(parts)).toMatchObject({
    fault: null,
    fileCount: 1,
    manifestCount: 1,
    isMore: false,
  });
  expect((await testSource({ ...parts, place: { ...parts.place, accessKeyId: 'x' } })).fault?.code).toBe(
    'ACCESS_DENIED',
  );
});
