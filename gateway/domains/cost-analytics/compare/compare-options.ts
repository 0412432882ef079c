// How two ranges are put side by side: what of an item is compared, and which step stands against which.
import { weekdayOf } from '../../../../lib/calendar/calendar.ts';
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

/** What of a total of so many days is compared: all of it, or what one of them cost. */
function comparedCost(total: number, days: number, cost: CompareCost): number {
  return cost === 'AVERAGE' ? averageOf(total, days) : total;
}

/** How the total of one range changed against that of the other, each with its days. */
export function changeBetween(
  [total, days]: readonly [number, number],
  [compareTotal, compareDays]: readonly [number, number],
  cost: CompareCost,
): CostChange {
  return costChange(comparedCost(total, days, cost), comparedCost(compareTotal, compareDays, cost));
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
