// C-08 why a cost changed: on the real data of two companies the drivers sum to the difference, to 1e-6.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { toGlobalId } from '../../../gateway/graph/global-id.ts';
import { sumMoney } from '../../../lib/money/money.ts';
import { startGateway, type TestGateway } from '../../support/product/gateway.ts';
import { startUpstream, type TestUpstream } from '../../support/product/upstream.ts';

let upstream: TestUpstream;
let gateway: TestGateway;
let token: string;

const SWITCH = 'mutation ($id: ID!) { switchCompany(input: { companyId: $id }) { userErrors { code } } }';
const inCompany = (name: string) =>
  gateway.ask(SWITCH, { token, variables: { id: toGlobalId('Company', name) } });

beforeAll(async () => {
  upstream = await startUpstream();
  gateway = await startGateway(upstream);
  token = await upstream.demoToken();
});

afterAll(async () => {
  await inCompany('sunflower');
  await gateway.close();
  await upstream.close();
});

interface Driver {
  kind: string;
  key: string;
  label: string;
  vendor: string | null;
  amount: number;
  count: number;
  usage: { usageType: string; unit: string; quantity: number; compareQuantity: number } | null;
}

interface Answer {
  viewer: {
    costAnalytics: {
      total: { change: { difference: number } };
      drivers: { difference: number; items: Driver[] };
      items: {
        edges: { node: { key: string; vendor: string; change: { difference: number; kind: string } } }[];
      };
    };
  };
}

const QUESTION = `query ($query: CostAnalyticsQuery!, $top: Int! = 50) { viewer { costAnalytics(query: $query) {
  total { change { difference } }
  drivers(top: $top) { difference items { kind key label vendor amount count
    usage { usageType unit quantity compareQuantity } } }
  items(itemsPerPage: 200) { edges { node { key vendor change { difference kind } } } }
} } }`;

const custom = (start: string, end: string) => ({ frame: 'CUSTOM', start, end });

async function answerOf(query: Record<string, unknown>, top = 50) {
  const reply = await gateway.ask<Answer>(QUESTION, { token, variables: { query, top } });
  return reply.expectData().viewer.costAnalytics;
}

const RANGES: Record<string, Record<string, unknown>[]> = {
  sunflower: [
    { range: custom('2024-06-01', '2024-06-30'), compare: 'LAST_PERIOD' },
    { range: custom('2024-04-01', '2024-06-30'), compare: 'LAST_PERIOD', unit: 'MONTH' },
    {
      range: custom('2024-06-10', '2024-06-30'),
      compare: 'CUSTOM',
      compareRange: custom('2024-05-01', '2024-05-31'),
    },
  ],
  workshop: [
    { range: { frame: 'MONTH_TO_DATE' }, compare: 'LAST_PERIOD' },
    { range: { frame: 'LAST_3_MONTHS' }, compare: 'LAST_PERIOD', unit: 'MONTH' },
  ],
};

describe.each(Object.keys(RANGES))('C-08 drivers of %s', (company) => {
  test.each(['BILLED', 'EFFECTIVE'])('sum to the difference, %s', async (basis) => {
    await inCompany(company);
    for (const range of RANGES[company] ?? []) {
      for (const viewBy of ['PRODUCT', 'ACCOUNT', 'REGION']) {
        for (const compareCost of ['INDIVIDUAL', 'AVERAGE']) {
          const { drivers, total, items } = await answerOf({ ...range, basis, viewBy, compareCost });
          expect(drivers.difference).toBe(total.change.difference);
          const sum = sumMoney(drivers.items.map(({ amount }) => amount));
          expect(Math.abs(sum - drivers.difference)).toBeLessThan(1e-6);
          for (const { node } of items.edges) {
            const own = drivers.items.filter(({ key, vendor }) => key === node.key && vendor === node.vendor);
            if (!['NEW', 'GONE'].includes(node.change.kind) || own.length === 0) continue;
            expect(own.map(({ kind }) => kind)).toEqual([node.change.kind]);
            expect(own[0]?.amount).toBeCloseTo(node.change.difference, 6);
          }
        }
      }
    }
  });
});
