// The vendors that the company has cost of, for loaders, which run before anything is rendered.
import type { VendorWord } from '../../lib/catalogue/vendors.ts';

let vendors: readonly VendorWord[] | null = null;

export function rememberVendors(available: readonly VendorWord[] | null): void {
  vendors = available;
}

/** Null until the shell knows them. */
export function knownVendors(): readonly VendorWord[] | null {
  return vendors;
}
