// Where sessions are kept: the same rules for one gateway's file and for the Redis that replicas share (S-01).
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Redis } from 'ioredis';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { RedisSealedStore } from '../../../gateway/auth/session/redis-sealed-store.ts';
import { hashOf, type SealedStore } from '../../../gateway/auth/session/sealed-store.ts';
import { SqliteSealedStore } from '../../../gateway/auth/session/sqlite-sealed-store.ts';
import { withLock } from '../../../gateway/auth/session/with-lock.ts';
import { loaderOf } from '../../../lib/node/programs/loader-of.ts';
import { HAS_REDIS, type RedisServer, startRedis } from '../../support/product/redis.ts';

const silent = pino({ level: 'silent' });
const dataDir = mkdtempSync(join(tmpdir(), 'skyledger-store-'));
let redis: RedisServer | null = null;

beforeAll(async () => {
  if (HAS_REDIS) redis = await startRedis();
});
afterAll(async () => {
  await redis?.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

const STORES: [string, () => Promise<SealedStore>, boolean][] = [
  ['SQLite', async () => new SqliteSealedStore(dataDir), true],
  ['Redis', () => RedisSealedStore.open(redis?.url ?? '', silent), HAS_REDIS],
];

describe.each(STORES)('a store in %s', (_name, open, isThere) => {
  let store: SealedStore;
  let other: SealedStore;
  beforeAll(async () => {
    if (!isThere) return;
    [store, other] = [await open(), await open()];
  });
  afterAll(async () => {
    await store?.close();
    await other?.close();
  });
  const entry = (value: unknown, owner?: string) =>
    store.add({ kind: 'session', value, lifetimeMs: 60_000, ...(owner && { owner }) });

  test.skipIf(!isThere)('gives an entry to the holder of its id, of its kind, in every gateway', async () => {
    const id = await entry({ name: 'Ä' });
    expect(id).toMatch(/^[\w-]{43}$/);
    expect(await other.get('session', id)).toEqual({ value: { name: 'Ä' }, mark: null });
    expect(await other.get('another', id)).toBeNull();
    expect(await other.get('session', `${id}x`)).toBeNull();
    await other.remove('session', id);
    expect(await store.get('session', id)).toBeNull();
  });

  test.skipIf(!isThere)('changes only what is there and unmarked', async () => {
    const id = await entry(1);
    expect(await other.replace('session', id, 2)).toBe(true);
    expect(await store.get('session', id)).toEqual({ value: 2, mark: null });
    await store.mark('session', id, 'ELSEWHERE', 3);
    expect(await other.replace('session', id, 4)).toBe(false);
    expect(await other.get('session', id)).toEqual({ value: 3, mark: 'ELSEWHERE' });
    await store.remove('session', id);
    expect(await other.replace('session', id, 5)).toBe(false);
    await store.mark('session', id, 'ELSEWHERE', 6);
    expect(await store.get('session', id)).toBeNull();
  });

  test.skipIf(!isThere)('knows the other entries of an owner, and marks them', async () => {
    const [first, second] = [await entry(1, 'dana'), await entry(2, 'dana')];
    await entry(3, 'vera');
    expect(await other.countOthers('session', 'dana', first)).toBe(1);
    expect(await other.countOthers('session', 'dana', null)).toBe(2);
    expect(await other.countOthers('session', 'nobody', null)).toBe(0);
    await other.markOthers('session', 'dana', second, 'ELSEWHERE');
    expect(await store.get('session', first)).toEqual({ value: 1, mark: 'ELSEWHERE' });
    expect(await store.get('session', second)).toEqual({ value: 2, mark: null });
    expect(await store.countOthers('session', 'dana', second)).toBe(0);
    expect(await store.countOthers('session', 'vera', null)).toBe(1);
  });

  test.skipIf(!isThere)(
    'lists the entries of an owner by what was added about them, and marks one',
    async () => {
      const about = Buffer.from('a browser');
      const add = (owner: string) =>
        store.add({ kind: 'session', value: 1, lifetimeMs: 60_000, owner, about });
      const [first, second, foreign] = [await add('dora'), await add('dora'), await add('felix')];
      await other.replace('session', second, 2);
      const owned = await other.ownedBy('session', 'dora');
      expect(owned.map(({ hash }) => hash).sort()).toEqual([first, second].map(hashOf).sort());
      expect(owned.map((entry) => entry.about?.toString())).toEqual(['a browser', 'a browser']);
      const replaced = owned.filter(({ replacedAt }) => replacedAt !== null);
      expect(replaced.map(({ hash }) => hash)).toEqual([hashOf(second)]);

      expect(await other.markOwned('session', 'dora', hashOf(foreign), 'ELSEWHERE')).toBe(false);
      expect(await other.markOwned('session', 'dora', first, 'ELSEWHERE'), 'the id is no hash').toBe(false);
      expect(await other.markOwned('session', 'dora', hashOf(first), 'ELSEWHERE')).toBe(true);
      expect(await store.get('session', first)).toEqual({ value: 1, mark: 'ELSEWHERE' });
      expect((await store.ownedBy('session', 'dora')).map(({ hash }) => hash)).toEqual([hashOf(second)]);
      expect(await store.get('session', foreign)).toEqual({ value: 1, mark: null });
    },
  );

  test.skipIf(!isThere)('shares one key of a name, also when all ask at once', async () => {
    const keys = await Promise.all([store, other, store, other].map((one) => one.key('shared')));
    expect(new Set(keys.map((key) => Buffer.from(key).toString('hex'))).size).toBe(1);
    expect(keys[0]?.length).toBe(32);
  });

  test.skipIf(!isThere)('lets one gateway at a time work, and none for ever', async () => {
    expect(await store.lock('work', 'a', 60_000)).toBe(true);
    expect(await other.lock('work', 'b', 60_000)).toBe(false);
    await other.unlock('work', 'b');
    expect(await other.lock('work', 'b', 60_000)).toBe(false);
    await store.unlock('work', 'a');
    expect(await other.lock('work', 'b', 1)).toBe(true);
    await expect.poll(() => store.lock('work', 'c', 60_000)).toBe(true);
    let running = 0;
    let most = 0;
    const work = async () => {
      most = Math.max(most, ++running);
      await new Promise((resolve) => setTimeout(resolve, 20));
      running -= 1;
    };
    await Promise.all([store, other, store, other].map((one) => withLock(one, 'shared work', work)));
    expect(most).toBe(1);
  });

  test.skipIf(!isThere)('forgets what has lapsed', async () => {
    const id = await store.add({ kind: 'session', value: 1, lifetimeMs: 1, owner: 'lapsed' });
    await expect.poll(() => other.get('session', id)).toBeNull();
    expect(await other.countOthers('session', 'lapsed', null)).toBe(0);
  });
});

test.skipIf(!HAS_REDIS)('Redis holds neither ids, owners nor contents', async () => {
  const store = await RedisSealedStore.open(redis?.url ?? '', silent);
  const id = await store.add({
    kind: 'session',
    value: 'the-secret',
    lifetimeMs: 60_000,
    owner: 'dana-demo',
  });
  await store.close();
  const raw = new Redis(redis?.url ?? '');
  const keys = await raw.keys('*');
  const contents = await Promise.all(
    keys.filter((key) => key.includes(':session:')).map((key) => raw.hgetallBuffer(key)),
  );
  raw.disconnect();
  const all =
    keys.join('\n') + contents.map((one) => Buffer.concat(Object.values(one)).toString('latin1')).join('\n');
  expect(keys.length).toBeGreaterThan(1);
  for (const secret of [id, 'the-secret', 'dana-demo']) expect(all).not.toContain(secret);
});

test('a Redis that is not there is said in one line, without its password', async () => {
  const opened = RedisSealedStore.open('redis://:the-password@127.0.0.1:9', silent);
  await expect(opened).rejects.toThrow(/^REDIS_URL: the server cannot be used \([^\n]*\)$/);
  await expect(RedisSealedStore.open('redis://:the-password@127.0.0.1:9', silent)).rejects.not.toThrow(
    /the-password/,
  );
});

test('gateways that start at once on a new directory all get their store', async () => {
  const script = join(import.meta.dirname, 'open-sealed-store.ts');
  const place = join(dataDir, 'new');
  const codes = await Promise.all(
    [1, 2, 3, 4].map(async () => {
      const program = spawn(process.execPath, [...loaderOf(script), script, place], { stdio: 'inherit' });
      const [code] = (await once(program, 'exit')) as [number | null];
      return code;
    }),
  );
  expect(codes).toEqual([0, 0, 0, 0]);
});
