// The state of the billing screens as it is in the address: which bill, and how it is shown.
import {
  createParser,
  parseAsArrayOf,
  parseAsInteger,
  parseAsString,
  parseAsStringLiteral,
} from 'nuqs/server';
import { isDay } from '../../../lib/calendar/calendar.ts';
import { BILLING_TABS, type BillingTab, type BillingViewBy } from '../../../lib/catalogue/vendors.ts';
import { traitsOf, type Vendor } from '../../components/vendors/vendors.ts';
import type { AddressOf, ChangeOf } from '../../routing/define-page.ts';

export const VENDOR_NAMES = [
  'aws',
  'azure',
  'gcp',
  'oci',
  'ncloud',
  'tencent',
  'openstack',
  'other',
] as const;
/** In place of a vendor: all of them side by side. */
export const ALL_VENDORS = 'all';
export const VIEW_BYS = [
  'account',
  'invoices',
  'region',
  'tag',
  'serviceGroup',
] as const satisfies readonly BillingViewBy[];

/** As many rows turned by hand as an address has room for. */
export const MAX_TURNED = 60;

const parseAsMonth = createParser<string>({
  parse: (text) => (isDay(`${text}-01`) ? text : null),
  serialize: (month) => month,
});

/** Every parameter with its default, which the address leaves out. */
export const billingParameters = {
  vendor: parseAsStringLiteral([...VENDOR_NAMES, ALL_VENDORS]),
  /** YYYY-MM; the newest bill where it is left out. */
  month: parseAsMonth,
  tab: parseAsStringLiteral(BILLING_TABS).withDefault('charges'),
  viewBy: parseAsStringLiteral(VIEW_BYS).withDefault('account'),
  tagKey: parseAsString,
  /** A service group set. */
  set: parseAsString,
  trend: parseAsStringLiteral(['chart', 'table']).withDefault('chart'),
  /** Open layers of the grid; the kept number where it is left out. */
  layers: parseAsInteger,
  /** Rows that were turned by hand. */
  turned: parseAsArrayOf(parseAsString).withDefault([]),
  /** The charge whose sum is open, line by line. */
  sum: parseAsString,
  /** The way from the bill to Cost Analytics is open: to which cost. */
  bridge: parseAsStringLiteral(['billed', 'effective']),
};

/** What bill and Billing Details have both: the rows that are open. */
export const OPEN_ROWS = {
  parameters: { layers: billingParameters.layers, turned: billingParameters.turned },
};

export type BillingAddress = AddressOf<typeof billingParameters>;
export type BillingChange = ChangeOf<typeof billingParameters>;

/** The vendor's tab of the address; the first one where the vendor has no such tab. */
export function tabOf(address: Pick<BillingAddress, 'tab'>, vendor: Vendor): BillingTab {
  const tabs = traitsOf(vendor).billingTabs;
  return tabs.find((tab) => tab === address.tab) ?? 'charges';
}

/** What the vendor's bill is split by; accounts where it is not split by what the address says (B-08). */
export function viewByOf(address: Pick<BillingAddress, 'viewBy'>, vendor: Vendor): BillingViewBy {
  const viewBys = traitsOf(vendor).billingViewBys;
  return viewBys.find((viewBy) => viewBy === address.viewBy) ?? 'account';
}

/** The one vendor of the address as the graph names it. */
export function vendorOf({ vendor }: Pick<BillingAddress, 'vendor'>): Vendor | null {
  return vendor === null || vendor === ALL_VENDORS
    ? null
    : (vendor.toUpperCase() as Uppercase<typeof vendor>);
}
