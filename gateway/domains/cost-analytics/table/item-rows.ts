// Items that several groupings tell apart, as rows that open: a row of an outer grouping is the sum of the rows in it
// (C-04, C-10).
import { canBeJoined } from '../../../../lib/catalogue/derived/cost-field-lists.ts';
import { GRAPH_VIEW_BYS } from '../../../../lib/catalogue/derived/cost-field-words.ts';
import { itemKeyOf } from '../../../../lib/cost/item-key.ts';
import { sumMoney } from '../../../../lib/money/money.ts';
import type { CostGrouping, CostItem, CostItemSort } from '../../../__generated__/graph-types.ts';
import type { ComparedSeries } from '../compare/compare.ts';
import { amountsByVendor } from '../compare/same-names.ts';
import { sortItems, sumOfItems } from './item-table.ts';

/** A row of the table, with the rows that it is the sum of; none in an item itself. */
export interface ItemRow {
  item: CostItem;
  rows: readonly ItemRow[];
}

export type GroupedSeries = ComparedSeries & { groupings: readonly Pick<CostGrouping, 'viewBy'>[] };

/**
 * The found items as rows, one level a grouping, by falling cost as the series is. Where a reply only sums some items, rows are
 * the items themselves: the sum of those that it lists would be less than the outer row.
 */
export function itemRows(series: GroupedSeries, found: readonly CostItem[]): ItemRow[] {
  const isFound = new Set(found);
  const items = series.items.filter((item) => isFound.has(item));
  return series.others ? items.map(leafOf) : rowsAt(series, items, 1);
}

/** The same in the order asked for, on each level. */
export function sortRows(
  rows: readonly ItemRow[],
  sort: readonly CostItemSort[],
  months: ComparedSeries['months'],
): ItemRow[] {
  if (rows.length === 0) return [];
  const byItem = new Map(rows.map((row) => [row.item, row]));
  return sortItems([...byItem.keys()], sort, months).map((item) => ({
    item,
    rows: sortRows(byItem.get(item)?.rows ?? [], sort, months),
  }));
}

/** The series with items that only the first so many groupings tell apart; as it is, where a reply only sums some. */
export function byFirstGroupings<Series extends GroupedSeries>(series: Series, levels: number): Series {
  if (levels >= series.groupings.length || series.others) return series;
  return {
    ...series,
    items: groupsAt(series, series.items, levels).map((group) => outerItem(series, group, levels)),
  };
}

function rowsAt(series: GroupedSeries, items: readonly CostItem[], level: number): ItemRow[] {
  if (level >= series.groupings.length) return items.map(leafOf);
  return groupsAt(series, items, level)
    .map((group) => ({ item: outerItem(series, group, level), rows: rowsAt(series, group, level + 1) }))
    .sort((one, other) => other.item.total - one.item.total);
}

function leafOf(item: CostItem): ItemRow {
  return { item, rows: [] };
}

type Group = readonly [CostItem, ...CostItem[]];

/**
 * Items with the same first keys: of one vendor, unless the names of those groupings mean the same with all vendors, as
 * those of categories do.
 */
function groupsAt({ groupings }: GroupedSeries, items: readonly CostItem[], level: number): Group[] {
  const isCommon = canBeJoined(groupings.slice(0, level).map(({ viewBy }) => GRAPH_VIEW_BYS.idOf(viewBy)));
  const groups = new Map<string, [CostItem, ...CostItem[]]>();
  for (const item of items) {
    const key = itemKeyOf([isCommon ? '' : (item.vendor ?? ''), ...item.keys.slice(0, level)]);
    const known = groups.get(key);
    if (known) known.push(item);
    else groups.set(key, [item]);
  }
  return [...groups.values()];
}

/** The item of an outer row; a group of one item keeps the figures of that item. */
function outerItem(series: GroupedSeries, group: Group, level: number): CostItem {
  const [keys, labels] = [group[0].keys.slice(0, level), group[0].labels.slice(0, level)];
  return {
    ...(group.length === 1 ? group[0] : sumOfItems(series, group)),
    ...vendorsOfGroup(group),
    ...{ key: itemKeyOf(keys), keys, label: labels.join(' · '), labels },
  };
}

/** One vendor, or what each of several has, by falling cost. */
function vendorsOfGroup(group: Group): Pick<CostItem, 'vendor' | 'byVendor'> {
  const [{ vendor: first }] = group;
  if (first && group.every(({ vendor }) => vendor === first)) return { vendor: first, byVendor: null };
  const parts = new Map<NonNullable<CostItem['vendor']>, number[]>();
  for (const { vendor, amount } of group.flatMap(amountsByVendor))
    parts.set(vendor, [...(parts.get(vendor) ?? []), amount]);
  const sums = [...parts].map(([vendor, amounts]) => ({ vendor, amount: sumMoney(amounts) }));
  const [only] = sums;
  if (sums.length === 1 && only) return { vendor: only.vendor, byVendor: null };
  return { vendor: null, byVendor: sums.sort((one, other) => other.amount - one.amount) };
}
