// Compare mode (C-08): the current and the compared series become one, aligned by position in their ranges.
import { averageOf, shareOf, sumMoney } from '../../../../lib/money/money.ts';
import type { CostSeriesReply } from '../../../../upstream/contract/shared/cost-shapes.ts';
import type { AppliedRate, CostItem, DateRange, UndrawnDays } from '../../../__generated__/graph-types.ts';
import { type CostSeries, costSeriesOf } from '../../../graph/cost-series.ts';
import { type CompareOptions, changeBetween, PLAIN_COMPARE, stepsApart } from './compare-options.ts';
import { joinSameNames, vendorsOfBoth } from './same-names.ts';

/** A cost series, beside the compared one where there is one. */
export interface ComparedSeries extends CostSeries {
  /** Null when nothing is compared. */
  compareRange: DateRange | null;
  /** What its averages are over; null when nothing is compared. */
  compareDays: number | null;
  compareOptions: CompareOptions;
  /** Days of the compared range that no step stands against; null where there are none. */
  compareUndrawn: UndrawnDays | null;
}

/**
 * Merges by (vendor, item), or by item alone where names are joined. The axis is that of the current range: the first step stands against the first, or each day
 * against one of its weekday; steps that the compared range does not have are null, and further ones count in its
 * totals alone. Items of the compared range alone follow with a total of 0. What a reply only sums in its others is
 * unknown for a single item, so such an item has no change.
 */
export function mergeCost(
  current: CostSeriesReply,
  compared: CostSeriesReply | null,
  options: CompareOptions = PLAIN_COMPARE,
): ComparedSeries {
  const readOf = (reply: CostSeriesReply) =>
    options.isJoined ? joinSameNames(costSeriesOf(reply)) : costSeriesOf(reply);
  const nameOf = options.isJoined ? ({ key }: CostItem) => key : identityOf;
  const series = readOf(current);
  if (!compared)
    return {
      ...series,
      compareRange: null,
      compareDays: null,
      compareOptions: options,
      compareUndrawn: null,
    };
  const previous = readOf(compared);
  const pair = pairOf(series, previous, options);
  const byIdentity = new Map(previous.items.map((item) => [nameOf(item), item]));
  const items = series.items.map((item) => {
    const match = byIdentity.get(nameOf(item));
    byIdentity.delete(nameOf(item));
    if (match) return against({ ...item, ...vendorsOfBoth(item, match) }, match, pair);
    return previous.others ? item : against(item, null, pair);
  });
  const unmatched = [...byIdentity.values()];
  const gone = series.others ? [] : unmatched.map((item) => against(goneItem(item, series), item, pair));
  return {
    ...series,
    axis: series.axis.map((point, index) => ({
      ...point,
      compareDate: previous.axis[index + pair.apart]?.date ?? null,
      compareEndDate: previous.axis[index + pair.apart]?.endDate ?? null,
    })),
    total: against(series.total, previous.total, pair),
    items: [...items, ...gone],
    others:
      series.others && against(series.others, sumOf(series.others ? unmatched : [], previous.others), pair),
    rates: ratesOfBoth(series.rates, previous.rates),
    compareRange: previous.range,
    compareDays: previous.days,
    compareOptions: options,
    compareUndrawn: undrawnDays(previous, pair),
  };
}

/** What stands before the first step of the compared range that is drawn, and behind the last. */
function undrawnDays({ axis, total }: CostSeries, { apart, steps }: Pair): UndrawnDays | null {
  const ends = [
    [0, Math.max(apart, 0)],
    [Math.max(apart + steps, 0), axis.length],
  ] as const;
  const parts = ends.map(([from, to]) => ({
    days: axis.slice(from, to),
    amounts: total.amounts.slice(from, to),
  }));
  const ranges = parts.flatMap(({ days }) => {
    const [first, last] = [days[0], days.at(-1)];
    return first && last ? [{ start: first.date, end: last.endDate }] : [];
  });
  if (ranges.length === 0) return null;
  return { ranges, amount: sumMoney(parts.flatMap(({ amounts }) => amounts.map((amount) => amount ?? 0))) };
}

/** Each once, by currency and day. */
function ratesOfBoth(rates: readonly AppliedRate[], before: readonly AppliedRate[]): AppliedRate[] {
  const nameOf = ({ from, date }: AppliedRate) => `${from} ${date ?? ''}`;
  const all = new Map([...before, ...rates].map((rate) => [nameOf(rate), rate]));
  return [...all].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, rate]) => rate);
}

/** What every line of the two ranges is put together by. */
interface Pair {
  steps: number;
  apart: number;
  days: number;
  compareDays: number;
  compareTotal: number;
  cost: CompareOptions['cost'];
}

function pairOf(series: CostSeries, previous: CostSeries, { cost, align }: CompareOptions): Pair {
  const isByDay = series.axis.every(({ date, endDate }) => date === endDate);
  return {
    steps: series.axis.length,
    apart: stepsApart(series.range.start, previous.range.start, align === 'WEEKDAY' && isByDay),
    days: series.days,
    compareDays: previous.days,
    compareTotal: previous.total.total,
    cost,
  };
}

export function identityOf({ vendor, key }: Pick<CostItem, 'vendor' | 'key'>): string {
  return `${vendor} ${key}`;
}

function against(
  item: CostItem,
  previous: Pick<CostItem, 'amounts' | 'total'> | null,
  { steps, apart, days, compareDays, compareTotal: whole, cost }: Pair,
): CostItem {
  const compareTotal = previous?.total ?? 0;
  return {
    ...item,
    compareAmounts: shifted(previous?.amounts ?? [], apart, steps),
    compareAverage: averageOf(compareTotal, compareDays),
    compareShare: shareOf(compareTotal, whole),
    compareTotal,
    change: changeBetween([item.total, days], [compareTotal, compareDays], cost),
  };
}

/** So many steps from `first` on; null where there are none. */
function shifted(amounts: CostItem['amounts'], first: number, steps: number): (number | null)[] {
  const column = new Array<number | null>(steps);
  for (let index = 0; index < steps; index++) column[index] = amounts[index + first] ?? null;
  return column;
}

function goneItem(item: CostItem, { axis: { length: steps }, months }: CostSeries): CostItem {
  return {
    ...item,
    amounts: new Array<null>(steps).fill(null),
    months: months && new Array<null>(months.length).fill(null),
    average: 0,
    byVendor: item.byVendor?.map(({ vendor }) => ({ vendor, amount: 0 })) ?? null,
    share: 0,
    total: 0,
  };
}

/** The compared side of the group of others: its own others, and the items that are in the current others. */
function sumOf(items: readonly CostItem[], others: CostItem | null): Pick<CostItem, 'amounts' | 'total'> {
  const lines = others ? [...items, others] : items;
  const length = Math.max(0, ...lines.map(({ amounts }) => amounts.length));
  const amounts = Array.from({ length }, (_, index) => {
    const known = lines.flatMap(({ amounts }) => amounts[index] ?? []);
    return known.length > 0 ? sumMoney(known) : null;
  });
  return { amounts, total: sumMoney(lines.map(({ total }) => total)) };
}
