// Enumerations that several domains share: the graph's names beside the codes of the REST contract.
import { CODES_OF_VENDORS, VENDOR_WORDS, type VendorCode } from '../../lib/catalogue/vendors.ts';
import type { BillingViewBy, CostBasis, TimeUnit, Vendor } from '../__generated__/graph-types.ts';

const VENDOR_CODES: Record<Vendor, VendorCode> = CODES_OF_VENDORS;
const VENDORS: Record<VendorCode, Vendor> = VENDOR_WORDS;

export const TIME_UNITS = { DAY: 'day', WEEK: 'week', MONTH: 'month' } as const satisfies Record<
  TimeUnit,
  string
>;

/** What a bill is split by. */
export const BILLING_VIEW_BYS = {
  ACCOUNT: 'account',
  INVOICES: 'invoices',
  REGION: 'region',
  TAG: 'tag',
  SERVICE_GROUP: 'serviceGroup',
} as const satisfies Record<BillingViewBy, string>;

const IS_AMORTIZED: Record<CostBasis, boolean> = { BILLED: false, EFFECTIVE: true };

export function vendorCodeOf(vendor: Vendor): VendorCode {
  return VENDOR_CODES[vendor];
}

export function vendorOf(code: VendorCode): Vendor {
  return VENDORS[code];
}

export function isAmortized(basis: CostBasis): boolean {
  return IS_AMORTIZED[basis];
}
