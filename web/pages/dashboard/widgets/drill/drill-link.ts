// Where a widget leads: cost analytics of the same vendors, days, basis, view-by and items, so that the totals agree.

import { createSerializer } from 'nuqs/server';
import {
  type DateRange,
  daysIn,
  MAX_DAILY_DAYS,
  type TimeUnit,
} from '../../../../../lib/calendar/calendar.ts';
import { ANALYTICS_FRAMES } from '../../../../../lib/calendar/time-frames.ts';
import { canBeAskedAlone, costField } from '../../../../../lib/catalogue/derived/cost-field-lists.ts';
import { ADDRESS_VIEW_BYS } from '../../../../../lib/catalogue/derived/cost-field-words.ts';
import { MENUS } from '../../../../../lib/catalogue/menus.ts';
import { CODES_OF_VENDORS } from '../../../../../lib/catalogue/vendors.ts';
import { areNamesJoinedIn, type WidgetType } from '../../../../../lib/widgets/widget-types.ts';
import { FRAMES_OF, type WidgetFrame, type WidgetSettings } from '../../../../../lib/widgets/words.ts';
import type { Vendor } from '../../../../components/vendors/vendors.ts';
import { type AnalyticsAddress, analyticsParsers } from '../../../cost-analytics/shared/address/address.ts';
import { canBeShown, defaultVendors } from '../../../cost-analytics/shared/address/shown-vendors.ts';
import { addressVendors } from '../../../cost-analytics/shared/address/variables.ts';
import {
  type ConditionsByVendor,
  conditionsByVendor,
  filterAddress,
} from '../../../cost-analytics/shared/filters/filter-address.ts';
import { itemConditions, valuesCondition } from '../../../cost-analytics/shared/filters/item-conditions.ts';
import { type Grouping, groupingAddress } from '../../../cost-analytics/shared/view-by/groupings.ts';
import { type Grouped, type WidgetGrouping, widgetGrouping } from './widget-grouping.ts';

/** What of a widget's settings a link keeps. */
export type DrillSettings = Grouped &
  Pick<
    WidgetSettings,
    'basis' | 'vendors' | 'frame' | 'items' | 'chartType' | 'account' | 'savedFilter' | 'joinSameNames'
  >;

export interface Drilled {
  type: WidgetType;
  settings: DrillSettings;
  /** The days of its figures. */
  range: DateRange;
  /** What the address says beside. */
  beside?: Partial<AnalyticsAddress>;
}

const serialize = createSerializer(analyticsParsers);

/** The viewer's vendors. */
export interface ViewerVendors {
  /** Those of a widget that names none. */
  selected: readonly Vendor[];
  /** Those that the company has cost of. */
  available: readonly Vendor[];
}

/** Null where cost analytics shows none of the vendors. */
export function drillLink(
  { type, settings, range, beside }: Drilled,
  { selected, available }: ViewerVendors,
): string | null {
  const { basis, chartType } = settings;
  // Months side by side are headed by what the newest of them cost.
  const frame = type === 'COMPARE_COST_TREND' ? 'MONTH_TO_DATE' : settings.frame;
  const grouping = widgetGrouping(type, settings);
  const own = vendorsWith(grouping, settings.vendors ?? selected);
  const chosen = chosenOf(type, settings, own);
  const vendors = (chosen ? vendorsOfItems(chosen, own) : own).filter((vendor) =>
    canBeShown(vendor, available),
  );
  if (vendors.length === 0) return null;
  // A widget of all vendors goes on to follow the viewer's selection, as far as the page shows it unasked.
  const isDefault = settings.vendors === null && isSame(vendors, defaultVendors(selected));
  return serialize(MENUS.COST_ANALYTICS.url, {
    ...daysOf(frame, range),
    unit: unitOf(frame, range),
    vendors: isDefault ? null : addressVendors(vendors),
    ...groupingAddress(analyticsGroupings(grouping)),
    names: areNamesJoinedIn(type, settings) ? 'joined' : null,
    ...(settings.savedFilter
      ? { filter: settings.savedFilter }
      : filterAddress(conditionsOf(settings, chosen, grouping), null)),
    basis: basis === 'EFFECTIVE' ? 'effective' : 'billed',
    chart: chartType === 'LINE' ? 'line' : 'stack',
    ...beside,
  });
}

/** An item of a widget: of one vendor, or what several have of it together. */
export interface DrilledItem {
  key: string;
  vendor: Vendor | null;
  byVendor?: readonly { vendor: Vendor }[];
}

/**
 * Leads to the item alone; null also where cost analytics cannot be asked for it. Beside a saved filter no condition can be
 * named: there the item is opened.
 */
export function itemLink(
  drilled: Drilled,
  { key, vendor, byVendor = [] }: DrilledItem,
  viewer: ViewerVendors,
): string | null {
  const grouping = widgetGrouping(drilled.type, drilled.settings);
  if (!canBeAskedAlone(grouping.name)) return null;
  const vendors = vendor === null ? byVendor.map((part) => part.vendor) : [vendor];
  if (drilled.settings.savedFilter) {
    if (analyticsGroupings(grouping).length === 0) return null;
    const opened = { item: key, itemVendor: addressVendors(vendors) };
    return drillLink({ ...drilled, beside: { ...drilled.beside, ...opened } }, viewer);
  }
  const chosen = vendors.map((each) => ({ vendor: each, key }));
  const settings = { ...drilled.settings, items: { show: 'CUSTOM', chosen } as const };
  return drillLink({ ...drilled, settings }, viewer);
}

type Chosen = readonly { vendor: Vendor; key: string }[];

/** A name that is joined is that of all vendors, whichever of them it was chosen of. */
function chosenOf(type: WidgetType, settings: DrillSettings, vendors: readonly Vendor[]): Chosen | null {
  if (settings.items?.show !== 'CUSTOM') return null;
  const { chosen } = settings.items;
  if (!areNamesJoinedIn(type, settings)) return chosen;
  const keys = [...new Set(chosen.map(({ key }) => key))];
  return vendors.flatMap((vendor) => keys.map((key) => ({ vendor, key })));
}

function vendorsOfItems(chosen: Chosen, vendors: readonly Vendor[]): Vendor[] {
  return vendors.filter((vendor) => chosen.some((item) => item.vendor === vendor));
}

/** Those that have the field at all: cost by project is that of GCP. */
function vendorsWith({ name }: WidgetGrouping, vendors: readonly Vendor[]): readonly Vendor[] {
  const { vendors: only } = costField(name);
  return only ? vendors.filter((vendor) => only.includes(CODES_OF_VENDORS[vendor])) : vendors;
}

function isSame(one: readonly Vendor[], other: readonly Vendor[]): boolean {
  return one.length === other.length && one.every((vendor) => other.includes(vendor));
}

/** By name where cost analytics has the frame too, so that the link goes on with the days; else the days themselves. */
function daysOf(frame: WidgetFrame | null, { start, end }: DateRange): Partial<AnalyticsAddress> {
  const name = frame === 'YEAR_TO_MONTH' ? 'year_to_date' : frame?.toLowerCase();
  const known = ANALYTICS_FRAMES.find((each) => each === name);
  return known ? { range: known } : { range: 'custom', start, end };
}

/** The widget's own steps, where cost analytics may be asked for them. */
function unitOf(frame: WidgetFrame | null, range: DateRange): TimeUnit {
  const isOf = (frames: readonly WidgetFrame[]) => frame !== null && frames.includes(frame);
  if (isOf(FRAMES_OF.weekly)) return 'week';
  if (isOf(FRAMES_OF.monthly)) return 'month';
  return daysIn(range) > MAX_DAILY_DAYS ? 'week' : 'day';
}

/** Cost analytics splits by its default what it has no view-by for; the total is the same. */
function analyticsGroupings({ name, key }: WidgetGrouping): Grouping[] {
  const viewBy = ADDRESS_VIEW_BYS.find(name);
  return viewBy ? [{ viewBy, key }] : [];
}

/** The chosen items alone, and the one account, vendor by vendor. */
function conditionsOf(
  { account }: DrillSettings,
  chosen: Chosen | null,
  grouping: WidgetGrouping,
): ConditionsByVendor {
  return conditionsByVendor((vendor) => [
    ...(account === null ? [] : [valuesCondition('account', null, [account])]),
    ...itemConditions(
      grouping.name,
      grouping.key,
      (chosen ?? []).filter((item) => item.vendor === vendor).map(({ key }) => key),
    ),
  ]);
}
