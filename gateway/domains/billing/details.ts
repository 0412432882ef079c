// Details of a bill: arguments to wire words, and the reply in the words of the graph.
import { VENDORS } from '../../../lib/catalogue/vendors.ts';
import { type billDetails, MAX_DETAIL_LAYERS } from '../../../upstream/contract/billing/details.ts';
import type { ReplyOf, RequestOf } from '../../../upstream/contract/endpoint.ts';
import type { BillDetails, BillDetailsArgs, BillingTab } from '../../__generated__/graph-types.ts';
import { inputError } from '../../errors.ts';
import { BILLING_VIEW_BYS, vendorCodeOf } from '../../graph/wire-enums.ts';
import type { BillParent } from './shapes.ts';
import { wireBill } from './wire-names.ts';

/** Checks the rules of the vendor before any call is made. */
export function detailsRequest(
  bill: BillParent,
  { viewBy, tagKey, serviceGroupSet, layers, under }: BillDetailsArgs,
): RequestOf<typeof billDetails> {
  const wireViewBy = BILLING_VIEW_BYS[viewBy];
  if (!VENDORS[vendorCodeOf(bill.vendor)].billingViewBys.includes(wireViewBy))
    throw inputError('viewBy', `bills of ${bill.vendor} are not split by ${viewBy}`, 'VIEW_NOT_OF_VENDOR');
  if (viewBy === 'TAG' && !tagKey) throw inputError('tagKey', 'TAG needs the key of a tag');
  if (viewBy === 'SERVICE_GROUP' && !serviceGroupSet)
    throw inputError('serviceGroupSet', 'SERVICE_GROUP needs the name of a set');
  if (layers < 1 || layers > MAX_DETAIL_LAYERS)
    throw inputError('layers', `layers must be 1 to ${MAX_DETAIL_LAYERS}`);
  if (under && under.keys.length >= MAX_DETAIL_LAYERS)
    throw inputError('under', 'there is no layer below that row');
  return {
    ...wireBill(bill),
    viewBy: wireViewBy,
    tagKey: viewBy === 'TAG' ? (tagKey ?? null) : null,
    serviceGroupSetNm: viewBy === 'SERVICE_GROUP' ? (serviceGroupSet ?? null) : null,
    layers,
    under: under ? { currency: under.currency, keys: [...under.keys] } : null,
  };
}

export function detailsOf({ layers, totals, Details }: ReplyOf<typeof billDetails>): BillDetails {
  return {
    layers,
    totals: totals.map(({ currency, cost }) => ({ currency, amount: cost })),
    rows: Details.map(({ name, ...row }) => ({ ...row, label: name })),
  };
}

const TAB_KEYS = {
  INVOICE_INSIGHT: 'invoiceInsight',
  COMPUTING_RESOURCES: 'computingResources',
  SERVICE_GROUPS: 'serviceGroups',
  AUTO_SPOT: 'autoSpot',
} as const satisfies Partial<Record<BillingTab, string>>;

/** Throws an input error for a tab that the vendor does not have. */
export function requireTab({ vendor }: BillParent, tab: keyof typeof TAB_KEYS): void {
  if (!VENDORS[vendorCodeOf(vendor)].billingTabs.includes(TAB_KEYS[tab]))
    throw inputError('vendor', `bills of ${vendor} have no ${tab}`, 'VIEW_NOT_OF_VENDOR');
}
