// Where a part of an anomaly leads: cost analytics of the same charges and days, or the billing rows of them.
import { createSerializer } from 'nuqs/server';
import { addDays, type DateRange, daysIn, MAX_DAILY_DAYS } from '../../../../lib/calendar/calendar.ts';
import { pagePath } from '../../../../lib/catalogue/pages.ts';
import type { Vendor } from '../../../components/vendors/vendors.ts';
import { type AnalyticsAddress, analyticsParsers } from '../../cost-analytics/shared/address/address.ts';
import { addressVendors } from '../../cost-analytics/shared/address/variables.ts';
import type { Condition } from '../../cost-analytics/shared/filters/conditions.ts';
import { conditionsByVendor, filterAddress } from '../../cost-analytics/shared/filters/filter-address.ts';
import { FILTERED_VENDORS } from '../../cost-analytics/shared/filters/vendor-conditions.ts';

const serialize = createSerializer(analyticsParsers);
/** Shown before the first unusual day, so that the change is in sight. */
const DAYS_BEFORE = 14;

export interface LinkedCost {
  vendor: Vendor;
  conditions: readonly Condition[];
  range: DateRange;
}

/** Null where cost analytics does not show the vendor. */
export function costLink(
  { vendor, ...cost }: LinkedCost,
  beside: Partial<AnalyticsAddress> = {},
): string | null {
  return costOfVendorsLink({ ...cost, vendors: [vendor] }, beside);
}

/** The same conditions on several vendors. Null where cost analytics shows none of them. */
export function costOfVendorsLink(
  { vendors, conditions, range }: Omit<LinkedCost, 'vendor'> & { vendors: readonly Vendor[] },
  beside: Partial<AnalyticsAddress> = {},
): string | null {
  const shown = FILTERED_VENDORS.filter((each) => vendors.includes(each));
  if (shown.length === 0) return null;
  return serialize(pagePath('costAnalytics'), {
    range: 'custom',
    ...range,
    unit: daysIn(range) > MAX_DAILY_DAYS ? 'week' : 'day',
    vendors: addressVendors(shown),
    ...filterAddress(
      conditionsByVendor((each) => (shown.some((vendor) => vendor === each) ? conditions : [])),
      null,
    ),
    ...beside,
  });
}

/** The billing rows of an item: of these days alone. */
export function rowsLink(cost: LinkedCost, item: Pick<AnalyticsAddress, 'viewBy' | 'item'>): string | null {
  return costLink(cost, { ...item, itemVendor: addressVendors([cost.vendor]) });
}

/** The days with some before them. */
export function withDaysBefore({ start, end }: DateRange): DateRange {
  return { start: addDays(start, -DAYS_BEFORE), end };
}
