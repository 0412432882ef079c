// The year ahead beside simple rules: what each would have said at the end of every past month, against what came.
import { addMonths, firstOfMonth, lastOfMonth } from '../../../lib/calendar/calendar.ts';
import { actualCost } from '../../../upstream/domains/shared/forecast/daily-cost.ts';
import { forecastMonths } from '../../../upstream/domains/shared/forecast/month-methods.ts';
import { pastErrors } from '../../../upstream/domains/shared/forecast/past-forecasts.ts';
import type { Series } from './series.ts';

const STEPS = 12;
const FEWEST = 3;

type Rule = (costs: readonly number[], step: number) => number;

const meanOf = (amounts: readonly number[]) => amounts.reduce((sum, each) => sum + each, 0) / amounts.length;

const RULES: Record<string, Rule> = {
  'last month repeated': (costs) => costs.at(-1) ?? 0,
  'mean of 3 months': (costs) => meanOf(costs.slice(-3)),
  'same month of the year before': (costs, step) => costs[costs.length - 12 + step] ?? costs.at(-1) ?? 0,
};

export interface YearsAhead {
  /** Errors in percent of the months that came, by who said it. */
  errors: Map<string, number[]>;
  /** Was the month within the band? */
  isHeld: boolean[];
}

export function yearsAhead(series: readonly Series[]): YearsAhead {
  const isHeld: boolean[] = [];
  const errors = new Map<string, number[]>();
  for (const one of series) {
    const costs = wholeMonths(one);
    for (let origin = FEWEST; origin < costs.length; origin += 1) {
      const before = costs.slice(0, origin);
      const after = costs.slice(origin, origin + STEPS);
      const { amounts } = forecastMonths(before, STEPS);
      const { widths } = pastErrors(before, STEPS);
      after.forEach((actual, step) => {
        if (actual <= 0) return;
        const note = (who: string, forecast: number) =>
          errors.set(who, [...(errors.get(who) ?? []), (100 * Math.abs(forecast - actual)) / actual]);
        const [told = 0, width = null] = [amounts[step], widths[step]];
        note('product', told);
        if (width !== null) isHeld.push(Math.abs(actual - told) <= width * told);
        for (const [name, rule] of Object.entries(RULES)) note(name, rule(before, step));
      });
    }
  }
  return { errors, isHeld };
}

function wholeMonths(series: Series): number[] {
  const costs: number[] = [];
  const end = series.completeThrough ?? series.start;
  for (let month = firstOfMonth(series.start); lastOfMonth(month) <= end; month = addMonths(month, 1))
    costs.push(actualCost(series, { start: month, end: lastOfMonth(month) }));
  return costs.slice(costs.findIndex((cost) => cost > 0));
}
