// What every widget of the dashboard says: its vendors and its cost basis.
import type { VendorCode } from '../../lib/vendors.ts';
import type { CostBasis, CostQuestion } from '../facts/question.ts';
import type { Call } from '../http/call.ts';
import { type CompanyData, costDataOf } from './company-data.ts';
import type { Stores } from './stores.ts';

/** What every widget says of the rows that it sums; the range is its own. */
export type WidgetScope = Pick<CostQuestion, 'companyId' | 'vendors' | 'filters' | 'measures'>;

export async function widgetScope(
  stores: Stores,
  { companyId }: Call,
  { selectedVendors, isAmortizedCost }: { selectedVendors: VendorCode[]; isAmortizedCost: boolean },
): Promise<{ data: CompanyData; scope: WidgetScope }> {
  const data = await costDataOf(stores, companyId, selectedVendors);
  const basis: CostBasis = isAmortizedCost ? 'effective' : 'billed';
  return { data, scope: { companyId, vendors: selectedVendors, filters: [], measures: [basis] } };
}
