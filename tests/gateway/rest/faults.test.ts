// Two users of two companies while their services fail in every way: a figure is right or an error, nobody sees the
// other company, nothing hangs, and all is well again soon after (promises, sections C and G).
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import {
  type Asker,
  askOne,
  askUnderFaults,
  baselineAnswers,
  type Expected,
  newTally,
} from '../../support/faults/fault-load.ts';
import { type FaultProxy, startFaultProxy } from '../../support/faults/fault-proxy.ts';
import { FAULTS } from '../../support/faults/faults.ts';
import { seeded } from '../../support/faults/seeded.ts';
import { personToken } from '../../support/people/people.ts';
import { enterTwoCompanies, TWO_PEOPLE } from '../../support/people/two-companies.ts';
import { startGateway, type TestGateway } from '../../support/product/gateway.ts';
import { startUpstream, type TestUpstream } from '../../support/product/upstream.ts';

/** Nothing may take longer, whatever goes wrong, in milliseconds. */
const PATIENCE_MS = 35_000;

let upstream: TestUpstream;
let proxy: FaultProxy;
let quiet: Expected[];
const tokens: Record<string, string> = {};

beforeAll(async () => {
  upstream = await startUpstream();
  proxy = await startFaultProxy(upstream.url);
  await enterTwoCompanies(upstream);
  for (const person of TWO_PEOPLE) tokens[person] = await personToken(upstream, person);
  const gateway = await startGateway(upstream);
  quiet = await baselineAnswers(askersAt(gateway));
  await gateway.close();
});
afterAll(async () => {
  await proxy?.close();
  await upstream?.close();
});

function askersAt({ url }: TestGateway): Asker[] {
  return TWO_PEOPLE.map((name) => ({
    name,
    ask: async (query) => {
      const response = await fetch(`${url}/graphql`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          accept: 'application/graphql-response+json',
          authorization: `Bearer ${tokens[name]}`,
        },
        body: JSON.stringify({ query }),
      });
      return { status: response.status, text: await response.text() };
    },
  }));
}

describe.each([
  ['each request asks for itself', '0', 100],
  ['replies are shared', '8', 250],
] as const)('when %s', (_how, megabytes, count) => {
  let gateway: TestGateway;
  let expected: Expected[];

  beforeAll(async () => {
    gateway = await startGateway(upstream, {
      UPSTREAM_URL: proxy.url,
      OIDC_ISSUER: upstream.issuer,
      OIDC_CLIENT_ID: 'skyledger-portal',
      REPLY_CACHE_MB: megabytes,
      UPSTREAM_TIMEOUT_MS: '2000',
      UPSTREAM_SLOW_TIMEOUT_MS: '3000',
      REQUEST_TIMEOUT_MS: '5000',
      // Spared services would hide the faults of single calls.
      UPSTREAM_BREAKER: 'off',
    });
    const askers = askersAt(gateway);
    expected = quiet.map((one, index) => ({ ...one, asker: askers[index] ?? one.asker }));
  });
  afterAll(() => gateway?.close());

  // One by one: what is shared makes no difference to a single question.
  test.each(megabytes === '0' ? Object.keys(FAULTS) : [])('nothing but this goes wrong: %s', async (kind) => {
    proxy.setFaults(1, kind);
    onTestFinished(() => proxy.setFaults(0));
    const before = proxy.counts()[kind] ?? 0;
    const tally = newTally();
    await Promise.all(expected.map((one) => askOne(one, expected, 5, PATIENCE_MS, tally)));
    expect(tally).toMatchObject({ answers: 2, wrong: [], crossed: [], hung: [] });
    expect(proxy.counts()[kind]).toBeGreaterThan(before);
    // Nobody is signed out because a service fails.
    expect(tally.codes).not.toHaveProperty('UNAUTHENTICATED');
  });

  test('no figure is wrong and none is of the other company, whatever fails, and all is well afterwards', async () => {
    proxy.setFaults(0.15);
    const told = await askUnderFaults(expected, seeded(7), {
      count,
      atOnce: 12,
      patienceMs: PATIENCE_MS,
    });
    proxy.setFaults(0);
    expect(told).toMatchObject({ answers: count, wrong: [], crossed: [], hung: [] });
    expect(told.whole).toBeGreaterThan(0);
    expect(Object.keys(told.codes)).toContain('UPSTREAM_BAD_REPLY');
    await expect
      .poll(
        async () =>
          (await askUnderFaults(expected, seeded(8), { count: 12, atOnce: 2, patienceMs: PATIENCE_MS }))
            .whole,
        { timeout: 20_000 },
      )
      .toBe(12);
  }, 90_000);
});

test('the two companies have figures of their own', () => {
  for (const { answers, markers } of quiet) {
    for (const { data, errors } of answers) expect([data, errors]).toEqual([expect.anything(), undefined]);
    expect(markers.length).toBeGreaterThan(5);
  }
});
