import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sumMoney } from '../../../lib/money/money.ts';
import { percentChange } from '../../../lib/money/percent-change.ts';
import { startGateway, type TestGateway } from '../../support/product/gateway.ts';
import { startUpstream, type TestUpstream } from '../../support/product/upstream.ts';

let upstream: TestUpstream;
let gateway: TestGateway;

beforeAll(async () => {
  upstream = await startUpstream();
  gateway = await startGateway(upstream);
});

afterAll(async () => {
  await gateway.close();
  await upstream.close();
});

interface Series {
  total: { total: number; amounts: (number | null)[] };
  series: {
    key: string;
    vendor: string | null;
    total: number;
    isOthers: boolean;
    amounts: (number | null)[];
  }[];
  axis: { date: string }[];
}

describe('the widgets of the dashboard', () => {
  test('D-08 month to date is the sum of cost analytics over the same days', async () => {
    const reply = await gateway.ask<{
      viewer: {
        costMonthToDate: {
          total: number;
          lastMonthCost: number;
          last30Days: (number | null)[];
          range: { start: string; end: string };
          lastMonthRange: { start: string; end: string };
          change: { percent: number; difference: number; kind: string };
        };
      };
    }>(`{ viewer { costMonthToDate { currency total last30Days lastMonthCost lastMonthTotal range { start end }
      lastMonthRange { start end } change { percent difference kind } } } }`);
    const { total, last30Days, lastMonthCost, range, lastMonthRange, change } =
      reply.expectData().viewer.costMonthToDate;
    const sums = await gateway.ask<{ viewer: Record<string, { total: { total: number } }> }>(
      `query ($now: RangeInput!, $before: RangeInput!) { viewer {
        now: costAnalytics(query: { range: $now }) { total { total } }
        before: costAnalytics(query: { range: $before }) { total { total } } } }`,
      { variables: { now: { frame: 'CUSTOM', ...range }, before: { frame: 'CUSTOM', ...lastMonthRange } } },
    );
    const { now, before } = sums.expectData().viewer;
    expect([total, lastMonthCost]).toEqual([now?.total.total, before?.total.total]);
    expect(change.percent).toBe(percentChange(total, lastMonthCost));
    expect(change.difference).toBe(sumMoney([total, -lastMonthCost]));
    // The data of the demo end with a month of 30 days.
    expect(last30Days).toHaveLength(30);
    expect(sumMoney(last30Days.map((cost) => cost ?? 0))).toBe(total);
  });

  test.each([
    ['TOP_5', 'LAST_6_MONTHS', 5],
    ['TOP_10', 'LAST_8_WEEKS', 10],
  ])('D-11 %s over %s: what stands alone and others are the total', async (show, frame, count) => {
    const reply = await gateway.ask<{ viewer: { costOverTime: Series } }>(
      `query ($frame: CostOverTimeFrame!, $show: WidgetItems!) { viewer { costOverTime(frame: $frame, items: { show: $show }) {
        axis { date } total { total amounts } series { key vendor total isOthers amounts } } } }`,
      { variables: { frame, show } },
    );
    const { axis, total, series } = reply.expectData().viewer.costOverTime;
    expect(series.filter(({ isOthers }) => !isOthers)).toHaveLength(count);
    expect(sumMoney(series.map((item) => item.total))).toBeCloseTo(total.total, 6);
    for (const { amounts } of series) expect(amounts).toHaveLength(axis.length);
  });

  test('D-14 chosen items stand alone, without others', async () => {
    const chosen = [{ vendor: 'AWS', key: 'nothing of this name' }];
    const reply = await gateway.ask<{ viewer: { costOverTime: Series } }>(
      `query ($items: WidgetItemsInput!) { viewer { costOverTime(items: $items) { axis { date } total { total amounts }
        series { key vendor total isOthers amounts } } } }`,
      { variables: { items: { show: 'CUSTOM', chosen } } },
    );
    expect(reply.expectData().viewer.costOverTime.series.some(({ isOthers }) => isOthers)).toBe(false);
  });

  test('D-12 the top five fall, with their shares of the whole', async () => {
    const reply = await gateway.ask<{
      viewer: { topCosts: { total: number; items: { cost: number; share: number }[] } };
    }>('{ viewer { topCosts(frame: LAST_60_DAYS) { total items { cost share vendor key label } } } }');
    const { total, items } = reply.expectData().viewer.topCosts;
    expect(items).toHaveLength(5);
    expect(items.map(({ cost }) => cost)).toEqual(
      items.map(({ cost }) => cost).sort((one, other) => other - one),
    );
    for (const { cost, share } of items) expect(share).toBeCloseTo((100 * cost) / total, 6);
  });

  test.each([
    ['viewBy: SERVICE_GROUP, serviceGroupSet: "Pool"'],
    ['viewBy: TAG, tagKey: "sunflower_type"'],
    ['viewBy: USAGE_TYPE'],
  ])('D-10 widgets are split by %s as cost analytics is', async (words) => {
    const span = 'range: { frame: CUSTOM, start: "2024-06-01", end: "2024-06-30" }, unit: MONTH';
    const reply = await gateway.ask<{
      viewer: {
        costOverTime: { axis: { date: string }[]; series: { key: string; amounts: (number | null)[] }[] };
        topCosts: { items: { key: string }[] };
        costAnalytics: { series: { key: string; total: number }[] };
      };
    }>(`{ viewer { costOverTime(frame: LAST_3_MONTHS, ${words}) { axis { date } series { key amounts } }
      topCosts(frame: LAST_30_DAYS, ${words}) { items { key } }
      costAnalytics(query: { ${span}, ${words} }) { series(top: 50) { key total } } } }`);
    const { costOverTime, topCosts, costAnalytics } = reply.expectData().viewer;
    const place = costOverTime.axis.findIndex(({ date }) => date === '2024-06-01');
    const june = costOverTime.series.flatMap(({ amounts }) => amounts[place] ?? []);
    expect(sumMoney(june)).toBeCloseTo(sumMoney(costAnalytics.series.map(({ total }) => total)), 6);
    const known = costAnalytics.series.map(({ key }) => key);
    expect(topCosts.items.length).toBeGreaterThan(1);
    for (const { key } of topCosts.items) expect(known).toContain(key);
  });

  test('D-10 months side by side have 31 places, summed up day by day', async () => {
    const reply = await gateway.ask<{
      viewer: {
        costTrend: {
          months: {
            month: string;
            total: number;
            amounts: (number | null)[];
            accumulated: (number | null)[];
          }[];
        };
      };
    }>(
      '{ viewer { costTrend(frame: LAST_6_MONTHS) { currency months { month total amounts accumulated } } } }',
    );
    const { months } = reply.expectData().viewer.costTrend;
    const april = months.find(({ month }) => month === '2024-04-01');
    expect(april?.amounts).toHaveLength(31);
    expect(april?.amounts[30]).toBeNull();
    expect(sumMoney(april?.amounts.map((amount) => amount ?? 0) ?? [])).toBeCloseTo(april?.total ?? 0, 6);
    expect(april?.accumulated[29]).toBeCloseTo(april?.total ?? 0, 6);
  });
});

describe('one request for the page', () => {
  const PAGE = `{ viewer {
    company { name } freshness { today } costMonthToDate { total }
    ... @defer(label: "time") { costOverTime { total { total } } }
    ... @defer(label: "top") { topCosts { total } }
    ... @defer(label: "trend") { costTrend { months { total } } }
  } }`;

  async function stream(requestId: string): Promise<{ type: string; parts: Record<string, unknown>[] }> {
    const response = await fetch(`${gateway.url}/graphql`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'multipart/mixed; deferSpec=20220824, application/json',
        authorization: `Bearer ${await upstream.toolToken()}`,
        'x-request-id': requestId,
      },
      body: JSON.stringify({ query: PAGE }),
    });
    const parts = (await response.text())
      .split('---')
      .map((part) => part.slice(part.indexOf('{')).trim())
      .filter((part) => part.startsWith('{'))
      .map((part) => JSON.parse(part) as Record<string, unknown>);
    return { type: response.headers.get('content-type') ?? '', parts };
  }

  test('@defer streams the parts by their labels', async () => {
    const { type, parts } = await stream('stream-of-parts');
    expect(type).toMatch(/^multipart\/mixed/);
    expect(parts[0]).toMatchObject({ data: { viewer: { company: { name: 'Sunflower' } } }, hasNext: true });
    expect(parts[0]).not.toHaveProperty('data.viewer.topCosts');
    const later = parts
      .slice(1)
      .flatMap(({ incremental }) => (incremental ?? []) as { label: string; data: unknown }[]);
    expect(later.map(({ label }) => label).sort()).toEqual(['time', 'top', 'trend']);
    expect(parts.at(-1)).toMatchObject({ hasNext: false });
  });

  test('deferred parts share the calls of the page', async () => {
    await stream('calls-of-the-page');
    expect([...upstream.calls('calls-of-the-page')].sort()).toEqual([
      'commonInfo',
      'companyMaxDatetime',
      'costMonthToDate',
      'currentUser',
      'dashboardCost',
      'menus',
      'top5',
      'trend',
    ]);
  });

  test('an error in a deferred part is coded like any other', async () => {
    const response = await fetch(`${gateway.url}/graphql`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'multipart/mixed',
        authorization: `Bearer ${await upstream.toolToken()}`,
        'x-request-id': 'error-in-a-part',
      },
      body: JSON.stringify({
        query: '{ viewer { company { name } ... @defer { topCosts(vendors: []) { total } } } }',
      }),
    });
    expect(await response.text()).toMatch(
      /"code":"BAD_USER_INPUT","argument":"vendors","rule":"NO_VENDOR","requestId":"error-in-a-part"/,
    );
  });
});
