// Budgets of a company: an amount for a month and a part of its cost.
import type { IsoDate } from '../../../../lib/calendar/calendar.ts';
import type { VendorCode } from '../../../../lib/catalogue/vendors.ts';
import type { Documents } from '../database.ts';
import type { BudgetRow } from '../reference/reference-schema.ts';
import { replaceRows } from '../replace-rows.ts';

/** The cost that a budget is for. */
export type BudgetScope =
  | { kind: 'company' }
  | { kind: 'vendor'; vendor: VendorCode }
  | { kind: 'account'; vendor: VendorCode; accountId: string }
  | { kind: 'service-group'; set: string; group: string }
  | { kind: 'tag'; key: string; value: string };

export interface Budget {
  scope: BudgetScope;
  /** First day of the month. */
  month: IsoDate;
  /** Decimal text, not negative. */
  amount: string;
  /** ISO 4217: the currency of the amount. */
  currency: string;
}

/** By month, then by scope; of one month when it is given, by its first day. */
export async function budgetsOf(documents: Documents, companyId: string, month?: IsoDate): Promise<Budget[]> {
  const all = documents.selectFrom('budgets').selectAll().where('company_id', '=', companyId);
  const rows = await (month === undefined ? all : all.where('month', '=', month))
    .orderBy('month')
    .orderBy('scope')
    .orderBy('scope_key')
    .orderBy('scope_value')
    .execute();
  return rows.map((row) => ({
    scope: scopeOf(row),
    month: row.month,
    amount: row.amount,
    currency: row.currency,
  }));
}

/** All budgets of the company become these; there is one at most for a scope and month. */
export async function replaceBudgets(
  documents: Documents,
  companyId: string,
  budgets: readonly Budget[],
): Promise<void> {
  const rows = budgets.map(({ scope, month, amount, currency }) => {
    const [scope_key, scope_value] = partsOf(scope);
    return { company_id: companyId, scope: scope.kind, scope_key, scope_value, month, amount, currency };
  });
  await replaceRows(documents, companyId, 'budgets', rows);
}

/** What tells a scope from the others of its kind; empty texts where it needs none. */
export function partsOf(scope: BudgetScope): [string, string] {
  switch (scope.kind) {
    case 'company':
      return ['', ''];
    case 'vendor':
      return [scope.vendor, ''];
    case 'account':
      return [scope.vendor, scope.accountId];
    case 'service-group':
      return [scope.set, scope.group];
    case 'tag':
      return [scope.key, scope.value];
  }
}

export function scopeOf({
  scope,
  scope_key,
  scope_value,
}: Pick<BudgetRow, 'scope' | 'scope_key' | 'scope_value'>): BudgetScope {
  switch (scope) {
    case 'company':
      return { kind: scope };
    case 'vendor':
      return { kind: scope, vendor: scope_key as VendorCode };
    case 'account':
      return { kind: scope, vendor: scope_key as VendorCode, accountId: scope_value };
    case 'service-group':
      return { kind: scope, set: scope_key, group: scope_value };
    case 'tag':
      return { kind: scope, key: scope_key, value: scope_value };
    default:
      throw new Error(`a budget has the unknown scope '${scope}'`);
  }
}
