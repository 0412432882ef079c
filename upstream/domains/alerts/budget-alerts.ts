// Alerts for budgets that are spent, or that will be.
import { pageAddress } from '../../../lib/catalogue/pages.ts';
import type { BudgetFinding } from '../budgets/budget-findings.ts';
import type { FoundAlert } from './alert.ts';
import { alertKey } from './alert-key.ts';

const WHOLE = 100;

export function budgetAlertOf(finding: BudgetFinding): FoundAlert {
  const { kind, threshold, scope, scopeKey, month, judged } = finding;
  const { accountName, budget, cost, rate, currency } = finding;
  const isSpent = kind === 'actual';
  return {
    key: alertKey('budget', scopeKey, month, kind, threshold),
    kind: isSpent ? 'BUDGET_REACHED' : 'BUDGET_EXPECTED',
    level: threshold < WHOLE ? 'MINOR' : isSpent ? 'CRITICAL' : 'MAJOR',
    vendor: 'vendor' in scope ? scope.vendor : null,
    account: scope.kind === 'account' ? scope.accountId : null,
    judged,
    menu: 'DASHBOARD',
    path: pageAddress('budgets', { year: month.slice(0, 4) }),
    ...{ scope, accountName, month, budget, cost, rate, currency },
  };
}
