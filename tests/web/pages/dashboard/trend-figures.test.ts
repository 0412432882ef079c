// The legend of months side by side: each against the month before, the newest against the same days (D-10).
import { expect, it } from 'vitest';
import { sameDays, trendFigures } from '../../../../web/pages/dashboard/widgets/cost-trend/trend-figures.ts';

/** So much a day, so many days of it. */
const month = (name: string, daily: number, days: number) => ({
  month: name,
  total: daily * days,
  accumulated: Array.from({ length: 31 }, (_, day) => (day < days ? daily * (day + 1) : null)),
});
const asItIs = (amount: number) => amount;

it('compares whole months, and the newest with the same days', () => {
  const months = [month('2024-04-01', 10, 30), month('2024-05-01', 12, 31), month('2024-06-01', 18, 10)];
  const figures = trendFigures(months, asItIs);
  expect(figures.get('2024-04-01')).toEqual({ amount: 300, change: null });
  expect(figures.get('2024-05-01')).toMatchObject({ amount: 372, change: { percent: 24, difference: 72 } });
  expect(figures.get('2024-06-01')).toMatchObject({ amount: 180, change: { percent: 50, difference: 60 } });
});

it('a newest month that is longer than the one before is compared with all of that', () => {
  const figures = trendFigures(
    [month('2024-02-01', 10, 29), month('2024-03-01', 10, 31)],
    (amount) => amount * 2,
  );
  expect(figures.get('2024-03-01')).toMatchObject({ amount: 620, change: { difference: 40 } });
});

it('says what the newest month is compared with where that is not the whole month before', () => {
  const before = month('2024-05-01', 12, 31);
  expect(sameDays([before, month('2024-06-01', 18, 10)])).toEqual({
    month: '2024-06-01',
    before: '2024-05-01',
    amount: 120,
  });
  expect(sameDays([before, month('2024-06-01', 18, 31)])).toBeNull();
  expect(sameDays([month('2024-02-01', 10, 29), month('2024-03-01', 10, 31)])).toBeNull();
  expect(sameDays([before])).toBeNull();
});
