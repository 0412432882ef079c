// D-13: which days a rule for unusual cost compares, ending on the newest complete day.
import { expect, test } from 'vitest';
import { ABNORMAL_COMPARISONS, comparedDaysOf } from '../../../lib/calendar/abnormal-comparisons.ts';
import { daysIn } from '../../../lib/calendar/calendar.ts';

test.each([
  ['last_3_days', '2024-06-28', '2024-06-30', '2024-06-25', '2024-06-27', 1],
  ['last_7_days', '2024-06-24', '2024-06-30', '2024-06-17', '2024-06-23', 1],
  ['latest_day', '2024-06-30', '2024-06-30', '2024-06-29', '2024-06-29', 1],
  ['latest_day_to_average', '2024-06-30', '2024-06-30', '2024-06-23', '2024-06-29', 7],
  ['month_to_date', '2024-06-01', '2024-06-30', '2024-05-01', '2024-05-30', 1],
] as const)('%s', (comparison, start, end, compareStart, compareEnd, divisor) => {
  expect(comparedDaysOf(comparison, '2024-06-30')).toEqual({
    range: { start, end },
    compareWith: { start: compareStart, end: compareEnd },
    divisor,
  });
});

test('a month to date stands against no more days than the month before has', () => {
  expect(comparedDaysOf('month_to_date', '2024-03-31').compareWith).toEqual({
    start: '2024-02-01',
    end: '2024-02-29',
  });
});

test.each(ABNORMAL_COMPARISONS)(
  '%s: the compared days are before the others and as many, or an average',
  (comparison) => {
    const { range, compareWith, divisor } = comparedDaysOf(comparison, '2024-02-15');
    expect(compareWith.end < range.start).toBe(true);
    expect(daysIn(compareWith)).toBe(daysIn(range) * divisor);
  },
);
