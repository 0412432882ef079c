// What a series of the chart is called: its name, after its vendors where those of several vendors may be called alike (C-04).
import { useCallback } from 'react';
import { PART_SEPARATOR } from '../../../components/cost-items/PartedLabel.tsx';
import { type OfVendors, vendorsOfItem } from '../../../components/vendors/item-vendors.ts';
import { useVendorName } from '../../../components/vendors/useVendorName.ts';
import type { GroupingAddress } from '../shared/view-by/groupings.ts';
import { canNamesBeJoined } from '../shared/view-by/joined-names.ts';
import { type GroupedItem, useGroupedLabel } from './useGroupingNames.ts';

/** `items` are all of the answer. */
export function useSeriesLabel(
  address: GroupingAddress,
  items: readonly OfVendors[],
): (item: GroupedItem & OfVendors) => string {
  const labelOf = useGroupedLabel(address);
  const vendorName = useVendorName();
  const isOfSeveral = new Set(items.flatMap(vendorsOfItem)).size > 1;
  const tellsVendors = isOfSeveral && canNamesBeJoined(address);
  return useCallback(
    (item) => {
      const vendors = tellsVendors ? vendorsOfItem(item) : [];
      if (vendors.length === 0) return labelOf(item);
      return [vendors.map(vendorName).join(', '), labelOf(item)].join(PART_SEPARATOR);
    },
    [labelOf, vendorName, tellsVendors],
  );
}
