// Cost by day as the estimate needs it, and sums over its days.
import { type DateRange, daysIn, type IsoDate } from '../../../../lib/calendar/calendar.ts';
import { sumMoney } from '../../../../lib/money/money.ts';

/** The cost of one vendor, or of a part of it. Every list has a place for each day from `start`. */
export interface DailyCost {
  start: IsoDate;
  /** Rows of ChargeFrequency Usage-Based; 0 on days without any. */
  usage: readonly number[];
  /** All other rows, which are never extrapolated. */
  fixed: readonly number[];
  /** Does the vendor have rows of that day? Cost 0 is known too: a promotion may pay for the whole of a day. */
  isKnown: readonly boolean[];
  /** Recurring charges one by one, each by day. */
  recurring: readonly (readonly number[])[];
  /** The last day whose cost is complete; null without data. */
  completeThrough: IsoDate | null;
}

/** Number of a day among those from `start`; it may lie outside of the lists. */
export function placeOf(start: IsoDate, day: IsoDate): number {
  return daysIn({ start, end: day }) - 1;
}

/** The exact sum over a range; days outside of the list cost nothing. */
export function sumOver(start: IsoDate, amounts: readonly number[], range: DateRange): number {
  const first = Math.max(0, placeOf(start, range.start));
  const end = placeOf(start, range.end) + 1;
  return end <= first ? 0 : sumMoney(amounts.slice(first, end));
}

/** What the days of a range cost, whatever it was for. */
export function actualCost(cost: DailyCost, range: DateRange): number {
  return sumMoney([sumOver(cost.start, cost.usage, range), sumOver(cost.start, cost.fixed, range)]);
}
