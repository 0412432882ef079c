// What every widget of the dashboard says: its vendors, an account, its cost basis, and what its cost is split by.
import { costField } from '../../../lib/catalogue/derived/cost-field-lists.ts';
import { WIRE_VIEW_BYS } from '../../../lib/catalogue/derived/cost-field-words.ts';
import type { VendorCode } from '../../../lib/catalogue/vendors.ts';
import type { CostGrouping, FilterCondition } from '../../contract/shared/cost-question.ts';
import type { Call } from '../../rest/call.ts';
import type { CostQuestion, Filter, Grouping, SumMeasure } from '../../stores/facts/questions/question.ts';
import { type CompanyData, costDataOf } from './company-data.ts';
import { filtersOf } from './cost-filters.ts';
import { groupingOf } from './cost-groupings.ts';
import { basisOf } from './cost-request.ts';
import { ServiceGroupSets } from './service-group-sets.ts';
import type { Stores } from './stores.ts';

/** What every widget says of the rows that it sums; the range is its own. */
export type WidgetScope = Pick<CostQuestion, 'companyId' | 'currency' | 'vendors' | 'filters' | 'measures'>;

interface ScopeRequest {
  selectedVendors?: readonly VendorCode[] | undefined;
  selectedAccount?: string | undefined;
  isAmortizedCost: boolean;
  /** By the keys of the vendor table. */
  filters?: Record<string, readonly FilterCondition[]> | undefined;
}

export async function widgetScope(
  stores: Stores,
  call: Call,
  request: ScopeRequest,
): Promise<{ data: CompanyData; scope: WidgetScope }> {
  return scopeOf(stores, call, request, [basisOf(request)]);
}

/** The same with sums of the caller's own. */
export async function scopeOf(
  stores: Stores,
  { companyId, currency }: Call,
  { selectedVendors, selectedAccount, filters = {} }: Omit<ScopeRequest, 'isAmortizedCost'>,
  measures: readonly SumMeasure[],
): Promise<{ data: CompanyData; scope: WidgetScope }> {
  const [data, conditions] = await Promise.all([
    costDataOf(stores, companyId, selectedVendors),
    filtersOf(filters, new ServiceGroupSets(stores.documents, companyId)),
  ]);
  const account: Filter[] =
    selectedAccount === undefined ? [] : [{ dimension: 'account', values: [selectedAccount] }];
  const scope = { companyId, currency, vendors: data.asked, filters: [...account, ...conditions], measures };
  return { data, scope };
}

/** The scope of a widget that is split by one thing: only of the vendors that have it. */
export async function splitScope(
  stores: Stores,
  call: Call,
  request: ScopeRequest & CostGrouping,
): Promise<{ data: CompanyData; scope: WidgetScope & { groupBy: [Grouping] } }> {
  const [{ data, scope }, grouping] = await Promise.all([
    widgetScope(stores, call, request),
    groupingOf(request, new ServiceGroupSets(stores.documents, call.companyId)),
  ]);
  const { vendors: only } = costField(WIRE_VIEW_BYS.idOf(request.viewBy));
  const vendors = only ? scope.vendors.filter((code) => only.includes(code)) : scope.vendors;
  return { data, scope: { ...scope, vendors, groupBy: [grouping] } };
}
