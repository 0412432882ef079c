// Two gateways that share their sessions by Redis: one sign-in is good in both, and is renewed once (S-01).
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { Browser } from '../../support/people/browser.ts';
import { startGateway, type TestGateway } from '../../support/product/gateway.ts';
import { type Portal, startPortal } from '../../support/product/portal.ts';
import { HAS_REDIS, type RedisServer, startRedis } from '../../support/product/redis.ts';

let redis: RedisServer;
let portal: Portal;
let replica: TestGateway;

beforeAll(async () => {
  if (!HAS_REDIS) return;
  redis = await startRedis();
  portal = await startPortal({}, { REDIS_URL: redis.url });
  replica = await startGateway(portal.upstream, { REDIS_URL: redis.url, PUBLIC_URL: portal.home });
});
afterAll(async () => {
  vi.useRealTimers();
  await replica?.close();
  await portal?.close();
  await redis?.stop();
});

const query = { method: 'POST', headers: { 'content-type': 'application/json' } };
const body = JSON.stringify({ query: '{ viewer { user { name } } }' });
/** The session of the browser, at the replica. */
const askReplica = (browser: Browser) =>
  fetch(`${replica.url}/graphql`, {
    ...query,
    body,
    headers: { ...query.headers, cookie: `skyledger_session_dev=${browser.cookie('skyledger_session_dev')}` },
  });

describe.skipIf(!HAS_REDIS)('replicas', () => {
  test('know the sessions of each other, and their ends', async () => {
    const { browser } = await portal.enter('demo');
    expect((await askReplica(browser)).status).toBe(200);
    const stolen = new Browser({
      cookie: `skyledger_session_dev=${browser.cookie('skyledger_session_dev')}`,
    });
    await portal.post(browser, '/auth/logout');
    expect((await portal.ask(stolen)).status).toBe(401);
    expect((await askReplica(stolen)).status).toBe(401);
  });

  test('a sign-in that began at one ends at the other', async () => {
    const browser = new Browser();
    const begun = await browser.fetch(`${replica.url.replace('127.0.0.1', 'localhost')}/auth/login`);
    const { url } = await browser.follow(
      begun.headers.get('location') ?? '',
      {},
      `${portal.home}/auth/callback`,
    );
    const callback = await browser.fetch(url);
    // The silent try comes back without a sign-in, and the other gateway can read what the first one sealed.
    expect(callback.status).toBe(303);
    expect(callback.headers.get('location')).toMatch(/\/protocol\/openid-connect\/auth\?/);
  });

  test('renew a token once, whoever asks', async () => {
    const { browser } = await portal.enter('demo');
    vi.useFakeTimers({ toFake: ['Date'] });
    vi.advanceTimersByTime(297_000);
    const answers = await Promise.all([
      ...Array.from({ length: 6 }, () => portal.ask(browser).then(({ status }) => status)),
      ...Array.from({ length: 6 }, () => askReplica(browser).then(({ status }) => status)),
    ]);
    vi.useRealTimers();
    expect(new Set(answers)).toEqual(new Set([200]));
    // A rotating refresh token that was used twice would have ended the session.
    expect((await portal.ask(browser)).status).toBe(200);
  });

  test('say that sign-in is not available while Redis is away, and go on when it is back', async () => {
    const { browser } = await portal.enter('demo');
    await redis.stop();
    await expect.poll(async () => (await portal.ask(browser)).status).toBe(503);
    const page = await browser.fetch(`${portal.home}/dashboard`);
    expect([page.status, await page.text()]).toEqual([
      503,
      expect.stringContaining('Sign-in is not available'),
    ]);
  });
});
