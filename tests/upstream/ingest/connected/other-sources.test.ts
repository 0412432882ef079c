// Connected sources over Azure Blob (azurite), Google's JSON API (a server of this test), and folders.
import { generateKeyPairSync } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { decodeProtectedHeader, importSPKI, jwtVerify } from 'jose';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { findGroups } from '../../../../upstream/ingest/connected/exports/find-groups.ts';
import { openFolder } from '../../../../upstream/ingest/connected/storage/folder-store.ts';
import { GcsStore } from '../../../../upstream/ingest/connected/storage/gcs-store.ts';
import { openStore, type StoreParts } from '../../../../upstream/ingest/connected/storage/open-store.ts';
import { fetchObject } from '../../../../upstream/ingest/sources/object-download.ts';
import type { ObjectStore, StoredObject } from '../../../../upstream/ingest/sources/object-store.ts';
import { csv, row } from '../../../support/product/focus-files.ts';
import { openSourceBench } from './source-bench.ts';
import { type AzureStorage, startAzureStorage } from './storages.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 });

let azure: AzureStorage;
let dir: string;
beforeAll(async () => {
  azure = await startAzureStorage();
  dir = mkdtempSync(join(tmpdir(), 'sources-'));
});
afterAll(async () => {
  await azure.close();
  rmSync(dir, { recursive: true, force: true });
});

const LIMITS = { networks: ['127.0.0.0/8'], folders: [] as string[] };
const SOON = new Date(Date.now() + 3_600_000);
const bySas = (endsOn: Date, container = azure.container): StoreParts => ({
  ...{ kind: 'AZURE_BLOB', way: 'SAS', limits: LIMITS, externalId: '' },
  place: { account: azure.account, bucket: container },
  secrets: { sas: azure.sas(endsOn) },
});

async function listed(store: ObjectStore, prefix = ''): Promise<StoredObject[]> {
  const objects: StoredObject[] = [];
  for await (const page of store.list(prefix)) objects.push(...page);
  return objects;
}

test('an Azure export is loaded by its manifest, and a manifest that lies is refused', async () => {
  const bench = await openSourceBench();
  try {
    const folder = 'cost/20240501-20240531/run';
    const body = csv([row()]);
    const manifest = (bytes: number) =>
      JSON.stringify({
        ...{ manifestVersion: '2024-04-01', blobCount: 1, exportConfig: { exportName: 'cost' } },
        runInfo: { startDate: '2024-05-01T00:00:00' },
        blobs: [{ blobName: `${folder}/part_0.csv`, byteCount: bytes }],
      });
    await azure.put(`${folder}/part_0.csv`, body);
    await azure.put(`${folder}/manifest.json`, manifest(body.length + 1));
    const { kind, way, place, secrets } = bySas(SOON);
    const id = await bench.add({
      kind,
      way,
      place: { ...place, prefix: 'cost/' },
      secrets,
      layout: 'MANIFESTS',
    });
    expect(await bench.look(id)).toMatchObject({ state: 'arriving', fault: 'MANIFEST_WRONG' });
    bench.pass(6);
    expect(await bench.look(id)).toMatchObject({ state: 'refused', fault: 'MANIFEST_WRONG' });
    expect(bench.told).toHaveLength(1);
    expect(await bench.months()).toEqual([]);
    await azure.put(`${folder}/manifest.json`, manifest(body.length));
    bench.pass(61);
    expect((await bench.look(id)).state).toBe('loaded');
    expect(await bench.months()).toEqual([['2024-05-01', 1]]);
  } finally {
    await bench.close();
  }
});

test('a signature that ended, a container that is gone and a host that is not Azure are told apart', async () => {
  const codeOf = async (parts: StoreParts) =>
    openStore(parts)
      .then((store) => listed(store))
      .then(
        () => 'good',
        (error: { code: string }) => error.code,
      );
  expect(await codeOf(bySas(new Date(Date.now() - 60_000)))).toBe('SECRET_ENDED');
  const byString = (bucket: string, connectionString = azure.connectionString): StoreParts => ({
    ...{ kind: 'AZURE_BLOB', way: 'CONNECTION_STRING', limits: LIMITS, externalId: '' },
    ...{ place: { bucket }, secrets: { connectionString } },
  });
  expect(await codeOf(byString('no-such-container'))).toBe('PLACE_GONE');
  expect(await codeOf(byString(azure.container))).toBe('good');
  expect(await codeOf(byString(azure.container, 'nothing of Azure'))).toBe('ACCESS_DENIED');
  const elsewhere = { account: 'https://evil.example.com', bucket: 'x' };
  expect(await codeOf({ ...bySas(SOON), place: elsewhere })).toBe('ADDRESS_PRIVATE');
});

test('a blob that changes while it is read is not taken, and is fetched on where it broke off', async () => {
  await azure.put('change/a.csv', 'one');
  const store = await openStore(bySas(SOON));
  const [object] = await listed(store, 'change/');
  if (!object) throw new Error('no blob');
  writeFileSync(join(dir, 'part'), 'on');
  await fetchObject(store, object, join(dir, 'part'));
  expect(await text((await store.open(object, 0)).body)).toBe('one');
  await azure.put('change/a.csv', 'two');
  await expect(store.open(object, 0)).rejects.toMatchObject({ code: 'OBJECT_CHANGED' });
});

test('Google: pages, generations and tokens of a service account', async () => {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }) as string;
  const objects = new Map(Array.from({ length: 10_000 }, (_, index) => [`e/2024-05/${index}.csv`, '1']));
  const tokens: string[] = [];
  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '', 'http://x');
    const answer = (status: number, body: object) => {
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    };
    if (url.pathname === '/token-of-another-time')
      return answer(400, {
        error: 'invalid_grant',
        error_description:
          'Invalid JWT: Token must be a short-lived token (60 minutes) and in a reasonable timeframe. Check your iat and exp values.',
      });
    if (url.pathname === '/token') {
      const assertion = new URLSearchParams(await text(request)).get('assertion') ?? '';
      const key = await importSPKI(publicKey.export({ type: 'spki', format: 'pem' }) as string, 'RS256');
      const { payload } = await jwtVerify(assertion, key, {
        audience: 'https://oauth2.googleapis.com/token',
      });
      tokens.push(`${decodeProtectedHeader(assertion).alg} ${payload.iss} ${String(payload.scope)}`);
      return answer(200, { access_token: 'good', expires_in: 3600 });
    }
    if (request.headers.authorization !== 'Bearer good') return answer(401, {});
    if (url.searchParams.get('alt') === 'media') {
      const key = decodeURIComponent(url.pathname.split('/o/')[1] ?? '');
      if (url.searchParams.get('ifGenerationMatch') !== objects.get(key)) return answer(412, {});
      return void response.end('content');
    }
    if (!url.pathname.includes('/b/billing/')) return answer(404, {});
    const keys = [...objects.keys()].filter((key) => key.startsWith(url.searchParams.get('prefix') ?? ''));
    const start = Number(url.searchParams.get('pageToken') ?? 0);
    const page = keys.slice(start, start + 1000);
    const items = page.map((name) => ({ name, size: '7', generation: objects.get(name) }));
    const isLast = start + 1000 >= keys.length;
    answer(200, { items, ...(isLast ? {} : { nextPageToken: String(start + 1000) }) });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  try {
    const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const account = { email: 'reader@x.iam', privateKey: pem };
    const parts = { account, endpoint, tokenAddress: `${endpoint}/token` };
    const store = new GcsStore({ ...parts, bucket: 'billing' });
    const all = await listed(store, 'e/');
    expect([all.length, new Set(all.map(({ key }) => key)).size]).toEqual([10_000, 10_000]);
    const place = { layout: 'FILES' as const, bucket: 'billing', prefix: 'e/' };
    const { objectCount, groups } = await findGroups(store, place);
    expect([objectCount, groups.map(({ month, files }) => [month, files.length])]).toEqual([
      10_000,
      [['2024-05', 10_000]],
    ]);
    expect(tokens).toEqual(['RS256 reader@x.iam https://www.googleapis.com/auth/devstorage.read_only']);
    const [first] = all;
    if (!first) throw new Error('no object');
    expect(await text((await store.open(first, 0)).body)).toBe('content');
    objects.set(first.key, '2');
    await expect(store.open(first, 0)).rejects.toMatchObject({ code: 'OBJECT_CHANGED' });
    const gone = new GcsStore({ ...parts, bucket: 'other' });
    await expect(listed(gone)).rejects.toMatchObject({ code: 'PLACE_GONE' });
    const tokenAddress = `${endpoint}/token-of-another-time`;
    const apart = new GcsStore({ ...parts, bucket: 'billing', tokenAddress });
    await expect(listed(apart)).rejects.toMatchObject({ code: 'CLOCK_APART' });
  } finally {
    server.closeAllConnections();
    server.close();
  }
});

test('a folder below those that are open to sources is read; links and other folders are not', async () => {
  const open = join(dir, 'drive');
  mkdirSync(join(open, 'acme/2024-05'), { recursive: true });
  mkdirSync(join(dir, 'private'));
  writeFileSync(join(dir, 'private/secret.csv'), 'x');
  writeFileSync(join(open, 'acme/2024-05/a.csv'), csv([row()]));
  symlinkSync(join(dir, 'private/secret.csv'), join(open, 'acme/2024-05/link.csv'));
  symlinkSync(join(dir, 'private'), join(open, 'out'));
  const parts = (bucket: string): StoreParts => ({
    ...{ kind: 'FOLDER', way: 'FILES', place: { bucket }, secrets: {}, externalId: '' },
    limits: { networks: [], folders: [open] },
  });
  const bench = await openSourceBench([open]);
  try {
    const id = await bench.add({ kind: 'FOLDER', way: 'FILES', place: { bucket: join(open, 'acme') } });
    await bench.look(id);
    bench.pass(2);
    expect(await bench.look(id)).toMatchObject({ state: 'loaded', objectCount: 1 });
  } finally {
    await bench.close();
  }
  await expect(openFolder(parts(join(dir, 'private')))).rejects.toMatchObject({ code: 'ACCESS_DENIED' });
  await expect(openFolder(parts(join(open, 'out')))).rejects.toMatchObject({ code: 'ACCESS_DENIED' });
  await expect(openFolder(parts(join(open, 'gone')))).rejects.toMatchObject({ code: 'PLACE_GONE' });
  const store = await openFolder(parts(join(open, 'acme')));
  const [file] = await listed(store);
  if (!file) throw new Error('no file');
  writeFileSync(join(open, 'acme/2024-05/a.csv'), 'changed');
  await expect(store.open(file, 0)).rejects.toMatchObject({ code: 'OBJECT_CHANGED' });
});
