// Scopes of budgets in the words of the wire.
import type { WireBudgetScope } from '../../contract/budgets/budgets.ts';
import { entryOf } from '../../ingest/reference/budgets.ts';
import type { BudgetScope } from '../../stores/documents/budgets/budgets.ts';

export function wireScope(scope: BudgetScope): WireBudgetScope {
  const { month, amount, currency, ...words } = entryOf({ scope, month: '', amount: '', currency: '' });
  return words as WireBudgetScope;
}
