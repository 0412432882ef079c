// The budget of exactly the cost that vendors and filters leave, by month of days.
import { addMonths, type DateRange, firstOfMonth } from '../../../lib/calendar/calendar.ts';
import { budgetOfCost } from '../../../upstream/contract/budgets/budgets.ts';
import type { RequestOf } from '../../../upstream/contract/endpoint.ts';
import type { CostBudget } from '../../__generated__/graph-types.ts';
import type { RestLoader } from '../../rest/loader.ts';

type Rows = Pick<RequestOf<typeof budgetOfCost>, 'selectedVendors' | 'filters'>;

/** `more`: how many months after the last one are told too. */
export function loadBudgetOfCost(
  loader: RestLoader,
  rows: Rows,
  { start, end }: DateRange,
  more: number,
): Promise<CostBudget> {
  const startMonth = firstOfMonth(start);
  const last = addMonths(firstOfMonth(end), more);
  return loader.load(budgetOfCost, { startMonth, months: monthsThrough(startMonth, last), ...rows });
}

/** How many months there are from the first to the last, both counted. */
function monthsThrough(first: string, last: string): number {
  let count = 1;
  while (addMonths(first, count) <= last) count += 1;
  return count;
}
