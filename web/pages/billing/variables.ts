// The address of billing as variables of its queries.

import { addMonths } from '../../../lib/calendar/calendar.ts';
import type { BillingPageQuery$variables } from '../../__generated__/BillingPageQuery.graphql.ts';
import type { BillTabQuery$variables } from '../../__generated__/BillTabQuery.graphql.ts';
import type { Vendor } from '../../components/vendors/vendors.ts';
import { ALL_VENDORS, type BillingAddress, tabOf, vendorOf, viewByOf } from './address.ts';

/** Stands where no month is named; nothing is asked for it. */
const NO_MONTH = '2000-01-01';

/** Is sent where no vendor is asked for by itself. */
export const NO_VENDOR = 'AWS';

/** Null while the address names no vendor: the page names one. */
export function billingVariables(address: BillingAddress): BillingPageQuery$variables | null {
  const vendor = vendorOf(address);
  const isOfAll = address.vendor === ALL_VENDORS;
  if (!vendor && !isOfAll) return null;
  const { month } = address;
  const day = month ? `${month}-01` : NO_MONTH;
  return {
    vendor: vendor ?? NO_VENDOR,
    listed: vendor,
    month: day,
    lastMonth: addMonths(day, -1),
    isOfOne: !isOfAll && month !== null,
    isOfAll: isOfAll && month !== null,
  };
}

const VIEW_BYS = {
  account: 'ACCOUNT',
  invoices: 'INVOICES',
  region: 'REGION',
  tag: 'TAG',
  serviceGroup: 'SERVICE_GROUP',
} as const;

/** How many layers the details are asked for at once; deeper ones by the row that is opened. */
const DETAIL_LAYERS = 4;

/** What the tab of the address asks for; null where the page has its data already. */
export function tabVariables(
  address: BillingAddress,
  vendor: Vendor,
  month: string,
): BillTabQuery$variables | null {
  const tab = tabOf(address, vendor);
  if (tab === 'charges') return null;
  const viewBy = viewByOf(address, vendor);
  const isDetails = tab === 'details';
  const isByTag = isDetails && viewBy === 'tag';
  const isBySet = (isDetails && viewBy === 'serviceGroup') || tab === 'serviceGroups';
  const { tagKey, set } = address;
  return {
    vendor,
    month: `${month}-01`,
    viewBy: VIEW_BYS[viewBy],
    layers: DETAIL_LAYERS,
    tagKey: isByTag ? tagKey : null,
    detailsSet: isDetails && isBySet ? set : null,
    set: set ?? '',
    withTagKeys: isByTag,
    withSets: isBySet,
    isInvoices: tab === 'invoices',
    isInsight: tab === 'invoiceInsight',
    // A tag or a set has to be named before anything can be split by it.
    isDetails: isDetails && (!isByTag || tagKey !== null) && (!isBySet || set !== null),
    isComputingResources: tab === 'computingResources',
    isServiceGroups: tab === 'serviceGroups' && set !== null,
    isAutoSpot: tab === 'autoSpot',
    isAdditionalServices: tab === 'additionalServices',
  };
}
