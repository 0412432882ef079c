// Vendors of the graph beside the vendor table that all three programs share.
import {
  CODES_OF_VENDORS,
  VENDORS,
  type VendorTraits,
  type VendorWord,
} from '../../../lib/catalogue/vendors.ts';
import type { MessageId } from '../../intl/catalogues.ts';

/** A vendor as the graph names it. */
export type Vendor = VendorWord;

export function traitsOf(vendor: Vendor): VendorTraits {
  return VENDORS[CODES_OF_VENDORS[vendor]];
}

const ACCOUNT_NOUNS: Record<VendorTraits['accountNoun'], MessageId> = {
  account: 'cost-analytics.viewBy.account',
  subscription: 'cost-analytics.viewBy.subscription',
  project: 'cost-analytics.viewBy.project',
  compartment: 'cost-analytics.viewBy.compartment',
  service: 'cost-analytics.viewBy.service',
};

/** The word for a sub account: the vendor's own where one vendor stands alone. */
export function accountNoun(vendors: readonly Vendor[]): MessageId {
  const nouns = new Set(vendors.map((vendor) => traitsOf(vendor).accountNoun));
  const [noun] = nouns;
  return nouns.size === 1 && noun ? ACCOUNT_NOUNS[noun] : ACCOUNT_NOUNS.account;
}
