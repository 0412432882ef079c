// How two ranges are put side by side: what of an item is compared, and which step stands against which.
import { type DateRange, daysIn, weekdayOf } from '../../../../lib/calendar/calendar.ts';
import { averageOf } from '../../../../lib/money/money.ts';
import { costChange } from '../../../../lib/money/percent-change.ts';
import type { CompareAlign, CompareCost, CostChange } from '../../../__generated__/graph-types.ts';

export interface CompareOptions {
  cost: CompareCost;
  align: CompareAlign;
  /** Items of one name are one line, whichever vendor they are of. */
  isJoined: boolean;
}

export const PLAIN_COMPARE: CompareOptions = { cost: 'INDIVIDUAL', align: 'POSITION', isJoined: false };

/** What of a total of a range is compared: all of it, or what a day of it cost. */
export function comparedCost(total: number, range: DateRange, cost: CompareCost): number {
  return cost === 'AVERAGE' ? averageOf(total, daysIn(range)) : total;
}

/** How the total of one range changed against that of the other. */
export function changeBetween(
  [total, range]: readonly [number, DateRange],
  [compareTotal, compareRange]: readonly [number, DateRange],
  cost: CompareCost,
): CostChange {
  return costChange(comparedCost(total, range, cost), comparedCost(compareTotal, compareRange, cost));
}

const DAYS_OF_WEEK = 7;

/**
 * How many steps further the step of the compared range stands that is held against the first: 0, or, of days that are
 * aligned by weekday, -3 to 3.
 */
export function stepsApart(start: string, compareStart: string, isByWeekday: boolean): number {
  if (!isByWeekday) return 0;
  const ahead = (weekdayOf(start) - weekdayOf(compareStart) + DAYS_OF_WEEK) % DAYS_OF_WEEK;
  return ahead > DAYS_OF_WEEK / 2 ? ahead - DAYS_OF_WEEK : ahead;
}
