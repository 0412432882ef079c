// Filters of a cost analytics query, from the keys of the wire to filters of the facts store.
import { VENDOR_CODES, VENDORS, type VendorCode } from '../../lib/vendors.ts';
import type { VendorFilter } from '../contract/cost-analytics.ts';
import { VIEW_BYS } from '../contract/cost-shapes.ts';
import type { Filter } from '../facts/question.ts';
import { badRequest } from '../refusal.ts';

/** `byVendor` is keyed by the vendor table's filterKey. Refuses a key that is no vendor's. */
export function filtersOf(byVendor: Record<string, VendorFilter>): Filter[] {
  return Object.entries(byVendor).flatMap(([key, fields]) => vendorFilters(vendorOfKey(key), fields));
}

/** A field without values keeps all. */
export function vendorFilters(vendor: VendorCode, fields: VendorFilter): Filter[] {
  return VIEW_BYS.flatMap((dimension) => {
    const values = fields[dimension];
    return values && values.length > 0 ? [{ vendor, dimension, values }] : [];
  });
}

function vendorOfKey(key: string): VendorCode {
  const vendor = VENDOR_CODES.find((code) => VENDORS[code].filterKey === key);
  if (!vendor) throw badRequest(`There is no vendor '${key}'.`, `filters.${key}`);
  return vendor;
}
