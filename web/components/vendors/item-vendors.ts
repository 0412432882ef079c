// The vendors whose cost an item is.
import type { Vendor } from './vendors.ts';

/** What a vendor has of an item of several. */
export interface VendorPart {
  amount: number;
  vendor: Vendor;
}

/** An item as the graph gives it: of one vendor, or with what each of several has of it. */
export interface OfVendors {
  vendor: Vendor | null | undefined;
  byVendor?: readonly { vendor: Vendor }[] | null | undefined;
}

/** None of others. */
export function vendorsOfItem({ vendor, byVendor }: OfVendors): Vendor[] {
  return vendor ? [vendor] : (byVendor ?? []).map((part) => part.vendor);
}
