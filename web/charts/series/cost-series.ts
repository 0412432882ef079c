// Cost items of the graph as series of a chart: label, stable colour, amounts in the currency of the reader.
import type { VendorPart } from '../../components/vendors/item-vendors.ts';
import type { Vendor } from '../../components/vendors/vendors.ts';
import { OTHERS_VARIABLE } from '../../theme/palette.ts';
import type { ChartPoint, ChartSeries } from '../chart-types.ts';
import { itemColour } from './series-colours.ts';

/** An item as the graph gives it. */
export interface CostItemLike {
  key: string;
  label: string;
  vendor: Vendor | null | undefined;
  byVendor?: readonly VendorPart[] | null | undefined;
  isOthers: boolean;
  amounts: readonly (number | null | undefined)[];
  /** Of the compared range; left out or null where nothing is compared. */
  compareAmounts?: readonly (number | null | undefined)[] | null | undefined;
  compareTotal?: number | null | undefined;
}

export interface AxisPointLike {
  date: string;
  endDate: string;
  isEmpty: boolean;
  isPartial: boolean;
}

interface SeriesOptions {
  /** What the items are, so that an account and a service of one name have two colours. */
  kind: string;
  labelOf: (item: CostItemLike) => string;
  convert: (amount: number) => number;
}

/** Others come last and gray. */
export function costSeries(items: readonly CostItemLike[], options: SeriesOptions): ChartSeries[] {
  const ordered = [...items.filter((item) => !item.isOthers), ...items.filter((item) => item.isOthers)];
  return ordered.map((item) => {
    const id = seriesIdOf(item);
    return {
      id,
      label: options.labelOf(item),
      colour: item.isOthers ? OTHERS_VARIABLE : itemColour(options.kind, id, item.vendor),
      amounts: convertAll(item.amounts, options.convert),
      ...(item.compareAmounts && { compareAmounts: convertAll(item.compareAmounts, options.convert) }),
      ...(typeof item.compareTotal === 'number' && { compareTotal: options.convert(item.compareTotal) }),
    };
  });
}

/** The series of all that has none of its own. */
export const OTHERS_ID = 'others';

/** Names a series among those of its chart. */
export function seriesIdOf({
  isOthers,
  vendor,
  key,
}: Pick<CostItemLike, 'isOthers' | 'vendor' | 'key'>): string {
  return isOthers ? OTHERS_ID : `${vendor ?? ''} ${key}`;
}

/** A missing amount stays missing: it is drawn as nothing, not as zero. */
export function convertAll(
  amounts: readonly (number | null | undefined)[],
  convert: (amount: number) => number,
): (number | null)[] {
  return amounts.map((amount) => (amount === null || amount === undefined ? null : convert(amount)));
}

/** What is noted of a day. */
export interface DayNote {
  date: string;
  text: string;
}

export function chartPoints(
  axis: readonly AxisPointLike[],
  short: (point: AxisPointLike) => string,
  full: (point: AxisPointLike) => string,
  notes: readonly DayNote[] = [],
  anomalies: readonly DayNote[] = [],
): ChartPoint[] {
  const textsOf = (of: readonly DayNote[], { date: first, endDate }: AxisPointLike) =>
    of.flatMap(({ date, text }) => (date >= first && date <= endDate ? [text] : []));
  return axis.map((point) => ({
    label: short(point),
    fullLabel: full(point),
    isPartial: point.isPartial && !point.isEmpty,
    notes: textsOf(notes, point),
    anomalies: textsOf(anomalies, point),
  }));
}
