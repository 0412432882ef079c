// C-08 any two ranges, whole or by day: the figures of each range are those of its own question.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { daysIn, weekdayOf } from '../../../lib/calendar/calendar.ts';
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

interface Item {
  key: string;
  vendor: string;
  total: number;
  average: number;
  share: number;
  amounts: (number | null)[];
  compareTotal: number | null;
  compareAverage: number | null;
  compareShare: number | null;
  compareAmounts: (number | null)[] | null;
  change: { difference: number; percent: number; kind: string } | null;
}
interface Analytics {
  range: { start: string; end: string };
  compareRange: { start: string; end: string } | null;
  axis: { date: string; compareDate: string | null }[];
  compareUndrawn: { amount: number; ranges: { start: string; end: string }[] } | null;
  total: Item;
  items: { edges: { node: Item }[] };
}

const ITEM = `key vendor total average share amounts compareTotal compareAverage compareShare compareAmounts
  change { difference percent kind }`;
const QUESTION = `query ($query: CostAnalyticsQuery!) { viewer { costAnalytics(query: $query) {
  range { start end } compareRange { start end } axis { date compareDate }
  compareUndrawn { amount ranges { start end } } total { ${ITEM} } items(itemsPerPage: 200) { edges { node { ${ITEM} } } } } } }`;

const custom = (start: string, end: string) => ({ frame: 'CUSTOM', start, end });
const ask = (query: Record<string, unknown>) =>
  gateway.ask<{ viewer: { costAnalytics: Analytics } }>(QUESTION, { variables: { query } });
const answerOf = async (query: Record<string, unknown>) =>
  (await ask(query)).expectData().viewer.costAnalytics;

const RANGE = custom('2024-06-01', '2024-06-30');
const OTHER = custom('2024-03-05', '2024-03-14');

describe('any two ranges', () => {
  test('the same period of last year is asked for by one word', async () => {
    const query = { range: RANGE, unit: 'MONTH' };
    const lastYear = await answerOf({ ...query, compare: 'LAST_YEAR' });
    expect(lastYear.compareRange).toEqual({ start: '2023-06-01', end: '2023-06-30' });
    const compareRange = custom('2023-06-01', '2023-06-30');
    expect(lastYear).toEqual(await answerOf({ ...query, compare: 'CUSTOM', compareRange }));
  });

  test('stand beside each other with the figures of each, item by item', async () => {
    const both = await answerOf({ range: RANGE, compare: 'CUSTOM', compareRange: OTHER });
    const [one, other] = [await answerOf({ range: RANGE }), await answerOf({ range: OTHER })];
    expect(both.compareRange).toEqual({ start: OTHER.start, end: OTHER.end });
    expect([both.total.total, both.total.compareTotal]).toEqual([one.total.total, other.total.total]);
    for (const { node } of other.items.edges) {
      const item = both.items.edges.find(
        ({ node: each }) => each.key === node.key && each.vendor === node.vendor,
      );
      expect(item?.node).toMatchObject({ compareTotal: node.total, compareAverage: node.average });
      expect(item?.node.compareShare).toBeCloseTo(node.share, 9);
      expect(item?.node.compareAmounts?.slice(0, 10)).toEqual(node.amounts);
    }
    expect(both.axis.slice(9, 11).map(({ compareDate }) => compareDate)).toEqual(['2024-03-14', null]);
  });

  test('may be relative', async () => {
    const { compareRange } = await answerOf({
      range: RANGE,
      compare: 'CUSTOM',
      compareRange: { frame: 'LAST_MONTH' },
    });
    expect(compareRange).toEqual({ start: '2024-05-01', end: '2024-05-31' });
  });

  test('are compared by the average of a day where that is asked for', async () => {
    const query = { range: RANGE, compare: 'CUSTOM', compareRange: OTHER, compareCost: 'AVERAGE' };
    const { total, items } = await answerOf(query);
    expect(daysIn(OTHER)).toBe(10);
    for (const item of [total, ...items.edges.map(({ node }) => node)]) {
      const [now, before] = [item.total / 30, (item.compareTotal ?? 0) / 10];
      expect(item.average).toBeCloseTo(now, 9);
      expect(item.compareAverage).toBeCloseTo(before, 9);
      expect(item.change?.difference).toBeCloseTo(now - before, 9);
      expect(item.change?.percent).toBeCloseTo(percentChange(now, before), 2);
    }
  });
});

describe('days side by side', () => {
  test('by weekday, each with its own cost', async () => {
    const query = { range: RANGE, compare: 'LAST_PERIOD' };
    const { axis, total, compareUndrawn } = await answerOf({ ...query, compareAlign: 'WEEKDAY' });
    const before = await answerOf({ range: custom('2024-05-01', '2024-05-31') });
    const costOf = new Map(before.axis.map(({ date }, place) => [date, before.total.amounts[place]]));
    const paired = axis.filter(({ compareDate }) => compareDate !== null);
    expect(paired.length).toBeGreaterThanOrEqual(27);
    axis.forEach(({ date, compareDate }, place) => {
      expect(total.compareAmounts?.[place] ?? null).toBe(
        compareDate ? (costOf.get(compareDate) ?? null) : null,
      );
      if (compareDate) expect(weekdayOf(compareDate)).toBe(weekdayOf(date));
    });
    const byPlace = await answerOf({ ...query, compareAlign: 'POSITION' });
    expect(byPlace.axis[0]?.compareDate).toBe('2024-05-01');
    expect(total.compareTotal).toBe(byPlace.total.compareTotal);
    const drawn = sumMoney((total.compareAmounts ?? []).map((amount) => amount ?? 0));
    expect(compareUndrawn?.ranges.flatMap(({ start, end }) => [start, end])).toEqual([
      ...['2024-05-01', '2024-05-03'],
    ]);
    expect(drawn + (compareUndrawn?.amount ?? 0)).toBeCloseTo(total.compareTotal ?? 0, 6);
  });

  test('weeks and months stand by position', async () => {
    const query = { range: RANGE, compare: 'LAST_PERIOD', unit: 'WEEK' };
    const [one, other] = [await answerOf({ ...query, compareAlign: 'WEEKDAY' }), await answerOf(query)];
    expect(one.axis).toEqual(other.axis);
  });
});

describe('what cannot be compared is told before any call', () => {
  test.each([
    ['another range without its days', { compare: 'CUSTOM' }, 'CUSTOM_WITHOUT_DATES'],
    ['days beside the last period', { compare: 'LAST_PERIOD', compareRange: OTHER }, 'DATES_WITHOUT_CUSTOM'],
    [
      'an end before its start',
      { compare: 'CUSTOM', compareRange: custom('2024-03-05', '2024-03-04') },
      'END_BEFORE_START',
    ],
    [
      'more than 93 days by day',
      { compare: 'CUSTOM', compareRange: custom('2024-01-01', '2024-06-30') },
      'DAILY_OVER_93_DAYS',
    ],
  ])('%s', async (_name, query, rule) => {
    const reply = await ask({ range: RANGE, ...query });
    expect(reply.expectError().extensions).toMatchObject({
      code: 'BAD_USER_INPUT',
      argument: 'compareRange',
      rule,
    });
    expect(gateway.callsOf(reply)).not.toContain('cost');
  });
});

test('comparing with drivers costs two calls of /ca/cost, and one without a comparison', async () => {
  const callsOf = async (compare: string) => {
    const reply = await gateway.ask(
      `{ viewer { costAnalytics(query: { range: { frame: LAST_14_DAYS }, compare: ${compare} }) {
        drivers { difference } series { key } items { totalCount } } } }`,
    );
    reply.expectData();
    return gateway.callsOf(reply).filter((call) => call === 'cost').length;
  };
  expect([await callsOf('NONE'), await callsOf('LAST_PERIOD')]).toEqual([1, 2]);
});
