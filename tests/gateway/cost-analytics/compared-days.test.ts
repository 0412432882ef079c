// C-08 on the last day of a month: what is compared has the same days on card and screen, and the same steps.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { daysIn } from '../../../lib/calendar/calendar.ts';
import { sumMoney } from '../../../lib/money/money.ts';
import { startGateway, type TestGateway } from '../../support/product/gateway.ts';
import { startUpstream, type TestUpstream } from '../../support/product/upstream.ts';

let upstream: TestUpstream;
let gateway: TestGateway;

beforeAll(async () => {
  upstream = await startUpstream({ demoToday: '2024-04-30' });
  gateway = await startGateway(upstream);
});

afterAll(async () => {
  await gateway.close();
  await upstream.close();
});

interface Days {
  start: string;
  end: string;
}

interface Analytics {
  range: Days;
  compareRange: Days;
  axis: { date: string; endDate: string; compareDate: string | null; compareEndDate: string | null }[];
  total: { total: number; compareTotal: number; compareAmounts: (number | null)[] };
}

const ANALYTICS = `range { start end } compareRange { start end }
  axis { date endDate compareDate compareEndDate } total { total compareTotal compareAmounts }`;

test('the month to date is compared with the same days of last month on the card and in cost analytics', async () => {
  const reply = await gateway.ask<{
    viewer: {
      costMonthToDate: { range: Days; lastMonthRange: Days; total: number; lastMonthCost: number };
      costAnalytics: Analytics;
    };
  }>(`{ viewer {
    costMonthToDate { range { start end } lastMonthRange { start end } total lastMonthCost }
    costAnalytics(query: { range: { frame: MONTH_TO_DATE }, compare: LAST_PERIOD }) { ${ANALYTICS} }
  } }`);
  const { costMonthToDate: card, costAnalytics } = reply.expectData().viewer;
  expect(card.lastMonthRange).toEqual({ start: '2024-03-01', end: '2024-03-30' });
  expect(costAnalytics.compareRange).toEqual(card.lastMonthRange);
  expect(costAnalytics.range).toEqual(card.range);
  expect([costAnalytics.total.total, costAnalytics.total.compareTotal]).toEqual([
    card.total,
    card.lastMonthCost,
  ]);
});

test.each(['LAST_60_DAYS', 'MONTH_TO_DATE', 'LAST_14_DAYS'])(
  '%s by week is compared in weeks of the same lengths, which sum to the compared total',
  async (frame) => {
    const reply = await gateway.ask<{ viewer: { costAnalytics: Analytics } }>(
      `{ viewer { costAnalytics(query: { range: { frame: ${frame} }, unit: WEEK, compare: LAST_PERIOD }) { ${ANALYTICS} } } }`,
    );
    const { axis, compareRange, total } = reply.expectData().viewer.costAnalytics;
    for (const { date, endDate, compareDate, compareEndDate } of axis) {
      const compared = daysIn({ start: compareDate ?? '', end: compareEndDate ?? '' });
      expect(compared).toBe(daysIn({ start: date, end: endDate }));
    }
    expect([axis[0]?.compareDate, axis.at(-1)?.compareEndDate]).toEqual([
      compareRange.start,
      compareRange.end,
    ]);
    expect(total.compareTotal).toBeGreaterThan(0);
    expect(sumMoney(total.compareAmounts.map((amount) => amount ?? 0))).toBeCloseTo(total.compareTotal, 6);
  },
);

test('an item says in which range anything of it was billed, be it for nothing', async () => {
  interface Billed {
    amounts: (number | null)[];
    compareAmounts: (number | null)[] | null;
    isBilled: boolean;
    isCompareBilled: boolean | null;
  }
  const itemsOf = async (compare: string) => {
    const reply = await gateway.ask<{
      viewer: {
        costAnalytics: { days: number; compareDays: number | null; items: { edges: { node: Billed }[] } };
      };
    }>(`{ viewer { costAnalytics(query: { range: { frame: LAST_7_DAYS }, ${compare} }) { days compareDays
      items(itemsPerPage: 200) { edges { node { amounts compareAmounts isBilled isCompareBilled } } } } } }`);
    const { days, compareDays, items } = reply.expectData().viewer.costAnalytics;
    return { days, compareDays, items: items.edges.map(({ node }) => node) };
  };
  const { days, compareDays, items } = await itemsOf('compare: LAST_PERIOD');
  expect([days, compareDays]).toEqual([7, 7]);
  const isKnown = (amounts: readonly (number | null)[] | null) =>
    (amounts ?? []).some((amount) => amount !== null);
  expect(items.length).toBeGreaterThan(10);
  for (const { amounts, compareAmounts, isBilled, isCompareBilled } of items)
    expect([isBilled, isCompareBilled]).toEqual([isKnown(amounts), isKnown(compareAmounts)]);
  const alone = await itemsOf('compare: NONE');
  expect(alone.compareDays).toBeNull();
  expect(alone.items.every(({ isCompareBilled }) => isCompareBilled === null)).toBe(true);
});
