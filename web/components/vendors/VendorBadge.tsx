// The letters of a vendor; no logos, for those are trade marks.

import { useVendorName } from './useVendorName.ts';
import classes from './VendorBadge.module.css';
import { traitsOf, type Vendor } from './vendors.ts';

interface VendorBadgeProps {
  vendor: Vendor;
  /** The name is beside it. */
  isDecorative?: boolean;
}

export function VendorBadge({ vendor, isDecorative = false }: VendorBadgeProps) {
  const vendorName = useVendorName();
  const { badge } = traitsOf(vendor);
  if (isDecorative) return <VendorMark>{badge}</VendorMark>;
  return (
    <abbr className={classes.badge} title={vendorName(vendor)}>
      {badge}
    </abbr>
  );
}

/** The letters alone, beside the name. */
export function VendorMark({ children }: { children: string }) {
  return (
    <span className={classes.badge} aria-hidden="true">
      {children}
    </span>
  );
}
