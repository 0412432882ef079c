// Months as the optimisation services write them, YYYYMM, and the ranges that may be made of them (P-05).
import { addMonths, type DateRange, type IsoDate, lastOfMonth } from './calendar.ts';

/** The most months of a range. */
export const MAX_COMMITMENT_MONTHS = 36;

/** `202406` of any day of June 2024. */
export function yearMonthOf(day: IsoDate): string {
  return day.slice(0, 4) + day.slice(5, 7);
}

/** The first day. */
export function firstOfYearMonth(month: string): IsoDate {
  return `${month.slice(0, 4)}-${month.slice(4, 6)}-01`;
}

/** From the first day of one month to the last of the other; null where that is no range: turned round, or over three years. */
export function monthsRange(start: string, end: string): DateRange | null {
  const first = firstOfYearMonth(start);
  const last = firstOfYearMonth(end);
  if (last < first || last >= addMonths(first, MAX_COMMITMENT_MONTHS)) return null;
  return { start: first, end: lastOfMonth(last) };
}
