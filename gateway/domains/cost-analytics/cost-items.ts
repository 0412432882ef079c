// What is made of one merged series without asking again: top items with others (C-07), search, sort, pages (C-10).
import { daysIn } from '../../../lib/calendar.ts';
import { averageOf, differenceOf, shareOf } from '../../../lib/money.ts';
import type { CostItem, CostItemSort } from '../../__generated__/resolver-types.ts';
import type { PageArguments } from '../../graph/connection.ts';
import type { ComparedSeries } from './compare.ts';
import { changeBetween } from './compare-options.ts';

/** Upper and lower case are alike; numbers in names sort by their value. */
const NAMES = new Intl.Collator('en', { sensitivity: 'base', numeric: true });

/** The items with the largest total, then all others as one; the sum of the list is the total, exactly. */
export function topItems(series: ComparedSeries, top: number): CostItem[] {
  const ordered = sortItems(series.items, { by: 'TOTAL', order: 'DESC' });
  const shown = ordered.slice(0, top);
  const rest = ordered.slice(top);
  if (rest.length === 0 && !series.others) return shown;
  return [...shown, othersOf(series, shown, rest)];
}

/** Rows whose key or label holds the text, in the order asked for. */
export function findItems(
  items: readonly CostItem[],
  search: string | null | undefined,
  sort: CostItemSort,
): CostItem[] {
  const wanted = search?.trim().toLowerCase() ?? '';
  const found =
    wanted === '' ? items : items.filter((item) => holds(item.key, wanted) || holds(item.label, wanted));
  return sortItems(found, sort);
}

export function pageOf<Row>(rows: readonly Row[], { page, itemsPerPage }: PageArguments): Row[] {
  return rows.slice((page - 1) * itemsPerPage, page * itemsPerPage);
}

function holds(text: string, wanted: string): boolean {
  return text.toLowerCase().includes(wanted);
}

/** A new list; equal rows stay in the order of key, then vendor. Rows without a value stand last. */
function sortItems(items: readonly CostItem[], { by, order }: CostItemSort): CostItem[] {
  const direction = order === 'DESC' ? -1 : 1;
  return [...items].sort((one, other) => {
    const compared =
      by === 'LABEL' ? direction * NAMES.compare(one.label, other.label) : byValue(one, other, by, direction);
    return compared || byText(one.key, other.key) || byText(one.vendor ?? '', other.vendor ?? '');
  });
}

function byValue(one: CostItem, other: CostItem, by: CostItemSort['by'], direction: number): number {
  const left = columnOf(one, by);
  const right = columnOf(other, by);
  if (left === null || right === null) return Number(left === null) - Number(right === null);
  return direction * (left - right);
}

function columnOf(item: CostItem, by: CostItemSort['by']): number | null {
  if (by === 'AVERAGE') return item.average;
  if (by === 'COMPARE_TOTAL') return item.compareTotal ?? null;
  return by === 'DIFFERENCE' ? (item.change?.difference ?? null) : item.total;
}

function byText(one: string, other: string): number {
  return one < other ? -1 : Number(one > other);
}

/** Total less what is shown: a few exact subtractions a step, however many items stand behind. */
function othersOf(series: ComparedSeries, shown: readonly CostItem[], rest: readonly CostItem[]): CostItem {
  const hidden = series.others ? [...rest, series.others] : rest;
  const total = less(
    series.total.total,
    shown.map((item) => item.total),
  );
  const isCompared = series.compareRange !== null;
  const compareTotal = isCompared
    ? less(
        series.total.compareTotal ?? 0,
        shown.map((item) => item.compareTotal ?? 0),
      )
    : null;
  return {
    amounts: amountsLess(series.total.amounts, shown, hidden, (item) => item.amounts),
    average: averageOf(total, daysIn(series.range)),
    change:
      compareTotal === null || !series.compareRange
        ? null
        : changeBetween(
            [total, series.range],
            [compareTotal, series.compareRange],
            series.compareOptions.cost,
          ),
    compareAmounts: isCompared
      ? amountsLess(series.total.compareAmounts ?? [], shown, hidden, (item) => item.compareAmounts ?? [])
      : null,
    compareAverage:
      compareTotal === null || !series.compareRange
        ? null
        : averageOf(compareTotal, daysIn(series.compareRange)),
    compareShare: compareTotal === null ? null : shareOf(compareTotal, series.total.compareTotal ?? 0),
    compareTotal,
    isOthers: true,
    key: '',
    label: '',
    othersCount: rest.length + (series.others?.othersCount ?? 0),
    share: shareOf(total, series.total.total),
    total,
    vendor: null,
  };
}

function amountsLess(
  whole: CostItem['amounts'],
  shown: readonly CostItem[],
  hidden: readonly CostItem[],
  amountsOf: (item: CostItem) => CostItem['amounts'],
): (number | null)[] {
  return whole.map((amount, index) => {
    const isKnown = hidden.some((item) => (amountsOf(item)[index] ?? null) !== null);
    return isKnown
      ? less(
          amount ?? 0,
          shown.map((item) => amountsOf(item)[index] ?? 0),
        )
      : null;
  });
}

function less(whole: number, parts: readonly number[]): number {
  return parts.reduce(differenceOf, whole);
}
