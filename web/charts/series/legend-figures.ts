// What a legend and a tooltip say of series: amounts, their part of the whole, and how they changed.
import { shareOf, sumMoney } from '../../../lib/money/money.ts';
import { costChange } from '../../../lib/money/percent-change.ts';
import type { Rounding } from '../../../lib/money/rounded-parts.ts';
import type { ChartData, ChartSeries, LegendFigure } from '../chart-types.ts';
import type { Hidden } from './hidden-series.ts';
import { shownStep } from './shown-amounts.ts';

/** Of each series by its id, and of all that are shown. */
export function legendFigures({ series }: ChartData, hidden: Hidden) {
  const shown = series.filter(({ id }) => !hidden.has(id));
  const total = sumMoney(shown.map((each) => sumOf(each.amounts)));
  const of = (amounts: number, compared: number | null): LegendFigure => ({
    amount: amounts,
    share: total > 0 ? shareOf(amounts, total) : null,
    change: compared === null ? null : costChange(amounts, compared),
  });
  const compared = shown.map(comparedOf);
  const isCompared = compared.length > 0 && compared.every((each) => each !== null);
  return {
    byId: new Map(series.map((each) => [each.id, of(sumOf(each.amounts), comparedOf(each))])),
    total: of(total, isCompared ? sumMoney(compared.map((each) => each ?? 0)) : null),
  };
}

function comparedOf({ compareAmounts, compareTotal }: ChartSeries): number | null {
  return compareAmounts ? (compareTotal ?? sumOf(compareAmounts)) : null;
}

function sumOf(amounts: readonly (number | null)[]): number {
  return sumMoney(amounts.map((amount) => amount ?? 0));
}

export interface TooltipRow {
  id: string;
  label: string;
  colour: string;
  amount: number;
  share: number | null;
}

/** Named one by one; the rest is combined. */
const NAMED_ROWS = 6;

/**
 * Of one step: the largest series, what the smaller ones are together, and the total of what is shown. They are rounded
 * together; without `rounding`, where they do not add up, they stay as they are.
 */
export function tooltipRows(
  { series }: ChartData,
  { place, hidden, rounding }: { place: number; hidden: Hidden; rounding: Rounding | null },
) {
  const known = series.flatMap(({ id, label, colour, amounts }) => {
    const amount = amounts[place] ?? null;
    return hidden.has(id) || amount === null ? [] : [{ id, label, colour, amount }];
  });
  const exact = known.map(({ amount }) => amount);
  const whole = sumMoney(exact);
  const shown = rounding && shownStep(exact, rounding);
  const shareIn = (amount: number) => (whole > 0 ? shareOf(amount, whole) : null);
  const sorted = known
    .map((row, at) => ({ ...row, exact: row.amount, amount: shown?.amounts[at] ?? row.amount }))
    .sort((one, other) => Math.abs(other.exact) - Math.abs(one.exact))
    .map((row) => ({ ...row, share: shareIn(row.exact) }));
  const named = sorted.length > NAMED_ROWS + 1 ? sorted.slice(0, NAMED_ROWS) : sorted;
  const rest = sorted.slice(named.length);
  const smaller = {
    count: rest.length,
    amount: sumMoney(rest.map((row) => row.amount)),
    share: shareIn(sumMoney(rest.map((row) => row.exact))),
  };
  return {
    named: named satisfies TooltipRow[],
    smaller: rest.length === 0 ? null : smaller,
    total: known.length === 0 ? null : (shown?.total ?? whole),
  };
}
