// The items as rows of a table, without asking again: search, order by several columns, pages, totals (C-10).
import { averageOf, differenceOf, shareOf, sumMoney } from '../../../../lib/money/money.ts';
import type {
  AxisPoint,
  CostItem,
  CostItemSearch,
  CostItemSort,
} from '../../../__generated__/graph-types.ts';
import type { PageArguments } from '../../../graph/connection.ts';
import type { ComparedSeries } from '../compare/compare.ts';
import { changeBetween } from '../compare/compare-options.ts';
import { sumOfSteps } from '../compare/step-sums.ts';

/** Upper and lower case are alike; numbers in names sort by their value. */
const NAMES = new Intl.Collator('en', { sensitivity: 'base', numeric: true });

/** Of an ISO day. */
const MONTH_LENGTH = 7;

/** Of an item, the key and label that a search looks into; none where the table is not split by the field. */
export type NamesOf = (item: CostItem, field: CostItemSearch) => readonly string[];

/** Rows that hold the text, in the order asked for. */
export function findItems(
  { items, months }: Readonly<Pick<ComparedSeries, 'months'>> & { items: readonly CostItem[] },
  { search, searchIn }: { search?: string | null | undefined; searchIn: CostItemSearch },
  sort: readonly CostItemSort[],
  namesOf: NamesOf,
): CostItem[] {
  const wanted = search?.trim().toLowerCase() ?? '';
  if (wanted === '') return sortItems(items, sort, months);
  const found = items.filter((item) =>
    namesOf(item, searchIn).some((name) => name.toLowerCase().includes(wanted)),
  );
  return sortItems(found, sort, months);
}

export function pageOf<Row>(rows: readonly Row[], { page, itemsPerPage }: PageArguments): Row[] {
  return rows.slice((page - 1) * itemsPerPage, page * itemsPerPage);
}

/**
 * A new list, by the first column, then the next. Without a column: as answered, by falling cost. Equal rows stay in the
 * order of key, then vendor; rows without a value stand last. A month that is none of `months` is no column.
 */
export function sortItems(
  items: readonly CostItem[],
  sort: readonly CostItemSort[],
  months: readonly AxisPoint[] | null = null,
): CostItem[] {
  const columns = sort.flatMap((column) => sortedColumn(column, months) ?? []);
  if (columns.length === 0) return [...items];
  return [...items].sort((one, other) => {
    for (const column of columns) {
      const compared = compare(one, other, column);
      if (compared !== 0) return compared;
    }
    return byText(one.key, other.key) || byText(one.vendor ?? '', other.vendor ?? '');
  });
}

interface SortedColumn extends CostItemSort {
  /** Of a month: its place. */
  place: number;
}

/** Null where the table has no such column. */
function sortedColumn(column: CostItemSort, months: readonly AxisPoint[] | null): SortedColumn | null {
  if (column.by !== 'MONTH') return { ...column, place: 0 };
  const month = column.month?.slice(0, MONTH_LENGTH);
  const place = months?.findIndex(({ date }) => date.slice(0, MONTH_LENGTH) === month) ?? -1;
  return place < 0 ? null : { ...column, place };
}

function compare(one: CostItem, other: CostItem, { by, order, place }: SortedColumn): number {
  const direction = order === 'DESC' ? -1 : 1;
  if (by === 'LABEL') return direction * NAMES.compare(one.label, other.label);
  const left = columnOf(one, by, place);
  const right = columnOf(other, by, place);
  if (left === null || right === null) return Number(left === null) - Number(right === null);
  return direction * (left - right);
}

function columnOf(item: CostItem, by: Exclude<CostItemSort['by'], 'LABEL'>, place: number): number | null {
  switch (by) {
    case 'AVERAGE':
      return item.average;
    case 'COMPARE_TOTAL':
      return item.compareTotal ?? null;
    case 'DIFFERENCE':
      return item.change?.difference ?? null;
    case 'CHANGE':
      return item.change?.percent ?? null;
    case 'MONTH':
      return item.months?.[place] ?? null;
    case 'SHARE':
      return item.share;
    case 'COMPARE_SHARE':
      return item.compareShare ?? null;
    case 'SHARE_DIFFERENCE':
      return typeof item.compareShare === 'number' ? differenceOf(item.share, item.compareShare) : null;
    case 'TOTAL':
      return item.total;
  }
}

function byText(one: string, other: string): number {
  return one < other ? -1 : Number(one > other);
}

/** The found items as one line, exactly; all of the series, what it only sums too, where nothing was looked for. */
export function totalOfItems(
  series: ComparedSeries,
  found: readonly CostItem[],
  isSearched: boolean,
): CostItem {
  return isSearched ? sumOfItems(series, found) : series.total;
}

/** Items of the series as one line, exactly; without a change where what one of them is compared with is not known. */
export function sumOfItems(series: ComparedSeries, items: readonly CostItem[]): CostItem {
  const total = sumMoney(items.map((item) => item.total));
  return {
    ...series.total,
    amounts: sumOfSteps(series.total.amounts.length, items, (item) => item.amounts),
    average: averageOf(total, series.days),
    months: series.months && sumOfSteps(series.months.length, items, (item) => item.months ?? []),
    share: shareOf(total, series.total.total),
    total,
    ...comparedTotal(series, items, total),
  };
}

const NOT_COMPARED = {
  change: null,
  compareAmounts: null,
  compareAverage: null,
  compareShare: null,
  compareTotal: null,
};

function comparedTotal(series: ComparedSeries, items: readonly CostItem[], total: number): Partial<CostItem> {
  const { days, compareDays, compareOptions } = series;
  if (compareDays === null || items.some((item) => typeof item.compareTotal !== 'number'))
    return NOT_COMPARED;
  const compareTotal = sumMoney(items.map((item) => item.compareTotal ?? 0));
  return {
    change: changeBetween([total, days], [compareTotal, compareDays], compareOptions.cost),
    compareAmounts: sumOfSteps(series.total.amounts.length, items, (item) => item.compareAmounts ?? []),
    compareAverage: averageOf(compareTotal, compareDays),
    compareShare: shareOf(compareTotal, series.total.compareTotal ?? 0),
    compareTotal,
  };
}
