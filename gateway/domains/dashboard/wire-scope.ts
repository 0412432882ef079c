// What every widget says of the rows that it sums, from the graph to the wire.
import type { costMonthToDate } from '../../../upstream/contract/dashboard/dashboard.ts';
import type { RequestOf } from '../../../upstream/contract/endpoint.ts';
import type { VendorFilter } from '../../../upstream/contract/shared/cost-question.ts';
import type { CostBasis, Vendor } from '../../__generated__/graph-types.ts';
import { isAmortized } from '../../graph/wire-enums.ts';
import type { ViewerContext } from '../../viewer.ts';

export interface RowScope {
  /** Null or left out: the viewer's selection. */
  vendors?: readonly Vendor[] | null | undefined;
  /** Null or left out: all accounts. */
  account?: string | null | undefined;
}

export interface WidgetScope extends RowScope {
  basis: CostBasis;
  /** Which charges count, by the keys of the vendor table; left out: all. */
  filters?: Record<string, VendorFilter> | undefined;
}

export async function wireRows(viewer: ViewerContext, { vendors, account }: RowScope) {
  return { selectedVendors: await viewer.vendorCodes(vendors), ...(account && { selectedAccount: account }) };
}

export async function wireScope(
  viewer: ViewerContext,
  scope: WidgetScope,
): Promise<RequestOf<typeof costMonthToDate>> {
  const { basis, filters } = scope;
  return {
    ...(await wireRows(viewer, scope)),
    isAmortizedCost: isAmortized(basis),
    ...(filters && { filters }),
  };
}
