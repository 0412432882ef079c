// What a month will have cost when it ends (mapping 4.4): pure, of the costs by day of one vendor.
//
// Cost of usage up to the last complete day, and for each later day what the last same weekdays and other days say of it,
// as earlier dates speak for them (`usage-methods.ts`). What is not Usage-Based counts as it is charged. A recurring charge
// that stood on one day of last month and has not appeared yet is added once. The newest day is not complete: it counts as any later day, or as what it has cost already where
// that is more.
import {
  addDays,
  addMonths,
  earlierOf,
  firstOfMonth,
  type IsoDate,
  lastOfMonth,
} from '../../../../lib/calendar/calendar.ts';
import { sumMoney } from '../../../../lib/money/money.ts';
import { type DailyCost, placeOf, sumOver } from './daily-cost.ts';
import { chosenUsageMethods, meanUsageOfDay, usageOfDay } from './usage-methods.ts';

/** What a day of the month costs: as it did where it is complete, else as it is expected to. */
export interface EstimatedDay {
  date: IsoDate;
  cost: number;
  isExpected: boolean;
}

export interface MonthEstimate {
  total: number;
  /** Usage of complete days, and charges that are not usage. */
  known: number;
  /** What it has cost already: what is known, and usage of days that are not complete. */
  spent: number;
  /** Usage of the days that are not complete or not over. */
  remaining: number;
  /** Recurring charges of last month that have not appeared yet. */
  expectedCharges: number;
  /** Every day of the month; together they are the total while any day is left. */
  days: EstimatedDay[];
}

/** What of a month is known: everything up to now, or, of a past month, what was known then. */
export interface Known {
  /** Any day of the month. */
  month: IsoDate;
  completeThrough: IsoDate;
  /** The last day of which anything is known; it may be later than the last complete one. */
  through: IsoDate;
}

/** Null when a weekday that is left has fewer than two known days in the last eight weeks. */
export function estimateMonth(
  cost: DailyCost,
  { month, completeThrough, through }: Known,
): MonthEstimate | null {
  const [first, last] = [firstOfMonth(month), lastOfMonth(month)];
  const usage = sumOver(cost.start, cost.usage, {
    start: first,
    end: earlierOf(completeThrough, last),
  });
  const fixed = sumOver(cost.start, cost.fixed, { start: first, end: earlierOf(through, last) });
  const later: number[] = [];
  const incomplete: number[] = [];
  const newest = placeOf(cost.start, completeThrough);
  const [end, told] = [placeOf(cost.start, last), placeOf(cost.start, through)];
  const methods = chosenUsageMethods(cost, newest, end - newest);
  for (let place = Math.max(newest + 1, placeOf(cost.start, first)); place <= end; place += 1) {
    const weekdays = usageOfDay('fourWeekdays', cost, place, newest);
    const mean = weekdays === null ? null : (meanUsageOfDay(methods, cost, place, newest) ?? weekdays);
    if (mean === null) return null;
    const already = place <= told ? (cost.usage[place] ?? 0) : 0;
    incomplete.push(already);
    later.push(Math.max(mean, already));
  }
  const known = sumMoney([usage, fixed]);
  const remaining = sumMoney(later);
  const missing = missingCharges(cost, first, through);
  const expectedCharges = sumMoney(missing.map(({ amount }) => amount));
  const total = sumMoney([known, remaining, expectedCharges]);
  return {
    total,
    known,
    spent: sumMoney([known, ...incomplete]),
    remaining,
    expectedCharges,
    days: daysOf(cost, { first, last, newest, told }, later, missing),
  };
}

/** A charge that is missing is told on the day that it came on last month, or on the first day that is left. */
function daysOf(
  cost: DailyCost,
  { first, last, newest, told }: { first: IsoDate; last: IsoDate; newest: number; told: number },
  later: readonly number[],
  missing: readonly MissingCharge[],
): EstimatedDay[] {
  const [from, to] = [placeOf(cost.start, first), placeOf(cost.start, last)];
  const firstLeft = Math.max(newest + 1, from);
  const dueOn = ({ day }: MissingCharge) => Math.min(Math.max(from + day, firstLeft), to);
  return Array.from({ length: to - from + 1 }, (_, day) => {
    const place = from + day;
    const isExpected = place >= firstLeft;
    const usage = (isExpected ? later[place - firstLeft] : cost.usage[place]) ?? 0;
    const fixed = place <= told ? (cost.fixed[place] ?? 0) : 0;
    const due = missing.flatMap((charge) => (isExpected && dueOn(charge) === place ? charge.amount : []));
    return { date: addDays(first, day), cost: sumMoney([usage, fixed, ...due]), isExpected };
  });
}

interface MissingCharge {
  /** Of last month, from 0. */
  day: number;
  amount: number;
}

/** The recurring charges that stood on one day of last month and on none of this one yet. */
function missingCharges({ start, recurring }: DailyCost, first: IsoDate, through: IsoDate): MissingCharge[] {
  const before = { from: placeOf(start, addMonths(first, -1)), to: placeOf(start, first) };
  const now = placeOf(start, through) + 1;
  return recurring.flatMap((amounts) => {
    const charged = amounts
      .slice(Math.max(0, before.from), Math.max(0, before.to))
      .flatMap((amount, day) => (amount === 0 ? [] : [{ day, amount }]));
    const hasAppeared = amounts
      .slice(Math.max(0, before.to), Math.max(0, before.to, now))
      .some((amount) => amount !== 0);
    return charged.length === 1 && !hasAppeared ? charged : [];
  });
}
