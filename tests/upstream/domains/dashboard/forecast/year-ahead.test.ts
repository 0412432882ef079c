// The year ahead on months whose forecast can be worked out by hand.
import { describe, expect, test } from 'vitest';
import { addMonths } from '../../../../../lib/calendar/calendar.ts';
import { yearAhead } from '../../../../../upstream/domains/dashboard/forecast/year-ahead.ts';
import { pastErrors } from '../../../../../upstream/domains/shared/forecast/past-forecasts.ts';
import { forecastMonths } from '../../../../../upstream/domains/shared/forecast/trend-model.ts';

const monthsUpTo = (last: string, costs: readonly number[]) =>
  costs.map((cost, place) => ({ month: addMonths(last, place - costs.length + 1), cost }));
const times = <T>(count: number, make: (place: number) => T) =>
  Array.from({ length: count }, (_, place) => make(place));

describe('D-09 the trend of fewer than 12 months', () => {
  test('is the straight line of least squares', () => {
    // Through (0, 1), (1, 3), (2, 2): slope 1/2, level 1.5.
    expect(forecastMonths([1, 3, 2], 3)).toEqual({ model: 'linear', amounts: [3, 3.5, 4] });
    expect(
      forecastMonths(
        times(11, () => 5),
        2,
      ),
    ).toEqual({ model: 'linear', amounts: [5, 5] });
  });

  test('never forecasts less than nothing', () => {
    expect(forecastMonths([3, 2, 1], 3).amounts).toEqual([0, 0, 0]);
  });
});

describe('D-09 the seasonal trend from 12 months on', () => {
  test('of equal months is as they are', () => {
    const { model, amounts } = forecastMonths(
      times(24, () => 7),
      12,
    );
    expect(model).toBe('seasonal');
    for (const amount of amounts) expect(amount).toBeCloseTo(7, 10);
  });

  test('finds the month that stands out, by two thirds of it after two years', () => {
    // 100 a month, 220 in the 7th of both years: the mean is 110. The line is nearly level (the 7th place of both years
    // lies off the middle by 5.5 before and 6.5 behind), so compare with sums made apart.
    const costs = times(24, (place) => (place % 12 === 6 ? 220 : 100));
    const mean = 110;
    const slope =
      (120 * (6 - 11.5) + 120 * (18 - 11.5)) /
      times(24, (place) => (place - 11.5) ** 2).reduce((a, b) => a + b);
    const line = (place: number) => mean + slope * (place - 11.5);
    const raw = times(12, (month) => {
      const value = month === 6 ? 220 : 100;
      const ratio = (value / line(month) + value / line(month + 12)) / 2;
      return 1 + ((ratio - 1) * 2) / 3;
    });
    const scale = raw.reduce((a, b) => a + b) / 12;
    const index = raw.map((each) => each / scale);
    const even = costs.map((cost, place) => cost / (index[place % 12] ?? 1));
    const evenMean = even.reduce((a, b) => a + b) / 24;
    const evenSlope =
      even.reduce((sum, cost, place) => sum + (place - 11.5) * (cost - evenMean), 0) /
      times(24, (place) => (place - 11.5) ** 2).reduce((a, b) => a + b);
    const { amounts } = forecastMonths(costs, 12);
    times(12, (step) =>
      expect(amounts[step]).toBeCloseTo((evenMean + evenSlope * (24 + step - 11.5)) * (index[step] ?? 0), 8),
    );
    expect(amounts.indexOf(Math.max(...amounts))).toBe(6);
    expect(index[6]).toBeGreaterThan(1.5);
  });

  test('is the line alone where that is not positive', () => {
    const falling = times(14, (place) => (place < 2 ? 1000 : 0));
    expect(forecastMonths(falling, 2)).toEqual({ model: 'linear', amounts: [0, 0] });
  });
});

describe('D-09 the past error by rolling origin', () => {
  test('compares each month with the forecasts made before it', () => {
    // From [1,2,3] the line says 4, 5; from [1,2,3,4] it says 5. The months were 4 and 10.
    const errors = pastErrors([1, 2, 3, 4, 10], 'linear', 12);
    expect(errors).toMatchObject({ origins: 2, comparisons: 3, meanPercent: (0 + 50 + 50) / 3 });
    expect(errors.widths).toEqual(times(12, () => null));
  });

  test('a band holds four of five errors of its step, and is never narrower than one before', () => {
    // Months double the line at every third place; one step ahead there are five errors.
    const costs = [10, 10, 10, 10, 10, 10, 10, 20];
    const { widths, origins } = pastErrors(costs, 'linear', 3);
    expect(origins).toBe(5);
    // One step: errors 0, 0, 0, 0, 1 → the fourth of five; two steps: 0, 0, 0, 1 → the fourth of four; three: 0, 0, 1.
    expect(widths).toEqual([0, 1, 1]);
  });
});

describe('D-09 the year ahead', () => {
  test('forecasts this month and the twelve after it', () => {
    const outcome = yearAhead(monthsUpTo('2024-05-01', [1, 2, 3]), '2024-06-01');
    if ('refusal' in outcome) throw new Error(outcome.refusal);
    expect(outcome).toMatchObject({ model: 'linear', running: 4, total: 5 * 12 + 66 });
    expect(outcome.months.map(({ month }) => month)).toEqual(
      times(12, (place) => addMonths('2024-07-01', place)),
    );
    expect(outcome.months[0]).toEqual({ month: '2024-07-01', cost: 5, band: null });
  });

  test('steps over a month that is still growing', () => {
    const outcome = yearAhead(monthsUpTo('2024-04-01', [1, 2, 3]), '2024-06-01');
    expect(outcome).toMatchObject({
      running: 5,
      months: { length: 12, 0: { month: '2024-07-01', cost: 6 } },
    });
  });

  test('refuses with a reason', () => {
    expect(yearAhead([], '2024-06-01')).toEqual({ refusal: 'FORECAST_TOO_FEW_MONTHS' });
    expect(yearAhead(monthsUpTo('2024-05-01', [1, 2]), '2024-06-01')).toEqual({
      refusal: 'FORECAST_TOO_FEW_MONTHS',
    });
    expect(
      yearAhead(
        monthsUpTo(
          '2024-03-01',
          times(24, () => 1),
        ),
        '2024-06-01',
      ),
    ).toEqual({
      refusal: 'FORECAST_NO_RECENT_DATA',
    });
  });
});
