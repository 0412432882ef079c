// The letters of each vendor whose cost an item is.
import { type OfVendors, vendorsOfItem } from './item-vendors.ts';
import { VendorBadge } from './VendorBadge.tsx';

export function VendorBadges({ of }: { of: OfVendors }) {
  return vendorsOfItem(of).map((vendor) => <VendorBadge key={vendor} vendor={vendor} />);
}
