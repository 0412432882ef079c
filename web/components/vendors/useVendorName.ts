// The name of a vendor, in the viewer's language where it is a word.
import { useCallback } from 'react';
import { type IntlShape, useIntl } from 'react-intl';
import { CODES_OF_VENDORS, vendorNameIn } from '../../../lib/catalogue/vendors.ts';
import type { Vendor } from './vendors.ts';

export type VendorNames = (vendor: Vendor) => string;

export function useVendorName(): VendorNames {
  const intl = useIntl();
  return useCallback((vendor: Vendor) => vendorName(intl, vendor), [intl]);
}

export function vendorName(intl: IntlShape, vendor: Vendor): string {
  return vendorNameIn((id) => intl.formatMessage({ id }), CODES_OF_VENDORS[vendor]);
}
