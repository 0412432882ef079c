// The month-end estimate beside simple rules: what each would have said on days of every past month, against what came.
import { addDays, daysIn, firstOfMonth, lastOfMonth } from '../../../lib/calendar/calendar.ts';
import { estimateCompany } from '../../../upstream/domains/shared/forecast/company-estimate.ts';
import { actualCost, placeOf } from '../../../upstream/domains/shared/forecast/daily-cost.ts';
import type { Series } from './series.ts';

/** How many days of a month are complete when it is estimated. */
export const DAYS_KNOWN = [5, 10, 15, 20, 25];
/** The days before the first estimate of a series. */
const DAYS_BEFORE = 56;

type Rule = (costs: readonly number[], newest: number, left: number) => number;

const meanOf = (amounts: readonly number[]) => amounts.reduce((sum, each) => sum + each, 0) / amounts.length;
const last = (costs: readonly number[], newest: number, days: number) =>
  costs.slice(Math.max(0, newest + 1 - days), newest + 1);

/** Of all cost alike, charges too: what somebody would do with a spreadsheet. */
const RULES: Record<string, Rule> = {
  'last 7 days repeated': (costs, newest, left) => left * meanOf(last(costs, newest, 7)),
  'mean of 4 weeks': (costs, newest, left) => left * meanOf(last(costs, newest, 28)),
  'mean of the month so far': (costs, newest, left) => left * meanOf(last(costs, newest, left)),
  'same days of the month before': (costs, newest, left) =>
    costs.slice(newest + 1 - 30, newest + 1 - 30 + left).reduce((sum, each) => sum + each, 0),
};

export interface MonthEnds {
  /** Errors in percent of the month, by who said it. */
  errors: Map<string, number[]>;
  /** Was the month within the band? */
  isHeld: boolean[];
}

export function monthEnds(series: readonly Series[]): MonthEnds {
  const errors = new Map<string, number[]>();
  const isHeld: boolean[] = [];
  const note = (who: string, error: number) => errors.set(who, [...(errors.get(who) ?? []), error]);
  for (const one of series) {
    const costs = one.usage.map((usage, place) => usage + (one.fixed[place] ?? 0));
    const end = one.completeThrough ?? one.start;
    for (
      let month = firstOfMonth(addDays(one.start, DAYS_BEFORE));
      lastOfMonth(month) <= end;
      month = addDays(lastOfMonth(month), 1)
    ) {
      const whole = { start: month, end: lastOfMonth(month) };
      const actual = actualCost(one, whole);
      if (actual <= 0) continue;
      for (const known of DAYS_KNOWN) {
        const completeThrough = addDays(month, known - 1);
        const outcome = estimateCompany([upTo(one, completeThrough)], completeThrough);
        if ('refusal' in outcome) continue;
        const percent = (estimate: number) => (100 * Math.abs(estimate - actual)) / actual;
        note('product', percent(outcome.total));
        if (outcome.band) isHeld.push(actual >= outcome.band.low && actual <= outcome.band.high);
        const newest = placeOf(one.start, completeThrough);
        const soFar = actualCost(one, { start: month, end: completeThrough });
        const left = daysIn(whole) - known;
        for (const [name, rule] of Object.entries(RULES))
          note(name, percent(soFar + rule(costs, newest, left)));
      }
    }
  }
  return { errors, isHeld };
}

/** As it was known then: the days after it are not in it. */
export function upTo(series: Series, completeThrough: string): Series {
  const days = placeOf(series.start, completeThrough) + 1;
  return {
    ...series,
    completeThrough,
    usage: series.usage.slice(0, days),
    fixed: series.fixed.slice(0, days),
    isKnown: series.isKnown.slice(0, days),
    recurring: series.recurring.map((charge) => charge.slice(0, days)),
  };
}
