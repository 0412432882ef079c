// The year ahead beside simple rules: what each would have said on days of every past month, against what came.
import { addDays, addMonths, firstOfMonth, lastOfMonth } from '../../../lib/calendar/calendar.ts';
import { estimateCompany } from '../../../upstream/domains/shared/forecast/company-estimate.ts';
import { actualCost } from '../../../upstream/domains/shared/forecast/daily-cost.ts';
import { type MonthCost, yearAhead } from '../../../upstream/domains/shared/forecast/year-ahead.ts';
import { DAYS_KNOWN, upTo } from './month-ends.ts';
import type { Series } from './series.ts';

const STEPS = 12;
const FEWEST = 3;

/** Of whole months; the running month is step 0. */
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
  const note = (who: string, error: number) => errors.set(who, [...(errors.get(who) ?? []), error]);
  for (const one of series) {
    const months = wholeMonths(one);
    for (let running = FEWEST; running + 1 < months.length; running += 1)
      for (const known of DAYS_KNOWN) {
        const before = months.slice(0, running);
        const came = months.slice(running + 1, running + 1 + STEPS);
        const told = toldOn(one, before, addDays(months[running]?.month ?? '', known - 1));
        came.forEach(({ cost: actual }, step) => {
          if (actual <= 0) return;
          const percent = (forecast: number) => (100 * Math.abs(forecast - actual)) / actual;
          const { cost = 0, band = null } = told.estimated[step] ?? {};
          note('product', percent(cost));
          note('product, whole months alone', percent(told.alone[step]?.cost ?? 0));
          if (band) isHeld.push(actual >= band.low && actual <= band.high);
          const costs = before.map((month) => month.cost);
          for (const [name, rule] of Object.entries(RULES)) note(name, percent(rule(costs, step + 1)));
        });
      }
  }
  return { errors, isHeld };
}

/** With the estimate of the running month, whose days are known up to this one, and without it. */
function toldOn(series: Series, before: readonly MonthCost[], completeThrough: string) {
  const month = firstOfMonth(completeThrough);
  const estimate = estimateCompany([upTo(series, completeThrough)], completeThrough);
  const monthsBy = (total: number | null) => {
    const outcome = yearAhead(before, month, total);
    return 'refusal' in outcome ? [] : outcome.months;
  };
  return { estimated: monthsBy('refusal' in estimate ? null : estimate.total), alone: monthsBy(null) };
}

function wholeMonths(series: Series): MonthCost[] {
  const months: MonthCost[] = [];
  const end = series.completeThrough ?? series.start;
  for (let month = firstOfMonth(series.start); lastOfMonth(month) <= end; month = addMonths(month, 1))
    months.push({ month, cost: actualCost(series, { start: month, end: lastOfMonth(month) }) });
  return months.slice(months.findIndex(({ cost }) => cost > 0));
}
