// What a series of the chart is called: its name, after its vendors where names are joined, or several have it (C-04).
import { useCallback, useMemo } from 'react';
import { PART_SEPARATOR } from '../../../components/cost-items/PartedLabel.tsx';
import { type OfVendors, vendorsOfItem } from '../../../components/vendors/item-vendors.ts';
import { useVendorName } from '../../../components/vendors/useVendorName.ts';
import type { AnalyticsAddress } from '../shared/address/address.ts';
import type { GroupingAddress } from '../shared/view-by/groupings.ts';
import { areNamesJoined } from '../shared/view-by/joined-names.ts';
import { type GroupedItem, useGroupedLabel } from './useGroupingNames.ts';

type SeriesItem = GroupedItem & OfVendors;

/** `items` are all of the answer. */
export function useSeriesLabel(
  address: GroupingAddress & Pick<AnalyticsAddress, 'names'>,
  items: readonly SeriesItem[],
): (item: SeriesItem) => string {
  const labelOf = useGroupedLabel(address);
  const vendorName = useVendorName();
  const isJoined = areNamesJoined(address);
  const shared = useMemo(() => namesOfSeveral(items), [items]);
  return useCallback(
    (item) => {
      const vendors = isJoined || shared.has(item.key) ? vendorsOfItem(item) : [];
      if (vendors.length === 0) return labelOf(item);
      return [vendors.map(vendorName).join(', '), labelOf(item)].join(PART_SEPARATOR);
    },
    [labelOf, vendorName, isJoined, shared],
  );
}

/** The keys that more than one item has. */
export function namesOfSeveral(items: readonly Pick<SeriesItem, 'key' | 'isOthers'>[]): ReadonlySet<string> {
  const once = new Set<string>();
  const keys = items.flatMap(({ key, isOthers }) => (isOthers ? [] : key));
  return new Set(keys.filter((key) => once.size === once.add(key).size));
}
