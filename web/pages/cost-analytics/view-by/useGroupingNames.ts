// What groupings and items are called in words; accounts by the vendor's own noun (A-01, C-04).
import { useCallback, useMemo } from 'react';
import { useIntl } from 'react-intl';
import { valuesOfItemKey } from '../../../../lib/cost/item-key.ts';
import { PART_SEPARATOR } from '../../../components/cost-items/PartedLabel.tsx';
import { useFieldName } from '../../../components/cost-items/useFieldName.ts';
import { itemLabel, type NamedItem } from '../../../components/cost-items/useItemLabel.ts';
import type { Vendor } from '../../../components/vendors/vendors.ts';
import { useShellViewer } from '../../../viewer/shell-viewer.ts';
import type { AnalyticsAddress } from '../shared/address/address.ts';
import { shownVendors } from '../shared/address/variables.ts';
import { type Grouping, type GroupingAddress, groupingsOf } from '../shared/view-by/groupings.ts';

export function useGroupingNames(vendors: readonly Vendor[]) {
  const kindName = useFieldName(vendors);
  return useMemo(() => {
    const groupingName = ({ viewBy, key }: Grouping) =>
      key === null ? kindName(viewBy) : `${kindName(viewBy)}: ${key}`;
    return { kindName, groupingName };
  }, [kindName]);
}

/** What the address splits by, in words. */
export function useGroupingsText(address: GroupingAddress & Pick<AnalyticsAddress, 'vendors'>): string {
  const { selectedVendors } = useShellViewer();
  const { groupingName } = useGroupingNames(shownVendors(address, selectedVendors));
  return groupingsOf(address).map(groupingName).join(' › ');
}

export interface GroupedItem extends NamedItem {
  /** The name of each key. */
  labels?: readonly string[];
}

/** The name of an item by what the address splits by: each of its parts by its own rule. */
export function useGroupedLabel(address: GroupingAddress): (item: GroupedItem) => string {
  const partsOf = useGroupedParts(address);
  return useCallback((item: GroupedItem) => partsOf(item).join(PART_SEPARATOR), [partsOf]);
}

/** The same in its parts, one a grouping, of an outer row as many as tell it apart; others have one name alone. */
export function useGroupedParts(
  { viewBy, viewByKey, thenBy }: GroupingAddress,
  isSpoken = false,
): (item: GroupedItem) => readonly string[] {
  const intl = useIntl();
  const kinds = useMemo(
    () => groupingsOf({ viewBy, viewByKey, thenBy }).map((grouping) => grouping.viewBy),
    [viewBy, viewByKey, thenBy],
  );
  return useCallback(
    (item: GroupedItem) => {
      const keys = valuesOfItemKey(item.key);
      const [kind = 'product'] = kinds;
      if (item.isOthers || kinds.length < 2 || keys.length > kinds.length)
        return [itemLabel(intl, kind, item, isSpoken)];
      return kinds.slice(0, keys.length).map((each, place) => {
        const key = keys[place] ?? '';
        return itemLabel(intl, each, { key, label: item.labels?.[place] ?? key }, isSpoken);
      });
    },
    [intl, kinds, isSpoken],
  );
}
