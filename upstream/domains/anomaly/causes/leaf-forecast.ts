// What a leaf was expected to cost: the median of the same weekday of the four weeks before the anomaly, or of the six
// months before. Pure.
import type { TimeUnit } from '../../../../lib/calendar/calendar.ts';
import type { JudgedUnit } from '../../../../lib/catalogue/anomaly.ts';
import { averageOf, sumMoney } from '../../../../lib/money/money.ts';

const WEEK = 7;
const WEEKS = 4;
export const DAYS_BEFORE = WEEK * WEEKS;

/** What is looked at before an anomaly: so many units, of which `period` make a season. */
export const HISTORIES = {
  DAY: { unit: 'day', before: DAYS_BEFORE, period: WEEK },
  MONTH: { unit: 'month', before: 6, period: 1 },
} as const satisfies Record<JudgedUnit, { unit: TimeUnit; before: number; period: number }>;

/** Of each day of the period, beginning with the first; `before` are the days right before it, as whole periods. */
export function usualAmounts(before: readonly number[], period: number = WEEK): number[] {
  return Array.from({ length: period }, (_, place) =>
    median(before.filter((__, day) => day % period === place)),
  );
}

/** Of so many days together. */
export function usualSum(before: readonly number[], days: number, period: number = WEEK): number {
  const amounts = usualAmounts(before, period);
  return sumMoney(Array.from({ length: days }, (_, day) => amounts[day % period] ?? 0));
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
