// What a leaf was expected to cost: the median of the same weekday of the four weeks before the anomaly. Pure.
import { averageOf, sumMoney } from '../../../../lib/money/money.ts';

const WEEK = 7;
const WEEKS = 4;
export const DAYS_BEFORE = WEEK * WEEKS;

/** Of each day of the week, beginning with that of the first day; `before` are the 28 days right before it. */
export function weekdayForecasts(before: readonly number[]): number[] {
  return Array.from({ length: WEEK }, (_, weekday) =>
    median(Array.from({ length: WEEKS }, (__, week) => before[week * WEEK + weekday] ?? 0)),
  );
}

/** Of so many days together. */
export function weekdayForecast(before: readonly number[], days: number): number {
  const byWeekday = weekdayForecasts(before);
  return sumMoney(Array.from({ length: days }, (_, day) => byWeekday[day % WEEK] ?? 0));
}

/** Of an even count the mean of both in the middle, exact. */
function median(amounts: number[]): number {
  const sorted = amounts.toSorted((one, other) => one - other);
  const middle = sorted.length / 2;
  return averageOf(
    sumMoney(sorted.slice(Math.ceil(middle) - 1, Math.floor(middle) + 1)),
    middle % 1 === 0 ? 2 : 1,
  );
}
