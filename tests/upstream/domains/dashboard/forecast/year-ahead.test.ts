// The year ahead on months whose forecast can be worked out by hand.
import { describe, expect, test } from 'vitest';
import { addMonths } from '../../../../../lib/calendar/calendar.ts';
import { forecastMonths } from '../../../../../upstream/domains/shared/forecast/month-methods.ts';
import { pastErrors } from '../../../../../upstream/domains/shared/forecast/past-forecasts.ts';
import { yearAhead } from '../../../../../upstream/domains/shared/forecast/year-ahead.ts';

const monthsUpTo = (last: string, costs: readonly number[]) =>
  costs.map((cost, place) => ({ month: addMonths(last, place - costs.length + 1), cost }));
const times = <T>(count: number, make: (place: number) => T) =>
  Array.from({ length: count }, (_, place) => make(place));

describe('D-09 fewer than six months', () => {
  test('go on by half of what all of the last months agree on, and flatten', () => {
    expect(forecastMonths([1, 4, 6], 3)).toEqual({ model: 'linear', amounts: [7, 7.5, 7.75] });
    expect(forecastMonths([9, 6, 5], 2)).toEqual({ model: 'linear', amounts: [4.5, 4.25] });
    const level = times(5, () => 5);
    expect(forecastMonths(level, 2)).toEqual({ model: 'linear', amounts: [5, 5] });
  });

  test('repeat the last one where they do not agree, and the middle one where it is an exception', () => {
    expect(forecastMonths([10, 12, 11], 2).amounts).toEqual([11, 11]);
    expect(forecastMonths([10, 12, 11, 30], 2).amounts).toEqual([12, 12]);
    expect(forecastMonths([10, 12, 11, 2], 2).amounts).toEqual([11, 11]);
  });

  test('never forecasts less than nothing', () => {
    expect(forecastMonths([9, 5, 1], 3).amounts).toEqual([0, 0, 0]);
  });
});

describe('D-09 four ways weighed by their past errors, from six months on', () => {
  const costsOf = (count: number, cost: (place: number) => number) => times(count, cost);

  test('of equal months is as they are', () => {
    const level = costsOf(24, () => 7);
    const { model, amounts } = forecastMonths(level, 12);
    expect(model).toBe('combined');
    for (const amount of amounts) expect(amount).toBeCloseTo(7, 10);
  });

  test('follows the season that two years had, nearly whole', () => {
    // 100 a month, 220 in the 7th of each of three years: only the year before tells it.
    const season = costsOf(36, (place) => (place % 12 === 6 ? 220 : 100));
    const { amounts } = forecastMonths(season, 12);
    expect(amounts.indexOf(Math.max(...amounts))).toBe(6);
    expect(amounts[6]).toBeGreaterThan(180);
    expect(amounts[0]).toBeLessThan(105);
  });

  test('goes on growing where cost grew by the same part each month', () => {
    const growing = costsOf(24, (place) => 100 * 1.05 ** place);
    const { amounts } = forecastMonths(growing, 12);
    const came = costsOf(12, (step) => 100 * 1.05 ** (24 + step));
    const repeated = growing.at(-1) ?? 0;
    expect(amounts[11]).toBeGreaterThan(repeated * 1.2);
    expect(Math.abs((came[11] ?? 0) - (amounts[11] ?? 0))).toBeLessThan((came[11] ?? 0) - repeated);
  });

  test('a way that was off in the past counts for little', () => {
    // The level jumped in the sixth month and stayed: the year before and the trend were far off since.
    const jumped = costsOf(14, (place) => (place < 5 ? 10 : 100));
    for (const amount of forecastMonths(jumped, 3).amounts) expect(Math.abs(amount - 100)).toBeLessThan(10);
  });

  test('months without cost break nothing', () => {
    for (const amount of forecastMonths([0, 0, 0, 5, 0, 8, 0, 0], 12).amounts) {
      expect(Number.isFinite(amount)).toBe(true);
      expect(amount).toBeGreaterThanOrEqual(0);
    }
  });
});

describe('D-09 the past error by rolling origin', () => {
  test('compares each earlier end with what came, as far as months are known', () => {
    // At the end of three tens 10 is said; then came 20, then 10.
    const { origins, comparisons, meanPercent, widths } = pastErrors([10, 10, 10, 20, 10], 3);
    expect([origins, comparisons]).toEqual([2, 3]);
    // 10 for 20 and 10; then 20 is an exception, and 10 is said for 10.
    expect(meanPercent).toBeCloseTo(50 / 3, 10);
    // Relative to what was said, by the root of the step: 1, 0 and 0; the largest of three, twice as wide for two origins.
    expect(widths[0]).toBeCloseTo(2, 10);
    expect(widths[2]).toBeCloseTo(2 * Math.sqrt(3), 10);
  });

  test('has no band with fewer than three errors', () => {
    expect(pastErrors([1, 2, 3, 4], 2)).toMatchObject({ origins: 1, comparisons: 1, widths: [null, null] });
    expect(pastErrors([1, 2, 3], 2)).toEqual({
      ...{ meanPercent: null, origins: 0, comparisons: 0 },
      widths: [null, null],
    });
  });
});

describe('D-09 the year ahead', () => {
  test('forecasts the twelve months after this one', () => {
    const outcome = yearAhead(monthsUpTo('2024-05-01', [1, 2, 3]), '2024-06-01', null);
    if ('refusal' in outcome) throw new Error(outcome.refusal);
    expect(outcome.model).toBe('linear');
    expect(outcome.total).toBeCloseTo(
      outcome.months.reduce((sum, { cost }) => sum + cost, 0),
      10,
    );
    expect(outcome.months.map(({ month }) => month)).toEqual(
      times(12, (place) => addMonths('2024-07-01', place)),
    );
    expect(outcome.months[0]).toEqual({ month: '2024-07-01', cost: 3.75, band: null });
  });

  test('goes on from the estimate of this month', () => {
    const history = monthsUpTo('2024-05-01', [10, 12, 11]);
    const outcome = yearAhead(history, '2024-06-01', 8);
    if ('refusal' in outcome) throw new Error(outcome.refusal);
    expect(outcome.months.map(({ cost }) => cost)).toEqual(forecastMonths([10, 12, 11, 8], 12).amounts);
    expect(outcome.months[0]).toEqual({ month: '2024-07-01', cost: 8, band: null });
  });

  test('steps over a month that is still growing', () => {
    const outcome = yearAhead(monthsUpTo('2024-04-01', [1, 2, 3]), '2024-06-01', 9);
    expect(outcome).toMatchObject({
      months: { length: 12, 0: { month: '2024-07-01', cost: 3.875 } },
    });
  });

  test('refuses with a reason', () => {
    expect(yearAhead([], '2024-06-01', 1)).toEqual({ refusal: 'FORECAST_TOO_FEW_MONTHS' });
    expect(yearAhead(monthsUpTo('2024-05-01', [1, 2]), '2024-06-01', 3)).toEqual({
      refusal: 'FORECAST_TOO_FEW_MONTHS',
    });
    expect(
      yearAhead(
        monthsUpTo(
          '2024-03-01',
          times(24, () => 1),
        ),
        '2024-06-01',
        1,
      ),
    ).toEqual({
      refusal: 'FORECAST_NO_RECENT_DATA',
    });
  });
});
