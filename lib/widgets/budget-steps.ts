// The budget of exactly the cost of a chart: which months of which cost it is asked for, and what it is by step. Pure.
import {
  addDays,
  addMonths,
  type DateRange,
  daysIn,
  earlierOf,
  firstOfMonth,
  type IsoDate,
  lastOfMonth,
  type TimeUnit,
} from '../calendar/calendar.ts';
import { WIRE_FILTERS } from '../catalogue/derived/cost-field-words.ts';
import { VENDORS, type VendorCode } from '../catalogue/vendors.ts';
import { averageOfDecimals, sumMoney, timesDecimal } from '../money/money.ts';

/** The days of a step, both counted. */
interface StepDays {
  date: IsoDate;
  endDate: IsoDate;
}

/** By month, as the graph and the service tell it. */
export interface MonthlyBudget {
  months: readonly { month: IsoDate; budget?: number | null | undefined }[];
}

/** By step: the whole budget of a month, and of fewer days their part of it. Null where a day has none. */
export function budgetBySteps(
  steps: readonly StepDays[],
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

/** The months to ask for: those of the days, and further ones. */
export function budgetMonths({ start, end }: DateRange, more = 0): { startMonth: IsoDate; months: number } {
  const startMonth = firstOfMonth(start);
  const last = addMonths(firstOfMonth(end), more);
  let months = 1;
  while (addMonths(startMonth, months) <= last) months += 1;
  return { startMonth, months };
}

/** One account as conditions on every vendor, by the keys of the vendor table. */
export function accountFilters(
  vendors: readonly VendorCode[],
  account: string,
): Record<string, { field: ReturnType<typeof WIRE_FILTERS.wordOf>; values: string[] }[]> {
  const field = WIRE_FILTERS.wordOf('account');
  return Object.fromEntries(vendors.map((code) => [VENDORS[code].filterKey, [{ field, values: [account] }]]));
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
