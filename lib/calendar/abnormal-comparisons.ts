// Which days a rule for unusual cost lays side by side (D-13, N-04): complete days only, up to the newest of them.
import { addDays, type DateRange, firstOfMonth, type IsoDate } from './calendar.ts';
import { comparedPeriod } from './time-frames.ts';

export const ABNORMAL_COMPARISONS = [
  'last_3_days',
  'last_7_days',
  'latest_day_to_average',
  'month_to_date',
  'latest_day',
] as const;
export type AbnormalComparison = (typeof ABNORMAL_COMPARISONS)[number];

const DAYS_OF_AVERAGE = 7;

export interface ComparedDays {
  range: DateRange;
  compareWith: DateRange;
  /** What the cost of `compareWith` is divided by: 1, or its number of days where one day stands against an average. */
  divisor: number;
}

/** `lastDay` is the newest complete day. */
export function comparedDaysOf(comparison: AbnormalComparison, lastDay: IsoDate): ComparedDays {
  switch (comparison) {
    case 'last_3_days':
      return sideBySide(lastDay, 3);
    case 'last_7_days':
      return sideBySide(lastDay, 7);
    case 'latest_day':
      return sideBySide(lastDay, 1);
    case 'latest_day_to_average':
      return {
        range: { start: lastDay, end: lastDay },
        compareWith: daysBefore(lastDay, DAYS_OF_AVERAGE),
        divisor: DAYS_OF_AVERAGE,
      };
    case 'month_to_date': {
      const range = { start: firstOfMonth(lastDay), end: lastDay };
      return { range, compareWith: comparedPeriod('month_to_date', range), divisor: 1 };
    }
  }
}

function sideBySide(lastDay: IsoDate, days: number): ComparedDays {
  const start = addDays(lastDay, 1 - days);
  return { range: { start, end: lastDay }, compareWith: daysBefore(start, days), divisor: 1 };
}

function daysBefore(day: IsoDate, days: number): DateRange {
  return { start: addDays(day, -days), end: addDays(day, -1) };
}
