// Items of cost over time as series of a chart and as parts of a ring; of several vendors, each says whose it is.
import type { ChartSeries } from '../../../charts/chart-types.ts';
import { type CostItemLike, costSeries } from '../../../charts/cost-series.ts';
import type { NamedItem } from '../../../components/useItemLabel.ts';
import { traitsOf, type Vendor } from '../../../components/vendors.ts';
import { type PortionItem, portionItems } from './portion-items.ts';

/** An item as the graph gives it. */
export interface SeriesItem extends CostItemLike {
  vendor: Vendor | null | undefined;
  othersCount: number;
  total: number;
}

interface SeriesOptions {
  /** What the items are, so that each has the colour that it has everywhere. */
  kind: string;
  labelOf: (item: NamedItem) => string;
  convert: (amount: number) => number;
}

/** With `isByVendor` each vendor's items are stacked by themselves, and others are those of the vendor. */
export function vendorSeries(
  items: readonly SeriesItem[],
  options: SeriesOptions,
  isByVendor: boolean,
): ChartSeries[] {
  if (!isByVendor) return costSeries(items, options);
  const vendors = [...new Set(items.map(({ vendor }) => vendor ?? null))];
  return vendors.flatMap((vendor) => {
    const own = items.filter((item) => (item.vendor ?? null) === vendor);
    const name = vendor === null ? '' : traitsOf(vendor).name;
    return costSeries(own, options).map((series) => ({
      ...series,
      id: `${vendor ?? ''} ${series.id}`,
      label: `${name} · ${series.label}`,
      stack: vendor ?? '',
    }));
  });
}

/** Without shares: those are of a whole that only the caller knows. */
export function seriesParts(
  items: readonly SeriesItem[],
  options: Omit<SeriesOptions, 'convert'>,
): Omit<PortionItem, 'share'>[] {
  return portionItems(
    items.map((item) => ({ ...item, cost: item.total, share: 0, members: [] })),
    options,
  );
}
