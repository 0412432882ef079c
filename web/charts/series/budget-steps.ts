// The budget of months as the budget of the steps of a chart. Pure.
import {
  addDays,
  daysIn,
  earlierOf,
  firstOfMonth,
  type IsoDate,
  lastOfMonth,
  type TimeUnit,
} from '../../../lib/calendar/calendar.ts';
import { averageOfDecimals, sumMoney, timesDecimal } from '../../../lib/money/money.ts';
import type { AxisPointLike } from './cost-series.ts';

/** By month, as the graph tells it. */
export interface MonthlyBudget {
  months: readonly { month: IsoDate; budget?: number | null | undefined }[];
}

/** By step: the whole budget of a month, and of fewer days their part of it. Null where a day has none. */
export function budgetBySteps(
  steps: readonly AxisPointLike[],
  unit: TimeUnit,
  budget: MonthlyBudget | null,
  today: IsoDate,
): (number | null)[] {
  const budgets = new Map(budget?.months.map((each) => [each.month, each.budget]));
  return steps.map((step) => {
    // The month that is not over is meant as a whole, as its expected cost is.
    const isRunning = unit === 'month' && step.endDate >= today && step.date === firstOfMonth(step.date);
    const end = isRunning ? lastOfMonth(step.date) : step.endDate;
    const parts = monthsOf({ start: step.date, end }).map(({ month, days }) => {
      const amount = budgets.get(month) ?? null;
      const of = daysIn({ start: month, end: lastOfMonth(month) });
      if (amount === null || days === of) return amount;
      return Number(averageOfDecimals(timesDecimal(String(amount), String(days)), of));
    });
    const known = parts.filter((part) => part !== null);
    return known.length < parts.length ? null : sumMoney(known);
  });
}

/** The months that days are of, with how many of each. */
function monthsOf({ start, end }: { start: IsoDate; end: IsoDate }): { month: IsoDate; days: number }[] {
  const months: { month: IsoDate; days: number }[] = [];
  for (let from = start; from <= end; ) {
    const through = earlierOf(lastOfMonth(from), end);
    months.push({ month: firstOfMonth(from), days: daysIn({ start: from, end: through }) });
    from = addDays(through, 1);
  }
  return months;
}
