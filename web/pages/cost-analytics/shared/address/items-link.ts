// Where an amount of another page leads: cost analytics of the same items, so that the totals agree.
import { createSerializer } from 'nuqs/server';
import { filterOfItems, type ViewById } from '../../../../../lib/catalogue/derived/cost-field-lists.ts';
import { pageAddress } from '../../../../../lib/catalogue/pages.ts';
import type { Vendor } from '../../../../components/vendors/vendors.ts';
import { conditionsByVendor, filterAddress } from '../filters/filter-address.ts';
import { itemConditions } from '../filters/item-conditions.ts';
import { FILTERED_VENDORS } from '../filters/vendor-conditions.ts';
import { type AnalyticsAddress, analyticsParsers } from './address.ts';

const serialize = createSerializer(analyticsParsers);

interface Items {
  field: ViewById;
  /** The empty text is what has no value. */
  items: readonly string[];
  vendors: readonly Vendor[];
}

/** Null where no filter keeps such items, or cost analytics shows none of the vendors. */
export function itemsLink(
  { field, items, vendors }: Items,
  beside: Partial<AnalyticsAddress>,
): string | null {
  const shown = FILTERED_VENDORS.filter((vendor) => vendors.includes(vendor));
  if (shown.length === 0 || items.length === 0 || filterOfItems(field) === null) return null;
  const conditions = conditionsByVendor((vendor) =>
    shown.includes(vendor) ? itemConditions(field, null, items) : [],
  );
  return serialize(pageAddress('costAnalytics', {}), { ...filterAddress(conditions, null), ...beside });
}
