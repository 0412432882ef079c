// On which days a rule fires: each day is compared as it was when it was the newest complete one. Pure.
import { type AbnormalComparison, comparedDaysOf } from '../../../../lib/calendar/abnormal-comparisons.ts';
import { addDays, type DateRange, daysIn, type IsoDate } from '../../../../lib/calendar/calendar.ts';
import { averageOf, differenceOf, sumMoney } from '../../../../lib/money/money.ts';
import { percentChange } from '../../../../lib/money/percent-change.ts';
import type { RuleContent } from '../../../stores/documents/anomaly/anomaly-rules.ts';

/** Cost by day; a day that is not in it cost nothing. */
export type DailyCosts = ReadonlyMap<IsoDate, number>;

interface KnownCosts {
  costs: DailyCosts;
  /** The first day of which the cost is known: what is compared with days before it says nothing. */
  knownFrom: IsoDate;
}

export interface RuleDay {
  day: IsoDate;
  dailyCost: number;
  cost: number;
  compareCost: number;
  difference: number;
  /** By the portal's rule. */
  changeRate: number;
  /** What a day of the compared ones costs: what the day itself was expected to cost. */
  expected: number;
  hasFired: boolean;
}

/** The most days that a comparison looks back from a day: month to date, and the whole month before it. */
export const DAYS_BACK = 62;

/** The oldest first. */
export function ruleDays(
  rule: Pick<RuleContent, 'comparison' | 'scale' | 'threshold'>,
  known: KnownCosts,
  range: DateRange,
): RuleDay[] {
  return Array.from({ length: daysIn(range) }, (_, place) =>
    ruleDay(rule, known, addDays(range.start, place)),
  );
}

function ruleDay(
  { comparison, scale, threshold }: Pick<RuleContent, 'comparison' | 'scale' | 'threshold'>,
  { costs, knownFrom }: KnownCosts,
  day: IsoDate,
): RuleDay {
  const { range, compareWith, divisor } = comparedDaysOf(comparison satisfies AbnormalComparison, day);
  const cost = costOfDays(costs, range);
  const whole = costOfDays(costs, compareWith);
  const compareCost = averageOf(whole, divisor);
  const difference = differenceOf(cost, compareCost);
  const changeRate = percentChange(cost, compareCost);
  return {
    day,
    dailyCost: costs.get(day) ?? 0,
    cost,
    compareCost,
    difference,
    changeRate,
    expected: averageOf(whole, daysIn(compareWith)),
    hasFired:
      compareWith.start >= knownFrom && Math.abs(scale === 'value' ? difference : changeRate) >= threshold,
  };
}

function costOfDays(costs: DailyCosts, range: DateRange): number {
  return sumMoney(
    Array.from({ length: daysIn(range) }, (_, place) => costs.get(addDays(range.start, place)) ?? 0),
  );
}
