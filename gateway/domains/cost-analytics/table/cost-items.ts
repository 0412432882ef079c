// What a chart is made of without asking again: the top items, then all others as one (C-07).
import { averageOf, differenceOf, shareOf, sumMoney } from '../../../../lib/money/money.ts';
import type { CostItem } from '../../../__generated__/graph-types.ts';
import type { ComparedSeries } from '../compare/compare.ts';
import { changeBetween } from '../compare/compare-options.ts';
import { sortItems } from './item-table.ts';

/** The items with the largest total, then all others as one; the sum of the list is the total, exactly. */
export function topItems(series: ComparedSeries, top: number): CostItem[] {
  const ordered = sortItems(series.items, [{ by: 'TOTAL', order: 'DESC' }]);
  const shown = ordered.slice(0, top);
  const rest = ordered.slice(top);
  if (rest.length === 0 && !series.others) return shown;
  return [...shown, othersOf(series, shown, rest)];
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
    average: averageOf(total, series.days),
    change:
      compareTotal === null || series.compareDays === null
        ? null
        : changeBetween([total, series.days], [compareTotal, series.compareDays], series.compareOptions.cost),
    compareAmounts: isCompared
      ? amountsLess(series.total.compareAmounts ?? [], shown, hidden, (item) => item.compareAmounts ?? [])
      : null,
    compareAverage:
      compareTotal === null || series.compareDays === null
        ? null
        : averageOf(compareTotal, series.compareDays),
    compareShare: compareTotal === null ? null : shareOf(compareTotal, series.total.compareTotal ?? 0),
    compareTotal,
    isOthers: true,
    key: '',
    keys: [],
    label: '',
    labels: [],
    months:
      series.months && amountsLess(series.total.months ?? [], shown, hidden, (item) => item.months ?? []),
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
  return differenceOf(whole, sumMoney(parts));
}
