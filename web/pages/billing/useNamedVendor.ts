// Names a vendor in an address that names none: the first that the viewer looks at.
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import type { Vendor } from '../../components/vendors/vendors.ts';
import { usePageAddress } from '../../routing/usePageAddress.ts';
import { useShellViewer } from '../../viewer/shell-viewer.ts';
import { ALL_VENDORS, VENDOR_NAMES } from './address.ts';
import { billingPage } from './page.tsx';

export function useNamedVendor(): void {
  const { search } = useLocation();
  const { change } = usePageAddress(billingPage);
  const { availableVendors, selectedVendors } = useShellViewer();
  const first = selectedVendors.find((vendor) => availableVendors.includes(vendor)) ?? availableVendors[0];
  // By the address as it is: the shell, naming the company in it, may come between and drop a waiting change.
  useEffect(() => {
    const named = new URLSearchParams(search).get('vendor');
    if ([...VENDOR_NAMES, ALL_VENDORS].some((name) => name === named)) return;
    change({ vendor: addressVendor(first ?? 'AWS') }, { history: 'replace' });
  }, [search, first, change]);
}

/** The graph's vendor as the address spells it. */
export function addressVendor(vendor: Vendor): (typeof VENDOR_NAMES)[number] {
  return vendor.toLowerCase() as Lowercase<Vendor>;
}
