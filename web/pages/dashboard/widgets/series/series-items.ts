// Items of cost over time as series of a chart and as parts of a ring; of several vendors, each says whose it is.
import { sumMoney } from '../../../../../lib/money/money.ts';
import type { WidgetSettings } from '../../../../../lib/widgets/words.ts';
import type { ChartSeries } from '../../../../charts/chart-types.ts';
import { type CostItemLike, costSeries, seriesIdOf } from '../../../../charts/series/cost-series.ts';
import type { NamedItem } from '../../../../components/cost-items/useItemLabel.ts';
import { type PortionItem, portionItems } from '../../../../components/portion/portion-items.ts';
import type { VendorNames } from '../../../../components/vendors/useVendorName.ts';
import type { Vendor } from '../../../../components/vendors/vendors.ts';
import type { DrilledItem } from '../drill/drill-link.ts';

/** An item as the graph gives it. */
export interface SeriesItem extends CostItemLike {
  vendor: Vendor | null | undefined;
  othersCount: number;
  total: number;
}

interface SeriesOptions {
  /** Where an item leads; left out where nowhere. */
  linkOf?: (item: DrilledItem) => string | null;
  /** What the items are, so that each has the colour that it has everywhere. */
  kind: string;
  labelOf: (item: NamedItem) => string;
  convert: (amount: number) => number;
  vendorName: VendorNames;
}

/** With `isByVendor` each vendor's items are stacked on their own, and others are those of the vendor. */
export function vendorSeries(
  items: readonly SeriesItem[],
  options: SeriesOptions,
  isByVendor: boolean,
): ChartSeries[] {
  if (!isByVendor) return toldApart(items, linkedSeries(items, options), options.vendorName);
  const vendors = [...new Set(items.map(({ vendor }) => vendor ?? null))];
  return vendors.flatMap((vendor) => {
    const own = items.filter((item) => (item.vendor ?? null) === vendor);
    const name = vendor === null ? '' : options.vendorName(vendor);
    return linkedSeries(own, options).map((series) => ({
      ...series,
      id: ofVendor(vendor, series.id),
      label: `${name} · ${series.label}`,
      stack: vendor ?? '',
    }));
  });
}

/** The id of the series that an item is drawn as. */
export function chartIdOf(item: SeriesItem, isByVendor: boolean): string {
  return isByVendor ? ofVendor(item.vendor ?? null, seriesIdOf(item)) : seriesIdOf(item);
}

function ofVendor(vendor: Vendor | null, id: string): string {
  return `${vendor ?? ''} ${id}`;
}

function linkedSeries(
  items: readonly SeriesItem[],
  { linkOf, vendorName: _, ...options }: SeriesOptions,
): ChartSeries[] {
  const series = costSeries(items, options);
  if (!linkOf) return series;
  const known = new Map(items.filter(({ isOthers }) => !isOthers).map((item) => [seriesIdOf(item), item]));
  return series.map((each) => {
    const item = known.get(each.id);
    return { ...each, to: item ? linkOf(drilledItem(item)) : null };
  });
}

/** What a link to it must know. */
export function drilledItem({ key, vendor, byVendor }: SeriesItem): DrilledItem {
  return { key, vendor: vendor ?? null, byVendor: byVendor ?? [] };
}

/** Of what is shown: chosen items stand without the others. */
export function shownTotal(
  { items }: Pick<WidgetSettings, 'items'>,
  series: readonly Pick<SeriesItem, 'total'>[],
  total: number,
): number {
  return items?.show === 'CUSTOM' ? sumMoney(series.map((item) => item.total)) : total;
}

/** Items of several vendors that are called the same say whose they are. */
function toldApart(
  items: readonly SeriesItem[],
  series: readonly ChartSeries[],
  vendorName: VendorNames,
): ChartSeries[] {
  const vendors = new Map(items.map((item) => [seriesIdOf(item), item.vendor ?? null]));
  const counts = new Map<string, number>();
  for (const { label } of series) counts.set(label, (counts.get(label) ?? 0) + 1);
  return series.map((each) => {
    const vendor = vendors.get(each.id) ?? null;
    const isAmbiguous = (counts.get(each.label) ?? 0) > 1 && vendor !== null;
    return isAmbiguous ? { ...each, label: `${vendorName(vendor)} · ${each.label}` } : each;
  });
}

/** Without shares: those are of a whole that only the caller knows. */
export function seriesParts(
  items: readonly SeriesItem[],
  options: Pick<SeriesOptions, 'kind' | 'labelOf'>,
): Omit<PortionItem, 'share'>[] {
  return portionItems(
    items.map((item) => ({ ...item, cost: item.total, share: 0, members: [] })),
    options,
  );
}
