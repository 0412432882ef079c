// The letters of each vendor whose cost an item is.
import { type OfVendors, vendorsOfItem } from './item-vendors.ts';
import classes from './VendorBadge.module.css';
import { VendorBadge } from './VendorBadge.tsx';

export function VendorBadges({ of }: { of: OfVendors }) {
  const badges = vendorsOfItem(of).map((vendor) => <VendorBadge key={vendor} vendor={vendor} />);
  return badges.length > 1 ? <span className={classes.several}>{badges}</span> : badges;
}
