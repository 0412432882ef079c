import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fromGlobalId, toGlobalId } from '../../../gateway/graph/global-id.ts';
import { sumMoney } from '../../../lib/money/money.ts';
import { percentChange } from '../../../lib/money/percent-change.ts';
import { cost } from '../../../upstream/contract/cost-analytics/cost-analytics.ts';
import type { CostSeriesReply } from '../../../upstream/contract/shared/cost-shapes.ts';
import { startGateway, type TestGateway } from '../../support/product/gateway.ts';
import { startUpstream, type TestUpstream } from '../../support/product/upstream.ts';

let upstream: TestUpstream;
let gateway: TestGateway;
let toolUserId: string;

beforeAll(async () => {
  upstream = await startUpstream();
  gateway = await startGateway(upstream);
  const reply = await gateway.ask<{ viewer: { user: { id: string } } }>('{ viewer { user { id } } }');
  toolUserId = fromGlobalId(reply.expectData().viewer.user.id)?.key ?? '';
});

afterAll(async () => {
  await gateway.close();
  await upstream.close();
});

interface Line {
  vendor: string | null;
  key: string;
  keys: string[];
  label: string;
  isOthers: boolean;
  othersCount: number;
  total: number;
  average: number;
  share: number;
  amounts: (number | null)[];
  compareTotal: number | null;
  compareAmounts: (number | null)[] | null;
  change: { difference: number; percent: number; kind: string } | null;
}

interface CostData {
  viewer: {
    costAnalytics: {
      currency: string;
      range: { start: string; end: string };
      compareRange: { start: string; end: string } | null;
      axis: {
        date: string;
        endDate: string;
        compareDate: string | null;
        isEmpty: boolean;
        isPartial: boolean;
      }[];
      total: Line;
      series: Line[];
      items: {
        totalCount: number;
        pageInfo: { hasNextPage: boolean };
        edges: { cursor: string; node: Line }[];
      };
    };
  };
}

const LINE = `vendor key keys label isOthers othersCount total average share amounts compareTotal compareAmounts
  change { difference percent kind }`;
const COST = `query ($query: CostAnalyticsQuery!, $page: Int! = 1, $itemsPerPage: Int! = 30, $search: String,
  $sort: [CostItemSort!]! = [{ by: TOTAL, order: DESC }], $top: Int! = 10) {
  viewer { costAnalytics(query: $query) {
    currency range { start end } compareRange { start end }
    axis { date endDate compareDate isEmpty isPartial }
    total { ${LINE} }
    series(top: $top) { ${LINE} }
    items(page: $page, itemsPerPage: $itemsPerPage, search: $search, sort: $sort) {
      totalCount pageInfo { hasNextPage } edges { cursor node { ${LINE} } }
    }
  } }
}`;
const MAY = { frame: 'CUSTOM', start: '2024-05-01', end: '2024-05-31' };
const VENDORS = ['AWS', 'AZURE', 'GCP'];

const ask = (query: Record<string, unknown>, more: Record<string, unknown> = {}) =>
  gateway.ask<CostData>(COST, { variables: { query, ...more } });

/** What the service itself says, asked without the gateway. */
async function wireCost(request: Record<string, unknown>): Promise<CostSeriesReply> {
  const response = await fetch(`${upstream.url}/api/v3/ca/cost`, {
    method: 'POST',
    headers: { authorization: `Bearer ${await upstream.toolToken()}`, 'content-type': 'application/json' },
    body: JSON.stringify({
      companyId: 'sunflower',
      siteCode: 'x',
      userId: toolUserId,
      userName: 'x',
      userEmail: 'x',
      isAmortizedCost: false,
      timeFrame: 'custom',
      timeUnit: 'day',
      viewBy: 'product',
      filters: {},
      selectedVendors: ['aws', 'azr', 'gcp'],
      page: 1,
      itemsPerPage: 1000,
      ...request,
    }),
  });
  return cost.reply.parse(((await response.json()) as { Data: unknown }).Data);
}

describe('figures', () => {
  test('are those of the service, by place', async () => {
    const wire = await wireCost({ startDate: '2024-05-01', endDate: '2024-05-31' });
    const reply = await ask({ range: MAY }, { itemsPerPage: 200 });
    const { costAnalytics } = reply.expectData().viewer;
    expect(costAnalytics.currency).toBe('USD');
    expect(costAnalytics.total.total).toBe(wire.totalCost);
    expect(costAnalytics.total.total).toBeGreaterThan(0);
    expect(costAnalytics.axis.map(({ date }) => date)).toEqual(wire.dates.map(({ date }) => date));
    const rows = costAnalytics.items.edges.map(({ node }) => node);
    expect(rows).toHaveLength(wire.items.length);
    for (const item of wire.items) {
      const row = rows.find(
        ({ key, vendor }) => key === item.item && vendor?.toLowerCase().startsWith(item.vendor.slice(0, 2)),
      );
      expect(row).toMatchObject({ total: item.totalCost, average: item.averageCost, label: item.itemAlias });
      expect(row?.amounts).toEqual(item.dailyCosts);
    }
  });

  test.each(['ACCOUNT', 'PRODUCT', 'REGION'])(
    'by %s all rows and all chart items sum to the total',
    async (viewBy) => {
      const reply = await ask({ range: MAY, viewBy }, { itemsPerPage: 200, top: 3 });
      const { total, items, series } = reply.expectData().viewer.costAnalytics;
      expect(sumMoney(items.edges.map(({ node }) => node.total))).toBeCloseTo(total.total, 6);
      expect(sumMoney(series.map((item) => item.total))).toBe(total.total);
      expect(series.filter(({ isOthers }) => isOthers).length).toBe(items.totalCount > 3 ? 1 : 0);
    },
  );

  test.each(['DAY', 'WEEK', 'MONTH'])('by %s the steps sum to the total', async (unit) => {
    const { total, axis } = (await ask({ range: MAY, unit })).expectData().viewer.costAnalytics;
    expect(sumMoney(total.amounts.map((amount) => amount ?? 0))).toBeCloseTo(total.total, 6);
    expect([axis[0]?.date, axis.at(-1)?.endDate]).toEqual(['2024-05-01', '2024-05-31']);
  });

  test('C-14 the amortised basis is another question where something was reserved', async () => {
    const token = await upstream.demoToken();
    const id = toGlobalId('Company', 'workshop');
    const SWITCH = 'mutation ($id: ID!) { switchCompany(input: { companyId: $id }) { userErrors { code } } }';
    (await gateway.ask(SWITCH, { token, variables: { id } })).expectData();
    const totalOf = async (basis: string) => {
      const query = { range: { frame: 'CUSTOM', start: '2018-10-01', end: '2018-10-31' }, basis };
      const reply = await gateway.ask<CostData>(COST, { token, variables: { query } });
      return reply.expectData().viewer.costAnalytics.total.total;
    };
    const [billed, effective] = [await totalOf('BILLED'), await totalOf('EFFECTIVE')];
    expect(billed).toBeGreaterThan(0);
    expect(effective).toBeGreaterThan(0);
    expect(Math.abs(effective - billed)).toBeGreaterThan(0.01);
  });

  test('filters keep values of their vendor alone', async () => {
    const all = (await ask({ range: MAY, viewBy: 'PRODUCT' })).expectData().viewer.costAnalytics;
    const aws = all.items.edges.find(({ node }) => node.vendor === 'AWS')?.node;
    const query = {
      range: MAY,
      vendors: ['AWS'],
      filters: [{ vendor: 'AWS', conditions: [{ field: 'PRODUCT', values: [aws?.key] }] }],
    };
    const filtered = (await ask(query)).expectData().viewer.costAnalytics;
    expect(filtered.items.edges.map(({ node }) => node.key)).toEqual([aws?.key]);
    expect(filtered.total.total).toBe(aws?.total);
  });

  test('C-01 a relative frame ends today, which is told as partial', async () => {
    const reply = await ask({ range: { frame: 'LAST_7_DAYS' } });
    const { range, axis } = reply.expectData().viewer.costAnalytics;
    expect(axis).toHaveLength(7);
    expect(axis.at(-1)).toMatchObject({ date: range.end, isPartial: true });
    expect(gateway.callsOf(reply).filter((name) => name === 'commonInfo')).toHaveLength(1);
  });
});

describe('C-08 compare', () => {
  test('is exactly two calls, and their figures', async () => {
    const reply = await ask({ range: MAY, compare: 'LAST_PERIOD', vendors: VENDORS }, { itemsPerPage: 200 });
    const { total, compareRange, axis, items } = reply.expectData().viewer.costAnalytics;
    expect(gateway.callsOf(reply).filter((name) => name === 'cost')).toHaveLength(2);
    expect(compareRange).toEqual({ start: '2024-04-01', end: '2024-04-30' });
    expect([axis[0]?.compareDate, axis[29]?.compareDate, axis[30]?.compareDate]).toEqual([
      '2024-04-01',
      '2024-04-30',
      null,
    ]);
    const [may, april] = await Promise.all([
      wireCost({ startDate: '2024-05-01', endDate: '2024-05-31' }),
      wireCost({ startDate: '2024-04-01', endDate: '2024-04-30' }),
    ]);
    expect([total.total, total.compareTotal]).toEqual([may.totalCost, april.totalCost]);
    expect(total.change?.percent).toBe(percentChange(may.totalCost, april.totalCost));
    expect(sumMoney(items.edges.map(({ node }) => node.compareTotal ?? 0))).toBeCloseTo(april.totalCost, 6);
  });

  test('without it one call is made', async () => {
    const reply = await ask({ range: MAY, vendors: VENDORS });
    expect(gateway.callsOf(reply)).toEqual(['cost', 'currentUser', 'menus']);
  });
});

describe('C-10 the table', () => {
  test('pages follow each other without gap or overlap', async () => {
    const whole = (await ask({ range: MAY }, { itemsPerPage: 200 })).expectData().viewer.costAnalytics.items;
    const pages = await Promise.all(
      [1, 2, 3].map(
        async (page) =>
          (await ask({ range: MAY }, { page, itemsPerPage: 3 })).expectData().viewer.costAnalytics.items,
      ),
    );
    const keys = pages.flatMap(({ edges }) => edges.map(({ node }) => `${node.vendor} ${node.key}`));
    expect(keys).toEqual(whole.edges.slice(0, 9).map(({ node }) => `${node.vendor} ${node.key}`));
    expect(new Set(pages.flatMap(({ edges }) => edges.map(({ cursor }) => cursor))).size).toBe(keys.length);
  });

  test('a page behind the last is empty', async () => {
    const { items } = (await ask({ range: MAY }, { page: 999 })).expectData().viewer.costAnalytics;
    expect(items).toMatchObject({ edges: [], pageInfo: { hasNextPage: false } });
    expect(items.totalCount).toBeGreaterThan(0);
  });
});

describe('C-11 and C-12 the cost of one item', () => {
  const DETAIL = `query ($of: CostDetailQuery!) { viewer { costDetail(of: $of) {
    portions { currency total items { key cost share isOthers memberCount members { key cost } } }
    rows(itemsPerPage: 200) { totalCount total currency edges { node { cost usageDate product quantity unit } } } } } }`;

  test('portions and rows are what the item costs', async () => {
    const { series } = (await ask({ range: MAY, viewBy: 'PRODUCT', unit: 'MONTH' })).expectData().viewer
      .costAnalytics;
    const [item] = series;
    const of = {
      vendor: item?.vendor,
      keys: item?.keys,
      viewBy: 'PRODUCT',
      date: '2024-05-10',
      isMonthly: true,
    };
    const reply = await gateway.ask<{
      viewer: {
        costDetail: {
          portions: { total: number; items: { cost: number }[] };
          rows: { total: number; totalCount: number };
        };
      };
    }>(DETAIL, { variables: { of } });
    const { portions, rows } = reply.expectData().viewer.costDetail;
    expect(portions.total).toBe(item?.total);
    expect(sumMoney(portions.items.map((portion) => portion.cost))).toBeCloseTo(portions.total, 6);
    expect(rows.total).toBe(item?.total);
    expect(rows.totalCount).toBeGreaterThan(0);
  });
});

describe('C-05 filter options', () => {
  test('are the values of the range by vendor', async () => {
    const reply = await gateway.ask<{
      viewer: {
        costFilterOptions: {
          vendors: { vendor: string; fields: { field: string; options: { cost: number }[] }[] }[];
        };
      };
    }>(`{ viewer { costFilterOptions(range: { frame: CUSTOM, start: "2024-05-01", end: "2024-05-31" }, vendors: [AWS]) {
      currency vendors { vendor fields { field isComplete options { value label cost rowCount } } } } } }`);
    const { vendors } = reply.expectData().viewer.costFilterOptions;
    expect(vendors.map(({ vendor }) => vendor)).toEqual(['AWS']);
    const products = vendors[0]?.fields.find(({ field }) => field === 'PRODUCT');
    const costs = products?.options.map((option) => option.cost) ?? [];
    expect(costs.length).toBeGreaterThan(3);
    expect(costs).toEqual([...costs].sort((one, other) => other - one));
  });
});
