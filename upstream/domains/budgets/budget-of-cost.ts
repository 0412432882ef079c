// The budget of the cost that a question of cost analytics shows: its vendors and filters leave exactly what a budget is
// for, or there is none.
import { addMonths } from '../../../lib/calendar/calendar.ts';
import { WIRE_FILTERS } from '../../../lib/catalogue/derived/cost-field-words.ts';
import { VENDORS, type VendorCode } from '../../../lib/catalogue/vendors.ts';
import { groupOf, setOf } from '../../../lib/cost/service-group-values.ts';
import type { budgetOfCost as endpoint } from '../../contract/budgets/budgets.ts';
import { type CheckedRequestOf, FAIL_CODES, type ReplyOf } from '../../contract/endpoint.ts';
import type { FilterCondition } from '../../contract/shared/cost-question.ts';
import { Refusal } from '../../refusal.ts';
import type { Call } from '../../rest/call.ts';
import type { BudgetScope } from '../../stores/documents/budgets/budgets.ts';
import { companyById } from '../../stores/documents/platform/companies.ts';
import type { Stores } from '../shared/stores.ts';
import { widgetScope } from '../shared/widget-scope.ts';
import { budgetAmounts } from './budget-table.ts';

export async function budgetOfCost(
  stores: Stores,
  { startMonth, months: count, selectedVendors, filters }: CheckedRequestOf<typeof endpoint>,
  call: Call,
): Promise<ReplyOf<typeof endpoint>> {
  const [{ data, scope }, company] = await Promise.all([
    widgetScope(stores, call, { selectedVendors, isAmortizedCost: false }),
    companyById(stores.documents, call.companyId),
  ]);
  if (!company) throw new Refusal(FAIL_CODES.notFound, 'There is no such company.');
  const currency = call.currency ?? company.currency;
  const of = scopeOfCost(filters, scope.vendors, data.vendors);
  if (of === null) return { currency, months: [] };
  const months = Array.from({ length: count }, (_, place) => addMonths(startMonth, place));
  const budgets = await budgetAmounts({ stores, data, scope }, currency, months, of);
  return { currency, months: months.map((month, place) => ({ month, budget: budgets[place] ?? null })) };
}

/**
 * What budget the conditions leave the cost of: the total of the vendors without any, one account of the one vendor that
 * is shown, or a service group or tag over all vendors of the company; null for any other cost.
 */
export function scopeOfCost(
  byVendor: Readonly<Record<string, readonly FilterCondition[]>>,
  vendors: readonly VendorCode[],
  all: readonly VendorCode[],
): BudgetScope | 'total' | null {
  const conditions = vendors.map((vendor) => byVendor[VENDORS[vendor].filterKey] ?? []);
  if (conditions.every((each) => each.length === 0)) return 'total';
  const scopes = vendors.map((vendor, place) => scopeOfConditions(vendor, conditions[place] ?? []));
  const [first] = scopes;
  if (!first) return null;
  if (first.kind === 'account') return vendors.length === 1 ? first : null;
  const isOfAll = all.every((vendor) => vendors.includes(vendor));
  const isSame = scopes.every((scope) => JSON.stringify(scope) === JSON.stringify(first));
  return isOfAll && isSame ? first : null;
}

/** Null where the conditions on a vendor are not one value of one thing that has budgets. */
function scopeOfConditions(vendor: VendorCode, conditions: readonly FilterCondition[]): BudgetScope | null {
  const [condition] = conditions;
  const [value] = condition?.values ?? [];
  if (!condition || value === undefined || conditions.length > 1) return null;
  if (condition.isExcluding || condition.values?.length !== 1) return null;
  switch (WIRE_FILTERS.idOf(condition.field)) {
    case 'account':
      return { kind: 'account', vendor, accountId: value };
    case 'serviceGroup':
      return { kind: 'service-group', set: setOf(value), group: groupOf(value) };
    case 'tag':
      return condition.tagKey === undefined ? null : { kind: 'tag', key: condition.tagKey, value };
    default:
      return null;
  }
}
