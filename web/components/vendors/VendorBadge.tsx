// The letters of a vendor; no logos, for those are trade marks.

import type { CSSProperties } from 'react';
import { vendorVariable } from '../../theme/palette.ts';
import { useVendorName } from './useVendorName.ts';
import classes from './VendorBadge.module.css';
import { traitsOf, type Vendor } from './vendors.ts';

interface VendorBadgeProps {
  vendor: Vendor;
  /** The name is beside it. */
  isDecorative?: boolean;
}

function hueOf(vendor: Vendor) {
  return { '--vendor-hue': `var(${vendorVariable(vendor)})` } as CSSProperties;
}

export function VendorBadge({ vendor, isDecorative = false }: VendorBadgeProps) {
  const vendorName = useVendorName();
  const { badge } = traitsOf(vendor);
  if (isDecorative) return <VendorMark vendor={vendor}>{badge}</VendorMark>;
  return (
    <abbr className={classes.badge} style={hueOf(vendor)} title={vendorName(vendor)}>
      {badge}
    </abbr>
  );
}

/** The letters alone, beside the name; without a hue for what is listed but no vendor of the portal. */
export function VendorMark({ vendor, children }: { vendor?: Vendor; children: string }) {
  return (
    <span className={classes.badge} style={vendor && hueOf(vendor)} aria-hidden="true">
      {children}
    </span>
  );
}
