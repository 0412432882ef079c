// The budget of exactly the cost that vendors and filters leave, by month of days.
import type { DateRange } from '../../../lib/calendar/calendar.ts';
import { budgetMonths } from '../../../lib/widgets/budget-steps.ts';
import { budgetOfCost } from '../../../upstream/contract/budgets/budgets.ts';
import type { RequestOf } from '../../../upstream/contract/endpoint.ts';
import type { CostBudget } from '../../__generated__/graph-types.ts';
import type { RestLoader } from '../../rest/loader.ts';

type Rows = Pick<RequestOf<typeof budgetOfCost>, 'selectedVendors' | 'filters'>;

/** `more`: how many months after the last one are told too. */
export function loadBudgetOfCost(
  loader: RestLoader,
  rows: Rows,
  range: DateRange,
  more: number,
): Promise<CostBudget> {
  return loader.load(budgetOfCost, { ...budgetMonths(range, more), ...rows });
}
