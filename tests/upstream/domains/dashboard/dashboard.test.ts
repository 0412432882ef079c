// The dashboard's figures over the demo's real data, compared with those of cost analytics.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addMonths } from '../../../../lib/calendar/calendar.ts';
import { sumMoney } from '../../../../lib/money/money.ts';
import { percentChange } from '../../../../lib/money/percent-change.ts';
import { cost } from '../../../../upstream/contract/cost-analytics/cost-analytics.ts';
import {
  costMonthToDate,
  dashboardCost,
  top5,
  trend,
} from '../../../../upstream/contract/dashboard/dashboard.ts';
import { companyMaxDatetime } from '../../../../upstream/contract/platform/platform.ts';
import { ask, type Caller, refusal } from '../../../support/product/rest.ts';
import { startUpstream, type TestUpstream } from '../../../support/product/upstream.ts';

const scope = { selectedVendors: ['aws' as const, 'azr' as const, 'gcp' as const], isAmortizedCost: false };

let upstream: TestUpstream;
let sunflower: Caller;
let today: string;

beforeAll(async () => {
  upstream = await startUpstream();
  const token = await upstream.toolToken();
  sunflower = { url: upstream.url, token, userId: 'skyledger-tools', companyId: 'sunflower' };
  today = (await ask(sunflower, companyMaxDatetime, {})).today;
});
afterAll(() => upstream?.close());

function costOf(startDate: string, endDate: string, viewBy: 'product' | 'account' = 'product') {
  const request = { ...scope, timeFrame: 'custom' as const, startDate, endDate, viewBy, filters: {} };
  return ask(sunflower, cost, { ...request, timeUnit: 'day', page: 1, itemsPerPage: 1000 });
}

describe('cost month to date', () => {
  it('runs from the first to the day of the newest data, beside the same days of last month', async () => {
    const reply = await ask(sunflower, costMonthToDate, scope);
    expect(reply).toMatchObject({
      startDate: `${today.slice(0, 7)}-01`,
      endDate: today,
      lastMonthStartDate: '2024-05-01',
      lastMonthEndDate: addMonths(today, -1),
    });
    expect(reply.cost).toBe((await costOf(reply.startDate, reply.endDate)).totalCost);
    const last = await costOf(reply.lastMonthStartDate, reply.lastMonthEndDate);
    expect(reply.lastMonthCost).toBe(last.totalCost);
    expect(reply.lastMonthTotalCost).toBe((await costOf('2024-05-01', '2024-05-31')).totalCost);
    expect(reply.changeRate).toBe(percentChange(reply.cost, reply.lastMonthCost));
  });
});

describe('cost over time', () => {
  const request = {
    ...scope,
    viewBy: 'product' as const,
    dateType: 'monthly' as const,
    timeFrame: 'last_3_months' as const,
    filter: 'top_5_by_cost' as const,
    customFilter: [],
  };

  it('shows the top items and others by month', async () => {
    const reply = await ask(sunflower, dashboardCost, request);
    expect(reply.dates.map(({ date }) => date)).toEqual(['2024-04-01', '2024-05-01', '2024-06-01']);
    expect(reply.items).toHaveLength(5);
    const parts = [...reply.items, reply.others ?? { totalCost: 0 }].map(({ totalCost }) => totalCost);
    expect(sumMoney(parts)).toBeCloseTo(reply.totalCost, 6);
    expect(reply.totalCost).toBe((await costOf('2024-04-01', today)).totalCost);
    const ten = await ask(sunflower, dashboardCost, { ...request, filter: 'top_10_by_cost' });
    expect(ten.items.slice(0, 5)).toEqual(reply.items);
    expect(ten.items).toHaveLength(10);
  });

  it('shows weeks from Sunday to today', async () => {
    const weekly = { ...request, dateType: 'weekly' as const, timeFrame: 'last_4_weeks' as const };
    const { dates, endDate } = await ask(sunflower, dashboardCost, weekly);
    expect(dates).toHaveLength(4);
    expect(endDate).toBe(today);
    for (const { date } of dates) expect(new Date(date).getUTCDay()).toBe(0);
  });

  it('shows the chosen items alone', async () => {
    const all = await ask(sunflower, dashboardCost, request);
    const chosen = all.items.slice(1, 3).flatMap(({ vendor, item }) => (vendor ? [{ vendor, item }] : []));
    const reply = await ask(sunflower, dashboardCost, { ...request, filter: 'custom', customFilter: chosen });
    expect(reply.items).toEqual(all.items.slice(1, 3));
    expect(reply.others).toBeNull();
  });

  it('refuses a frame of the other date type, and a choice of nothing', async () => {
    const frame = await refusal(sunflower, dashboardCost, { ...request, timeFrame: 'last_4_weeks' });
    expect(frame).toMatchObject({ status: 200, code: 'BAD_REQUEST', field: 'timeFrame' });
    const choice = await refusal(sunflower, dashboardCost, { ...request, filter: 'custom' });
    expect(choice).toMatchObject({ status: 200, code: 'BAD_REQUEST', field: 'customFilter' });
  });
});

describe('top 5', () => {
  it('lists the five items that cost most with their share of all', async () => {
    const reply = await ask(sunflower, top5, { ...scope, viewBy: 'account', timeFrame: 'last_7_days' });
    const all = await costOf(reply.startDate, reply.endDate, 'account');
    expect(reply.endDate).toBe(today);
    expect(all.dates).toHaveLength(7);
    expect(reply.totalCost).toBe(all.totalCost);
    expect(reply.items.map(({ item, cost }) => [item, cost])).toEqual(
      all.items.slice(0, 5).map(({ item, totalCost }) => [item, totalCost]),
    );
    for (const item of reply.items) expect(item.portion).toBeCloseTo((100 * item.cost) / reply.totalCost, 9);
  });
});

describe('trend', () => {
  it('aligns months by day and adds them up', async () => {
    const { months } = await ask(sunflower, trend, { ...scope, timeFrame: 'last_6_months' });
    expect(months.map(({ month }) => month)).toEqual([
      '2024-01',
      '2024-02',
      '2024-03',
      '2024-04',
      '2024-05',
      '2024-06',
    ]);
    const april = months[3];
    expect(april?.totalCost).toBe((await costOf('2024-04-01', '2024-04-30')).totalCost);
    expect(april?.accumulatedCosts[29]).toBeCloseTo(april?.totalCost ?? Number.NaN, 6);
    expect(april?.dailyCosts[30]).toBeNull();
    expect(april?.accumulatedCosts[30]).toBeNull();
    const known = sumMoney((april?.dailyCosts ?? []).slice(0, 10).map((amount) => amount ?? 0));
    expect(april?.accumulatedCosts[9]).toBeCloseTo(known, 9);
  });

  it('has no day 30 in a February of a leap year and nothing before the first data', async () => {
    const { months } = await ask(sunflower, trend, { ...scope, timeFrame: 'last_6_months' });
    expect(months[1]?.dailyCosts[28]).toEqual(expect.any(Number));
    expect(months[1]?.dailyCosts.slice(29)).toEqual([null, null]);
    expect(months[0]?.accumulatedCosts.every((amount) => amount === null)).toBe(true);
  });
});
