// Two gateways that share replies and the counts of requests by Redis, which may be slow, full, broken or gone without
// any harm to an answer (design 4; promises, section A).
import { deflateRawSync } from 'node:zlib';
import { Redis } from 'ioredis';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import type { Environment } from '../../../lib/node/settings.ts';
import type { Documents } from '../../../upstream/stores/documents/database.ts';
import { openDocuments } from '../../../upstream/stores/documents/open-documents.ts';
import { setCurrentCompany } from '../../../upstream/stores/documents/people/users.ts';
import { addMember } from '../../../upstream/stores/documents/platform/companies.ts';
import { PEOPLE, personToken } from '../../support/people/people.ts';
import { charge } from '../../support/product/focus-files.ts';
import { type Reply, startGateway, type TestGateway } from '../../support/product/gateway.ts';
import { addOwnCompany, loadRows } from '../../support/product/own-company.ts';
import { HAS_REDIS, type RedisServer, startRedis } from '../../support/product/redis.ts';
import { startUpstream, type TestUpstream } from '../../support/product/upstream.ts';

let server: RedisServer;
let redis: Redis;
let upstream: TestUpstream;
let documents: Documents;
let token: string;

beforeAll(async () => {
  if (!HAS_REDIS) return;
  server = await startRedis();
  redis = new Redis(server.url);
  redis.on('error', () => undefined);
  upstream = await startUpstream();
  documents = await openDocuments(upstream.dataDir);
  await addOwnCompany(upstream.dataDir, 'birch', [charge(2, 'Trees', '10')]);
  token = await personToken(upstream, 'owner');
  await addMember(documents, PEOPLE.owner.userId, 'birch', 'view');
  await setCurrentCompany(documents, PEOPLE.owner.userId, 'birch');
});
afterAll(async () => {
  redis?.disconnect();
  await documents?.destroy();
  await upstream?.close();
  await server?.stop();
});

async function gatewayWith(settings: Environment): Promise<TestGateway> {
  const gateway = await startGateway(upstream, { REDIS_URL: server.url, ...settings });
  onTestFinished(() => gateway.close());
  return gateway;
}
const pair = (settings: Environment) => Promise.all([gatewayWith(settings), gatewayWith(settings)]);

interface Data {
  viewer: { costMonthToDate: { total: number } };
}
const TOTAL = '{ viewer { costMonthToDate(vendors: [AWS]) { total } } }';
const NAME = '{ viewer { user { name } } }';
const ask = (gateway: TestGateway) => gateway.ask<Data>(TOTAL, { token });
const totalOf = (reply: Reply<Data>) => reply.expectData().viewer.costMonthToDate.total;
const isAsked = (gateway: TestGateway, reply: Reply<Data>) =>
  gateway.callsOf(reply).includes('costMonthToDate');
const replyKeys = () => redis.keys('skyledger:gateway:reply:*');

/** What birch has spent by now. */
let spent = 10;

async function load(amount: string): Promise<void> {
  await loadRows(documents, upstream.dataDir, 'birch', [charge(2, 'Trees', amount)]);
  spent = Number(amount);
}
const failuresOf = async (gateway: TestGateway) => {
  const text = await (await fetch(`${gateway.url}/metrics`)).text();
  return Number(/^skyledger_redis_failures_total (\d+)$/m.exec(text)?.[1]);
};
/** A busy machine must not pass for a slow Redis. */
const KEPT = { REPLY_CACHE_MB: '8', REDIS_TIMEOUT_MS: '5000' };

describe.skipIf(!HAS_REDIS)('shared replies', () => {
  test('what one gateway asked is not asked again by another, and a load is seen by both at once', async () => {
    const [one, other] = await pair(KEPT);
    await load('20');
    const first = await ask(one);
    await expect.poll(async () => (await replyKeys()).length).toBeGreaterThan(0);
    const second = await ask(other);
    expect([totalOf(first), totalOf(second)]).toEqual([20, 20]);
    expect([isAsked(one, first), isAsked(other, second)]).toEqual([true, false]);
    await load('25');
    expect([totalOf(await ask(other)), totalOf(await ask(one))]).toEqual([25, 25]);
  });

  test('ends by itself, and names neither company nor question', async () => {
    await ask(await gatewayWith(KEPT));
    await expect.poll(async () => (await replyKeys()).length).toBeGreaterThan(0);
    for (const key of await replyKeys()) {
      expect(key).toMatch(/^skyledger:gateway:reply:[0-9a-f]{64}$/);
      expect(await redis.pttl(key)).toBeGreaterThan(0);
    }
  });

  test('what does not fit the contract is no reply: the service is asked, and its reply takes the place', async () => {
    await redis.flushall();
    await ask(await gatewayWith(KEPT));
    await expect.poll(async () => (await replyKeys()).length).toBe(1);
    const [key = ''] = await replyKeys();
    for (const bad of [Buffer.from('garbage'), deflateRawSync('{"cost":"7"}'), deflateRawSync('null')]) {
      await redis.set(key, bad, 'KEEPTTL');
      const gateway = await gatewayWith(KEPT);
      const reply = await ask(gateway);
      expect([totalOf(reply), isAsked(gateway, reply)]).toEqual([spent, true]);
      // Nobody waits for the write: without this wait it could replace the next of the unusable texts.
      await expect.poll(async () => (await redis.getBuffer(key))?.equals(bad)).toBe(false);
    }
  });
});

describe.skipIf(!HAS_REDIS)('counts of requests', () => {
  test('a user’s requests of a minute are counted over all gateways, exactly', async () => {
    const gateways = await pair({ ...KEPT, USER_REQUESTS_PER_MINUTE: '6', USER_REQUESTS_AT_ONCE: '50' });
    const replies = await Promise.all(
      Array.from({ length: 24 }, (_, n) => gateways[n % 2]?.ask(NAME, { token })),
    );
    expect(replies.filter((reply) => reply?.status === 200)).toHaveLength(6);
    const refused = replies.find((reply) => reply?.status === 429)?.expectError().extensions.retryAfter;
    expect(refused).toBeGreaterThan(0);
    expect(refused).toBeLessThanOrEqual(60);
    expect((await gateways[0].ask(NAME)).status).toBe(200);
  });

  test('so many at once over all gateways; what has ended makes room', async () => {
    const finance = await personToken(upstream, 'finance');
    const [one, other] = await pair({ ...KEPT, USER_REQUESTS_AT_ONCE: '1' });
    for (const gateway of [one, other, one]) {
      await expect.poll(async () => (await gateway.ask(NAME, { token: finance })).status).toBe(200);
    }
    const statuses = await Promise.all(
      Array.from({ length: 10 }, (_, n) => (n % 2 ? one : other).ask(NAME, { token: finance })),
    );
    expect(statuses.some(({ status }) => status === 429)).toBe(true);
    expect(statuses.some(({ status }) => status === 200)).toBe(true);
  });
});

describe.skipIf(!HAS_REDIS)('a Redis that', () => {
  test('stands still delays nobody for long: after some questions it is left alone', async () => {
    const gateway = await gatewayWith({ ...KEPT, REDIS_TIMEOUT_MS: '50', USER_REQUESTS_PER_MINUTE: '1000' });
    await redis.client('PAUSE', 4000);
    for (let asked = 0; asked < 20; asked++) expect(totalOf(await ask(gateway))).toBe(spent);
    // Three in a row, and one more where a pause has passed meanwhile.
    expect(await failuresOf(gateway)).toBeLessThan(8);
    await redis.client('UNPAUSE');
  });

  test('fills up while gateways run keeps nothing more, and everybody is answered', async () => {
    const gateway = await gatewayWith({ ...KEPT, USER_REQUESTS_PER_MINUTE: '3' });
    await redis.flushall();
    await redis.config('SET', 'maxmemory', '1');
    onTestFinished(async () => void (await redis.config('SET', 'maxmemory', '0')));
    for (let asked = 0; asked < 3; asked++) expect(totalOf(await ask(gateway))).toBe(spent);
    expect(await replyKeys()).toEqual([]);
    // The gateway counts by itself meanwhile.
    expect((await ask(gateway)).status).toBe(429);
  });

  test('is gone: everybody is answered, and limits are kept by each gateway', async () => {
    const gateway = await gatewayWith({ ...KEPT, USER_REQUESTS_PER_MINUTE: '3' });
    await server.stop();
    for (let asked = 0; asked < 3; asked++) expect(totalOf(await ask(gateway))).toBe(spent);
    expect((await ask(gateway)).status).toBe(429);
  });
});
