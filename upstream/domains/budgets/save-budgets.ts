// Changes budgets as people of the company ask for it, with an entry in the audit log.
import { createHash } from 'node:crypto';
import type { WireBudgetCell, WireBudgetScope } from '../../contract/budgets/budgets.ts';
import { faultOf, scopeOf } from '../../ingest/reference/budgets.ts';
import { amount as amountReader, currency as currencyReader } from '../../ingest/reference/values.ts';
import { badRequest, Refusal } from '../../refusal.ts';
import {
  type Budget,
  type BudgetScope,
  budgetsOf,
  replaceBudgets,
} from '../../stores/documents/budgets/budgets.ts';
import { appendAudit } from '../../stores/documents/people/audit-log.ts';
import { atomically } from '../../stores/documents/transaction.ts';
import type { Change } from '../shared/change.ts';
import { scopeKey } from './scope-costs.ts';

/** How many changed cells an entry of the audit log names. */
const MOST_NAMED = 20;

export interface BudgetChanges {
  version: string;
  set: readonly WireBudgetCell[];
  removed: readonly (WireBudgetScope & { month: string })[];
}

/** Equal budgets, equal version. */
export function budgetsVersion(budgets: readonly Budget[]): string {
  const lines = budgets.map(({ scope, month, amount, currency }) => [
    scopeKey(scope),
    month,
    amount,
    currency,
  ]);
  return createHash('sha256').update(JSON.stringify(lines)).digest('hex').slice(0, 16);
}

/** Returns the version after it. Refuses changes of budgets that are not as they were read. */
export async function changeBudgets(
  { documents, companyId, actor, at }: Change,
  { version, set, removed }: BudgetChanges,
): Promise<string> {
  const wanted = set.map(budgetOf);
  const gone = new Set(removed.map((cell) => cellKey(scopeIn(cell), cell.month)));
  return atomically(documents, async (transaction) => {
    const before = await budgetsOf(transaction, companyId);
    if (budgetsVersion(before) !== version)
      throw new Refusal('CHANGED_MEANWHILE', 'The budgets are others than those that were read.', 'version');
    const after = new Map(before.map((budget) => [cellKey(budget.scope, budget.month), budget]));
    for (const key of gone) after.delete(key);
    for (const budget of wanted) after.set(cellKey(budget.scope, budget.month), budget);
    const changes = changesBetween(before, [...after.values()]);
    if (changes.length === 0) return version;
    await replaceBudgets(transaction, companyId, [...after.values()]);
    const record = {
      companyId,
      actor,
      action: 'BUDGETS_CHANGED',
      subject: companyId,
      changes: changes.slice(0, MOST_NAMED),
    } as const;
    await appendAudit(transaction, record, at);
    return budgetsVersion(await budgetsOf(transaction, companyId));
  });
}

function changesBetween(before: readonly Budget[], after: readonly Budget[]) {
  const textOf = ({ amount, currency }: Budget) => `${amount} ${currency}`;
  const old = new Map(before.map((budget) => [cellKey(budget.scope, budget.month), budget]));
  const current = new Map(after.map((budget) => [cellKey(budget.scope, budget.month), budget]));
  const cells = [...new Map([...old, ...current]).entries()];
  return cells.flatMap(([key, { scope, month }]) => {
    const [was, is] = [old.get(key), current.get(key)];
    const change = { before: was ? textOf(was) : null, after: is ? textOf(is) : null };
    return change.before === change.after
      ? []
      : [{ name: `${month.slice(0, 7)} ${wordsOf(scope)}`, ...change }];
  });
}

/** For people who read the audit log. */
function wordsOf(scope: BudgetScope): string {
  switch (scope.kind) {
    case 'company':
      return 'company';
    case 'vendor':
      return scope.vendor;
    case 'account':
      return `${scope.vendor} ${scope.accountId}`;
    case 'service-group':
      return `${scope.set}: ${scope.group}`;
    case 'tag':
      return `${scope.key}=${scope.value}`;
  }
}

function cellKey(scope: BudgetScope, month: string): string {
  return `${scopeKey(scope)} ${month}`;
}

/** Refuses what makes no scope. */
export function scopeIn(cell: WireBudgetScope): BudgetScope {
  const fault = faultOf(cell);
  if (fault) throw badRequest(`The scope's ${fault.column} ${fault.message}.`, fault.column);
  return scopeOf(cell);
}

function budgetOf(cell: WireBudgetCell): Budget {
  const amount = amountReader.safeParse(cell.amount);
  const currency = currencyReader.safeParse(cell.currency);
  if (!amount.success) throw badRequest('An amount is a decimal number from 0.', 'amount');
  if (!currency.success) throw new Refusal('UNKNOWN_CURRENCY', 'There is no such currency.', 'currency');
  return { scope: scopeIn(cell), month: cell.month, amount: amount.data, currency: currency.data };
}
