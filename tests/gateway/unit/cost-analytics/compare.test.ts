import { describe, expect, test } from 'vitest';
import { mergeCost } from '../../../../gateway/domains/cost-analytics/compare/compare.ts';
import { topItems } from '../../../../gateway/domains/cost-analytics/table/cost-items.ts';
import { totalOfItems } from '../../../../gateway/domains/cost-analytics/table/item-table.ts';
import { UpstreamBadReply } from '../../../../gateway/rest/upstream-error.ts';
import { bucketsOf } from '../../../../lib/calendar/calendar.ts';
import { sumMoney } from '../../../../lib/money/money.ts';
import { item, series } from './series.ts';

const MAY = { start: '2024-05-01', end: '2024-05-03' };
const JUNE = { start: '2024-06-01', end: '2024-06-03' };

describe('C-08 merging two periods', () => {
  test('without compare nothing is compared', () => {
    const merged = mergeCost(series(JUNE, [item('ec2', [1, 2, 3])]), null);
    expect(merged.compareRange).toBeNull();
    expect(merged.total).toMatchObject({ total: 6, change: null, compareTotal: null, compareAmounts: null });
    expect(merged.axis.map(({ compareDate }) => compareDate)).toEqual([null, null, null]);
  });

  test('the first step stands against the first', () => {
    const merged = mergeCost(series(JUNE, [item('ec2', [1, 2, 3])]), series(MAY, [item('ec2', [4, 5, 6])]));
    expect(merged.axis.map(({ date, compareDate }) => [date, compareDate])).toEqual([
      ['2024-06-01', '2024-05-01'],
      ['2024-06-02', '2024-05-02'],
      ['2024-06-03', '2024-05-03'],
    ]);
    expect(merged.items[0]).toMatchObject({
      amounts: [1, 2, 3],
      compareAmounts: [4, 5, 6],
      compareTotal: 15,
      change: { difference: -9, percent: -60, kind: 'DOWN' },
    });
    expect(merged.compareRange).toEqual(MAY);
  });

  test('days without data are null, never 0', () => {
    const merged = mergeCost(
      series(JUNE, [item('ec2', [1, null, 0])]),
      series(MAY, [item('ec2', [null, 2, 0])]),
    );
    expect(merged.items[0]).toMatchObject({ amounts: [1, null, 0], compareAmounts: [null, 2, 0] });
  });

  test('a shorter compared range leaves the last steps null', () => {
    const short = { start: '2024-05-01', end: '2024-05-02' };
    const merged = mergeCost(series(JUNE, [item('ec2', [1, 2, 3])]), series(short, [item('ec2', [4, 5])]));
    expect(merged.items[0]?.compareAmounts).toEqual([4, 5, null]);
    expect(merged.axis[1]).toMatchObject({ compareDate: '2024-05-02', compareEndDate: '2024-05-02' });
    expect(merged.axis[2]).toMatchObject({ compareDate: null, compareEndDate: null });
  });

  test('further days of a longer compared range count in its totals alone', () => {
    const long = { start: '2024-05-01', end: '2024-05-04' };
    const merged = mergeCost(
      series(JUNE, [item('ec2', [1, 2, 3])]),
      series(long, [item('ec2', [4, 5, 6, 7])]),
    );
    expect(merged.items[0]).toMatchObject({ compareAmounts: [4, 5, 6], compareTotal: 22 });
    expect(merged.total.compareTotal).toBe(22);
  });

  test('items are matched by vendor and key, so one name of two vendors is two items', () => {
    const merged = mergeCost(
      series(JUNE, [item('compute', [5, 0, 0]), item('compute', [3, 0, 0], 'gcp')]),
      series(MAY, [item('compute', [1, 0, 0], 'gcp'), item('compute', [2, 0, 0])]),
    );
    expect(merged.items.map(({ vendor, total, compareTotal }) => [vendor, total, compareTotal])).toEqual([
      ['AWS', 5, 2],
      ['GCP', 3, 1],
    ]);
  });

  test('what is new and what is gone is said beside +100 and -100', () => {
    const merged = mergeCost(series(JUNE, [item('new', [7, 0, 0])]), series(MAY, [item('gone', [0, 9, 0])]));
    expect(
      merged.items.map(({ key, total, compareTotal, change }) => ({ key, total, compareTotal, change })),
    ).toEqual([
      { key: 'new', total: 7, compareTotal: 0, change: { difference: 7, percent: 100, kind: 'NEW' } },
      { key: 'gone', total: 0, compareTotal: 9, change: { difference: -9, percent: -100, kind: 'GONE' } },
    ]);
    expect(merged.items[1]?.amounts).toEqual([null, null, null]);
    expect(merged.total.change).toEqual({ difference: -2, percent: -22.22, kind: 'DOWN' });
  });

  test('credits keep their sign', () => {
    const merged = mergeCost(
      series(JUNE, [item('credit', [-50, 0, 0])]),
      series(MAY, [item('credit', [-100, 0, 0])]),
    );
    expect(merged.items[0]?.change).toEqual({ difference: 50, percent: 50, kind: 'UP' });
  });

  test('the sum of the items is the total on both sides, to the last digit', () => {
    const merged = mergeCost(
      series(JUNE, [item('a', [0.1, 0.2, 0]), item('b', [0.7, 0, 0])]),
      series(MAY, [item('a', [0.3, 0, 0]), item('c', [0.6, 0, 0])]),
    );
    expect(merged.total).toMatchObject({
      total: 1,
      compareTotal: 0.9,
      change: { difference: 0.1, percent: 11.11 },
    });
  });

  test('an item that the compared reply only sums in its others has no change', () => {
    const merged = mergeCost(
      series(JUNE, [item('small', [1, 0, 0])]),
      series(MAY, [item('large', [9, 0, 0])], { count: 3, costs: [4, 0, 0] }),
    );
    expect(merged.items.find(({ key }) => key === 'small')?.change).toBeNull();
  });

  test('a compared item that stands in the current others is counted there', () => {
    const merged = mergeCost(
      series(JUNE, [item('large', [9, 0, 0])], { count: 3, costs: [4, null, 0] }),
      series(MAY, [item('large', [8, 0, 0]), item('small', [0.5, 0.25, 0])]),
    );
    expect(merged.items.map(({ key }) => key)).toEqual(['large']);
    expect(merged.others).toMatchObject({ total: 4, compareTotal: 0.75, compareAmounts: [0.5, 0.25, 0] });
  });

  test.each([
    ['begins a day earlier in the week', { start: '2024-05-03', end: '2024-05-09' }, ['2024-05-03'], 1],
    ['begins two days earlier', { start: '2024-05-09', end: '2024-05-15' }, ['2024-05-09', '2024-05-10'], 3],
    ['begins a day later', { start: '2024-05-05', end: '2024-05-11' }, ['2024-05-11'], 7],
    ['is longer at both ends', { start: '2024-05-09', end: '2024-05-18' }, ['2024-05-09', '2024-05-18'], 13],
  ])(
    'aligned by weekday, the days that are not drawn are told where the compared range %s',
    (_, range, ends, amount) => {
      const week = { start: '2024-06-01', end: '2024-06-07' };
      const days = bucketsOf(range, 'day').map((_day, index) => index + 1);
      const merged = mergeCost(
        series(week, [item('ec2', [1, 1, 1, 1, 1, 1, 1])]),
        series(range, [item('ec2', days)]),
        { cost: 'INDIVIDUAL', align: 'WEEKDAY', isJoined: false },
      );
      const drawn = sumMoney((merged.total.compareAmounts ?? []).map((each) => each ?? 0));
      const told = merged.compareUndrawn;
      expect(told?.amount).toBe(amount);
      expect(drawn + amount).toBe(merged.total.compareTotal);
      expect([told?.ranges[0]?.start, told?.ranges.at(-1)?.end]).toEqual([ends[0], ends.at(-1)]);
    },
  );

  test('nothing is left undrawn where each compared day has its step', () => {
    const [one, other] = [series(JUNE, [item('ec2', [1, 2, 3])]), series(MAY, [item('ec2', [4, 5, 6])])];
    expect(mergeCost(one, other).compareUndrawn).toBeNull();
  });

  test('a line that is not aligned with the dates is refused', () => {
    const reply = series(JUNE, [item('ec2', [1, 2, 3])]);
    reply.items[0]?.dailyCosts.pop();
    expect(() => mergeCost(reply, null)).toThrow(UpstreamBadReply);
  });
});

test('averages are over the days that have come, of one line, of several as one, and where they are compared', () => {
  const lines = [
    item('ec2', [4, null, null]),
    item('s3', [2, null, null]),
    item('ec2', [2, null, null], 'gcp'),
  ];
  const begun = { ...series(JUNE, lines), knownDays: 1 };
  const before = series(MAY, [item('ec2', [3, 3, 3]), item('s3', [1, 1, 1])]);
  const merged = mergeCost(begun, before, { cost: 'AVERAGE', align: 'POSITION', isJoined: true });
  expect([merged.days, merged.compareDays]).toEqual([1, 3]);
  expect(merged.total.change).toEqual({ difference: 4, percent: 100, kind: 'UP' });
  const [ec2] = merged.items;
  expect(ec2).toMatchObject({ total: 6, average: 6, compareAverage: 3, change: { difference: 3 } });
  const [first, others] = topItems(merged, 1);
  expect([first?.average, others?.average]).toEqual([6, 2]);
  expect(totalOfItems(merged, merged.items.slice(1), true)).toMatchObject({
    average: 2,
    compareAverage: 1,
    change: { difference: 1, percent: 100 },
  });
});
