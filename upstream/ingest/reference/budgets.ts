// Files of budgets, by month and the cost that they are for. A file is complete for the months that it names.
import type { VendorCode } from '../../../lib/catalogue/vendors.ts';
import {
  type Budget,
  type BudgetScope,
  budgetsOf,
  replaceBudgets,
} from '../../stores/documents/budgets/budgets.ts';
import {
  byKey,
  type Entry,
  type EntryFault,
  given,
  keyOfValues,
  type ReferenceKind,
} from './reference-kind.ts';
import { amount, currency, firstDayOf, month, monthOf, oneOf, optional, text, vendor } from './values.ts';

type ScopeColumn = 'vendor' | 'accountId' | 'serviceGroupSet' | 'serviceGroup' | 'tagKey' | 'tagValue';
export type BudgetColumn = 'month' | 'scope' | ScopeColumn | 'amount' | 'currency';

/** The columns that say what a scope is of; all others of them stay empty. */
const SCOPES: Record<BudgetScope['kind'], readonly ScopeColumn[]> = {
  company: [],
  vendor: ['vendor'],
  account: ['vendor', 'accountId'],
  'service-group': ['serviceGroupSet', 'serviceGroup'],
  tag: ['tagKey', 'tagValue'],
};

const NO_SCOPE: Record<ScopeColumn, null> = {
  vendor: null,
  accountId: null,
  serviceGroupSet: null,
  serviceGroup: null,
  tagKey: null,
  tagValue: null,
};
const SCOPE_COLUMNS = Object.keys(NO_SCOPE) as ScopeColumn[];

const keyOf = (entry: Entry<BudgetColumn>) =>
  keyOfValues(entry.month, entry.scope, ...SCOPE_COLUMNS.map((column) => entry[column]));

export const budgets: ReferenceKind<BudgetColumn> = {
  name: 'budgets',
  columns: {
    month,
    scope: oneOf(Object.keys(SCOPES)),
    vendor: optional(vendor),
    accountId: optional(text),
    serviceGroupSet: optional(text),
    serviceGroup: optional(text),
    tagKey: optional(text),
    tagValue: optional(text),
    amount,
    currency,
  },
  faultOf,
  keyOf,
  partOf: (entry) => given(entry.month),
  arrange: byKey(keyOf),
  read: async (documents, companyId) => (await budgetsOf(documents, companyId)).map(entryOf),
  write: (documents, companyId, entries) =>
    replaceBudgets(
      documents,
      companyId,
      entries.map((entry) => ({
        scope: scopeOf(entry),
        month: firstDayOf(given(entry.month)),
        amount: given(entry.amount),
        currency: given(entry.currency),
      })),
    ),
};

/** The first column that its scope needs and is empty, or has and does not need. */
export function faultOf(
  entry: Omit<Entry<BudgetColumn>, 'month' | 'amount' | 'currency'>,
): EntryFault<BudgetColumn> | null {
  const needed = SCOPES[entry.scope as BudgetScope['kind']];
  for (const column of SCOPE_COLUMNS) {
    const isNeeded = needed.includes(column);
    if (isNeeded && entry[column] === null)
      return { column, message: `is missing: a budget of scope '${entry.scope}' needs it` };
    if (!isNeeded && entry[column] !== null)
      return {
        column,
        message: `'${entry[column]}' must be left out of a budget of scope '${entry.scope}'`,
      };
  }
  return null;
}

/** Of an entry without a fault. */
export function scopeOf(entry: Omit<Entry<BudgetColumn>, 'month' | 'amount' | 'currency'>): BudgetScope {
  const kind = entry.scope as BudgetScope['kind'];
  const code = entry.vendor as VendorCode;
  switch (kind) {
    case 'company':
      return { kind };
    case 'vendor':
      return { kind, vendor: code };
    case 'account':
      return { kind, vendor: code, accountId: given(entry.accountId) };
    case 'service-group':
      return { kind, set: given(entry.serviceGroupSet), group: given(entry.serviceGroup) };
    case 'tag':
      return { kind, key: given(entry.tagKey), value: given(entry.tagValue) };
  }
}

export function entryOf({
  scope,
  month: firstDay,
  amount: decimal,
  currency: code,
}: Budget): Entry<BudgetColumn> {
  const rest = { month: monthOf(firstDay), scope: scope.kind, amount: decimal, currency: code };
  switch (scope.kind) {
    case 'company':
      return { ...NO_SCOPE, ...rest };
    case 'vendor':
      return { ...NO_SCOPE, ...rest, vendor: scope.vendor };
    case 'account':
      return { ...NO_SCOPE, ...rest, vendor: scope.vendor, accountId: scope.accountId };
    case 'service-group':
      return { ...NO_SCOPE, ...rest, serviceGroupSet: scope.set, serviceGroup: scope.group };
    case 'tag':
      return { ...NO_SCOPE, ...rest, tagKey: scope.key, tagValue: scope.value };
  }
}
