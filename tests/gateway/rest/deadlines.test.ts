// How long anything may take: each call by its service, the request as a whole, and no socket longer than its answer
// (promises, section G).
import { request as send } from 'node:http';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { readConfig } from '../../../gateway/config.ts';
import type { Environment } from '../../../lib/node/settings.ts';
import { type BadUpstream, type Behaviour, startBadUpstream } from '../../support/faults/bad-upstream.ts';
import { startGateway } from '../../support/product/gateway.ts';
import { startUpstream, type TestUpstream } from '../../support/product/upstream.ts';

let upstream: TestUpstream;
let bad: BadUpstream;

beforeAll(async () => {
  upstream = await startUpstream();
  bad = await startBadUpstream();
});
afterAll(async () => {
  await bad?.close();
  await upstream?.close();
});

async function gatewayWith(settings: Environment) {
  const gateway = await startGateway(upstream, { UPSTREAM_BREAKER: 'off', ...settings });
  onTestFinished(() => gateway.close());
  return gateway;
}

const TOP = 'topCosts(vendors: [AWS]) { total }';
const COST =
  'costAnalytics(query: { vendors: [AWS], range: { frame: CUSTOM, start: "2024-06-01", end: "2024-06-02" } }) { currency }';

const never: Behaviour = () => undefined;
const drip: Behaviour = (_request, response) => {
  response.writeHead(200, { 'content-type': 'application/json' });
  const timer = setInterval(() => response.write(' '), 20);
  response.on('close', () => clearInterval(timer));
};

test('by itself a call has 10 s, one of cost analytics 30 s, and a request 35 s', () => {
  expect(readConfig({})).toMatchObject({
    upstreamTimeoutMs: 10_000,
    upstreamSlowTimeoutMs: 30_000,
    requestTimeoutMs: 35_000,
  });
});

test.each<[string, Behaviour]>([
  ['never answers', never],
  ['sends one byte at a time', drip],
])(
  'each call ends by the time of its service, and its socket with it, when that %s',
  async (_what, behaviour) => {
    const gateway = await gatewayWith({
      UPSTREAM_URL_DASHBOARD: bad.url,
      UPSTREAM_URL_CA: bad.url,
      UPSTREAM_TIMEOUT_MS: '1500',
      UPSTREAM_SLOW_TIMEOUT_MS: '3000',
    });
    bad.behave(behaviour);
    const reply = await gateway.ask(`{ viewer { company { name } ${TOP} ${COST} } }`);
    expect(reply.data).toEqual({
      viewer: { company: { name: 'Sunflower' }, topCosts: null, costAnalytics: null },
    });
    expect(reply.errors.map(({ extensions }) => extensions.code)).toEqual([
      'UPSTREAM_TIMEOUT',
      'UPSTREAM_TIMEOUT',
    ]);
    // What was left of it when the call began.
    const given = (path: string) => {
      const line = gateway.log.find(({ fault, endpoint }) => fault === 'timeout' && endpoint === path);
      return Number(/^no whole answer within (\d+) ms$/.exec(String(line?.detail))?.[1]);
    };
    expect(given('POST /dashboard/top5')).toBeLessThanOrEqual(1500);
    expect(given('POST /ca/cost')).toBeGreaterThan(1500);
    await expect.poll(bad.connections).toBe(0);
  },
);

test('the request as a whole ends all its calls, however much time they would have', async () => {
  const gateway = await gatewayWith({
    UPSTREAM_URL_DASHBOARD: bad.url,
    UPSTREAM_URL_CA: bad.url,
    REQUEST_TIMEOUT_MS: '2500',
    REPLY_CACHE_MB: '8',
  });
  bad.behave(never);
  const replies = await Promise.all(
    [1, 2].map(() => gateway.ask(`{ viewer { company { name } ${TOP} ${COST} } }`)),
  );
  for (const reply of replies) {
    expect(reply.errors.map(({ extensions }) => extensions.code)).toEqual([
      'UPSTREAM_TIMEOUT',
      'UPSTREAM_TIMEOUT',
    ]);
  }
  await expect.poll(bad.connections).toBe(0);
});

test('a refusal in the place of a file that never ends is cut off', async () => {
  const gateway = await gatewayWith({ UPSTREAM_URL_CA: bad.url, UPSTREAM_SLOW_TIMEOUT_MS: '1500' });
  bad.behave(drip);
  const token = await upstream.toolToken();
  const status = await new Promise((resolve, reject) => {
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
    const asked = send(`${gateway.url}/exports/cost`, { method: 'POST', headers }, (response) => {
      response.resume();
      response.on('end', () => resolve(response.statusCode));
    });
    asked.on('error', reject);
    const range = { frame: 'CUSTOM', start: '2024-06-01', end: '2024-06-30' };
    asked.end(JSON.stringify({ part: 'DETAILS', query: { range } }));
  });
  expect(status).toBe(504);
  await expect.poll(bad.connections).toBe(0);
});
