// The ways in which sources sign in beside a key: a role by a service of tokens, a profile, the machine, an HMAC key of Google.
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { openGcs } from '../../../../upstream/ingest/connected/storage/open-gcs.ts';
import { openStore, type StoreParts } from '../../../../upstream/ingest/connected/storage/open-store.ts';
import { S3_KEYS, type S3Storage, startS3Storage } from './storages.ts';

const KEY = '2024-05/a.csv';
const BODY = 'BilledCost\n1\n';

let storage: S3Storage;
let dir: string;
beforeAll(async () => {
  storage = await startS3Storage();
  await storage.put(KEY, BODY);
  dir = mkdtempSync(join(tmpdir(), 'sign-in-'));
});
afterEach(() => vi.unstubAllEnvs());
afterAll(async () => {
  await storage.close();
  rmSync(dir, { recursive: true, force: true });
});

const { accessKeyId, secretAccessKey } = S3_KEYS;

/** By another way than a key of its own, at the same bucket. */
const by = (way: string, more: Partial<StoreParts> = {}): StoreParts => ({
  ...{ kind: 'S3', way, secrets: {}, externalId: '', limits: { networks: ['127.0.0.0/8'], folders: [] } },
  ...more,
  place: { bucket: storage.bucket, endpoint: storage.endpoint, region: 'us-east-1', ...more.place },
});
const keysBy = async (opened: ReturnType<typeof openStore>): Promise<string[]> => {
  const store = await opened;
  const keys: string[] = [];
  for await (const page of store.list('')) keys.push(...page.map(({ key }) => key));
  store.close();
  return keys;
};

/** A service of tokens that lets in who names the external id; what it gave is `endsIn` from now. */
async function startTokenService(externalId: string, endsInMs: () => number) {
  const asked: URLSearchParams[] = [];
  const server = createServer(async (request, response) => {
    const form = new URLSearchParams(await text(request));
    asked.push(form);
    const isTrusted = form.get('ExternalId') === externalId;
    const given = `<AccessKeyId>${accessKeyId}</AccessKeyId><SecretAccessKey>${secretAccessKey}</SecretAccessKey>
      <SessionToken>token</SessionToken><Expiration>${new Date(Date.now() + endsInMs()).toISOString()}</Expiration>`;
    response
      .writeHead(isTrusted ? 200 : 403, { 'content-type': 'text/xml' })
      .end(
        isTrusted
          ? `<AssumeRoleResponse xmlns="https://sts.amazonaws.com/doc/2011-06-15/"><AssumeRoleResult><Credentials>${given}</Credentials></AssumeRoleResult></AssumeRoleResponse>`
          : `<ErrorResponse xmlns="https://sts.amazonaws.com/doc/2011-06-15/"><Error><Type>Sender</Type><Code>AccessDenied</Code><Message>not trusted</Message></Error></ErrorResponse>`,
      );
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    asked,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

test('by a role: its external id is named, and its credentials are asked for anew when they end', async () => {
  let endsIn = -60_000;
  const tokens = await startTokenService('skyledger:acme', () => endsIn);
  try {
    vi.stubEnv('AWS_ENDPOINT_URL_STS', tokens.url);
    vi.stubEnv('AWS_ACCESS_KEY_ID', 'OF-THE-SERVER');
    vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'hush');
    const roleArn = 'arn:aws:iam::123456789012:role/billing';
    const role = by('ROLE', { place: { roleArn }, externalId: 'skyledger:acme' });
    const store = await openStore(role);
    const list = async () => {
      for await (const page of store.list('')) return page.map(({ key }) => key);
      return [];
    };
    expect(await list()).toEqual([KEY]);
    const { Action, RoleArn, ExternalId } = Object.fromEntries(tokens.asked[0] ?? []);
    expect([Action, RoleArn, ExternalId]).toEqual(['AssumeRole', roleArn, 'skyledger:acme']);
    endsIn = 3_600_000;
    await list();
    const asked = tokens.asked.length;
    expect(asked).toBeGreaterThan(1);
    await list();
    expect(tokens.asked).toHaveLength(asked);
    store.close();
    const untrusted = openStore({ ...role, externalId: 'skyledger:other' });
    await expect(keysBy(untrusted)).rejects.toMatchObject({ code: 'ACCESS_DENIED' });
  } finally {
    tokens.close();
  }
});

test('by a profile of the server, and by what the machine itself may', async () => {
  const file = join(dir, 'credentials');
  const profile = (name: string, id: string) =>
    `[${name}]\naws_access_key_id = ${id}\naws_secret_access_key = ${secretAccessKey}\n`;
  writeFileSync(file, profile('acme', accessKeyId) + profile('stranger', 'UNKNOWN'));
  vi.stubEnv('AWS_SHARED_CREDENTIALS_FILE', file);
  vi.stubEnv('AWS_CONFIG_FILE', join(dir, 'no-config'));
  vi.stubEnv('AWS_EC2_METADATA_DISABLED', 'true');
  const keys = [KEY];
  expect(await keysBy(openStore(by('PROFILE', { place: { profile: 'acme' } })))).toEqual(keys);
  for (const name of ['stranger', 'missing']) {
    const opened = openStore(by('PROFILE', { place: { profile: name } }));
    await expect(keysBy(opened)).rejects.toMatchObject({ code: 'ACCESS_DENIED' });
  }
  vi.stubEnv('AWS_ACCESS_KEY_ID', accessKeyId);
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', secretAccessKey);
  expect(await keysBy(openStore(by('MACHINE')))).toEqual(keys);
});

test('a bucket of Google by an HMAC key is read as S3-compatible storage', async () => {
  const google = (id: string) =>
    openGcs(
      { ...by('HMAC', { place: { accessKeyId: id }, secrets: { secretAccessKey } }), kind: 'GCS' },
      storage.endpoint,
    );
  expect(await keysBy(google(accessKeyId))).toEqual([KEY]);
  const store = await google(accessKeyId);
  for await (const [object] of store.list('')) {
    if (!object) throw new Error('no object');
    expect(await text((await store.open(object, 0)).body)).toBe(BODY);
  }
  store.close();
  await expect(keysBy(google('UNKNOWN'))).rejects.toMatchObject({ code: 'ACCESS_DENIED' });
});

/** A storage whose clock is an hour ahead, and that refuses requests of another time as S3 does; or all of them. */
async function startAheadStorage(isStubborn: boolean) {
  const clock = () => new Date(Date.now() + 3_600_000);
  const server = createServer((request, response) => {
    // As in 20240601T080000Z.
    const signed = String(request.headers['x-amz-date']).replace(
      /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/,
      '$1-$2-$3T$4:$5:$6Z',
    );
    const isApart = Math.abs(Date.parse(signed) - clock().getTime()) > 900_000;
    const isRefused = isStubborn || isApart;
    response
      .writeHead(isRefused ? 403 : 200, { 'content-type': 'application/xml', date: clock().toUTCString() })
      .end(
        isRefused
          ? '<Error><Code>RequestTimeTooSkewed</Code><Message>too far apart</Message></Error>'
          : `<ListBucketResult><Contents><Key>${KEY}</Key><Size>1</Size><ETag>"e"</ETag></Contents></ListBucketResult>`,
      );
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

test('a clock that is an hour apart is allowed for; where the storage refuses it still, that is told', async () => {
  for (const isStubborn of [false, true]) {
    const ahead = await startAheadStorage(isStubborn);
    try {
      const place = { endpoint: ahead.endpoint, accessKeyId };
      const keys = keysBy(openStore(by('KEYS', { place, secrets: { secretAccessKey } })));
      if (isStubborn) await expect(keys).rejects.toMatchObject({ code: 'CLOCK_APART' });
      else expect(await keys).toEqual([KEY]);
    } finally {
      ahead.close();
    }
  }
});
