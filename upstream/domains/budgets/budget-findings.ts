// Budgets of this month that are spent, or that will be: what is alerted of beside the mails of their own thresholds.
import { type DateRange, earlierOf, type IsoDate, lastOfMonth } from '../../../lib/calendar/calendar.ts';
import type { BudgetFigures } from '../../contract/budgets/budgets.ts';
import { budgetAlertsOf } from '../../stores/documents/budgets/budget-alerts.ts';
import type { BudgetScope } from '../../stores/documents/budgets/budgets.ts';
import type { CompanyStores } from '../shared/company-data.ts';
import { type Reached, reachedThresholds } from './alert-rules.ts';
import { accountNames, choicesOf } from './budget-choices.ts';
import { scopeKey } from './scope-costs.ts';
import { budgetsOfThisMonth } from './this-month.ts';

export interface BudgetFinding {
  kind: Reached['kind'];
  /** The highest threshold that is reached: 100, or one that people of the company set. */
  threshold: number;
  scope: BudgetScope;
  /** Equal for equal scopes. */
  scopeKey: string;
  /** Name of an account; empty for other scopes. */
  accountName: string;
  month: IsoDate;
  /** As it is shown. */
  budget: number;
  /** Spent, or expected of the month; as it is shown. */
  cost: number;
  /** Null if the budget is 0. */
  rate: number | null;
  currency: string;
  /** Complete days of the month; null on days before there is one. */
  judged: DateRange | null;
}

/** The whole budget is a threshold of every budget. */
const WHOLE = 100;

/** Sums of budgets are none themselves: only those that were set count. */
export async function budgetFindings(
  stores: CompanyStores,
  companyId: string,
  signal: AbortSignal,
): Promise<BudgetFinding[]> {
  const [thisMonth, rules] = await Promise.all([
    budgetsOfThisMonth(stores, companyId, signal),
    budgetAlertsOf(stores.documents, companyId),
  ]);
  if (!thisMonth) return [];
  const { rows, costs, question, shownOf } = thisMonth;
  const { completeThrough } = question.data.clock;
  const found = rows.flatMap((row) => {
    const { scope, months } = row;
    const [figures] = months;
    const { budget, spent, expected } = shownOf(row);
    if (!figures || figures.set === null || budget === null) return [];
    const { month, rate, expectedRate } = figures;
    const key = scopeKey(scope);
    const rule = rules.find((each) => scopeKey(each.scope) === key);
    const through = completeThrough && earlierOf(completeThrough, lastOfMonth(month));
    const judged = through !== null && through >= month ? { start: month, end: through } : null;
    return reachedOf(figures, rule).map(
      (reached): BudgetFinding => ({
        ...{ kind: reached.kind, threshold: reached.percent, scope, scopeKey: key, accountName: '' },
        ...{ month, budget, currency: costs.currency, judged },
        ...(reached.kind === 'actual'
          ? { cost: spent ?? 0, rate }
          : { cost: expected ?? 0, rate: expectedRate }),
      }),
    );
  });
  if (!found.some(({ scope }) => scope.kind === 'account')) return found;
  const names = accountNames(await choicesOf(question));
  return found.map((finding) => ({ ...finding, accountName: nameOf(finding.scope, names) }));
}

/** A budget that is spent was expected to be: only one of both alerts is raised. */
function reachedOf(
  figures: BudgetFigures,
  rule: { actual: readonly number[]; expected: readonly number[] } | undefined,
): Reached[] {
  const thresholds = {
    actual: [...(rule?.actual ?? []), WHOLE],
    expected: [...(rule?.expected ?? []), WHOLE],
  };
  const reached = reachedThresholds(thresholds, figures);
  const isSpent = reached.some(({ kind, percent }) => kind === 'actual' && percent >= WHOLE);
  return isSpent ? reached.filter(({ kind }) => kind === 'actual') : reached;
}

function nameOf(scope: BudgetScope, names: ReadonlyMap<string, string>): string {
  return scope.kind === 'account' ? (names.get(`${scope.vendor} ${scope.accountId}`) ?? scope.accountId) : '';
}
