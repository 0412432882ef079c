// A company with rows in a currency without a rate, and charges of several days: small enough to add up by hand.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { charge } from '../../support/product/focus-files.ts';
import { startGateway, type TestGateway } from '../../support/product/gateway.ts';
import { addOwnCompany } from '../../support/product/own-company.ts';
import { startUpstream, type TestUpstream } from '../../support/product/upstream.ts';

let upstream: TestUpstream;
let gateway: TestGateway;

const CAD = { BillingCurrency: 'CAD' };
const APRIL = {
  ChargePeriodStart: '2024-04-10T00:00:00Z',
  ChargePeriodEnd: '2024-04-11T00:00:00Z',
  BillingPeriodStart: '2024-04-01T00:00:00Z',
  BillingPeriodEnd: '2024-05-01T00:00:00Z',
};

beforeAll(async () => {
  upstream = await startUpstream();
  gateway = await startGateway(upstream);
  await addOwnCompany(upstream.dataDir, 'acme', [
    charge(2, 'A', '10'),
    charge(2, 'A', '3', CAD),
    charge(20, 'B', '0.1', CAD),
    charge(20, 'B', '1'),
    charge(1, 'A', '7', { ...CAD, ...APRIL }),
    // Ten days from the 5th: billed at once, effective a tenth each day.
    charge(5, 'C', '40', { EffectiveCost: '20', ChargePeriodEnd: '2024-05-15T00:00:00Z' }),
  ]);
});

afterAll(async () => {
  await gateway.close();
  await upstream.close();
});

describe('sums in a currency without a rate stand apart', () => {
  test.each([
    ['costMonthToDate', 'costMonthToDate { total unconverted { currency amount } }', 51, 3.1],
    [
      'topCosts',
      'topCosts(frame: MONTH_TO_DATE) { total items { cost } unconverted { currency amount } }',
      51,
      3.1,
    ],
    [
      'costTrend',
      'costTrend(frame: LAST_2_MONTHS) { months { total } unconverted { currency amount } }',
      null,
      10.1,
    ],
    [
      'costOverTime',
      'costOverTime(frame: LAST_3_MONTHS) { total { total } unconverted { currency amount } }',
      null,
      10.1,
    ],
  ])('in %s', async (field, selection, total, amount) => {
    const reply = await gateway.ask<{ viewer: Record<string, Record<string, unknown>> }>(
      `{ viewer { ${selection} } }`,
    );
    const answer = reply.expectData().viewer[field];
    expect(answer?.unconverted).toEqual([{ currency: 'CAD', amount }]);
    if (total !== null) expect(answer?.total).toBe(total);
  });

  test('and a company without such rows has none', async () => {
    const reply = await gateway.ask<{ viewer: Record<string, { unconverted: unknown[] }> }>(
      `{ viewer { costMonthToDate { unconverted { amount } } topCosts { unconverted { amount } }
        costTrend { unconverted { amount } } } }`,
      { token: await upstream.demoToken() },
    );
    const none = { unconverted: [] };
    expect(reply.expectData().viewer).toEqual({ costMonthToDate: none, topCosts: none, costTrend: none });
  });
});

describe('C-11 the cost of one item in a range', () => {
  const QUERY = `query ($query: CostAnalyticsQuery!, $of: CostDetailQuery!) { viewer {
    costAnalytics(query: $query) { items { edges { node { key total } } } }
    costDetail(of: $of) { portions { total } rows { total totalCount edges { node { cost usageDate } } } }
  } }`;
  interface Answer {
    viewer: {
      costAnalytics: { items: { edges: { node: { key: string; total: number } }[] } };
      costDetail: {
        portions: { total: number };
        rows: { total: number; totalCount: number; edges: { node: { cost: number; usageDate: string } }[] };
      };
    };
  }

  test.each([
    ['BILLED', 'A', 10, 1],
    // Billed on the 5th, before the range; six of the ten days fall into the range.
    ['BILLED', 'C', undefined, 0],
    ['EFFECTIVE', 'C', 12, 1],
    ['EFFECTIVE', 'B', 1, 1],
  ])('%s %s is what cost analytics shows', async (basis, key, total, rowCount) => {
    const [start, end] = key === 'A' ? ['2024-05-01', '2024-05-20'] : ['2024-05-09', '2024-05-20'];
    const variables = {
      query: { basis, range: { frame: 'CUSTOM', start, end } },
      of: { basis, vendor: 'AWS', keys: [key], viewBy: 'PRODUCT', date: start, endDate: end },
    };
    const { costAnalytics, costDetail } = (await gateway.ask<Answer>(QUERY, { variables })).expectData()
      .viewer;
    expect(costAnalytics.items.edges.find(({ node }) => node.key === key)?.node.total).toBe(total);
    expect(costDetail.portions.total).toBe(total ?? 0);
    expect(costDetail.rows).toMatchObject({ total: total ?? 0, totalCount: rowCount });
  });

  test('without an end it is one day', async () => {
    const of = { basis: 'EFFECTIVE', vendor: 'AWS', keys: ['C'], viewBy: 'PRODUCT', date: '2024-05-09' };
    const query = { basis: 'EFFECTIVE', range: { frame: 'CUSTOM', start: '2024-05-09', end: '2024-05-09' } };
    const { costDetail } = (await gateway.ask<Answer>(QUERY, { variables: { query, of } })).expectData()
      .viewer;
    expect(costDetail.rows).toMatchObject({ total: 2, edges: [{ node: { usageDate: '2024-05-09' } }] });
  });
});
