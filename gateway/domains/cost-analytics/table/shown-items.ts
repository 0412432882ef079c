// The amounts of the item table as people read them: rounded once over the rows of all pages, so that columns add up, and
// the rows in a row to what it shows.

import type { VendorCode } from '../../../../lib/catalogue/vendors.ts';
import { differenceOf, sumMoney } from '../../../../lib/money/money.ts';
import { type Rounding, roundedAmount, roundedParts } from '../../../../lib/money/rounded-parts.ts';
import {
  type CurrencyChoice,
  roundingOf,
  shownAmount,
  shownCurrency,
} from '../../../../lib/money/shown-currency.ts';
import type { CostItem, ShownAmounts } from '../../../__generated__/graph-types.ts';
import { memoizeByIdentity } from '../../../graph/memoize-by-identity.ts';
import { vendorCodeOf } from '../../../graph/wire-enums.ts';
import { type GroupedSeries, type ItemRow, itemRows } from './item-rows.ts';
import { shownMonths } from './shown-months.ts';

export interface ShownItems {
  total: ShownAmounts;
  /** Of each row, of the rows in it, and of what is in none. */
  items: ReadonlyMap<CostItem, ShownAmounts>;
}

const FIGURES = ['total', 'average', 'compareTotal', 'compareAverage'] as const;
type Amounts = Record<(typeof FIGURES)[number], number | null> & {
  months: readonly (number | null)[] | null;
};

/** How the lines of one table are brought to what it shows. */
interface Sheet {
  exactOf: (line: CostItem) => Amounts;
  rounding: Rounding;
  isCut: (line: CostItem) => boolean;
  shownOf: (amounts: Amounts) => ShownAmounts;
}

/** A table of all items, with what it shows. */
export interface ShownTable {
  rows: readonly ItemRow[];
  shown: ShownItems;
}

type TableSeries = GroupedSeries & { vendors: readonly VendorCode[] };

/**
 * Rounds the table of all items so that its rows add up: once a request, because the table, the portions and the sentence
 * beside it show the same amounts. Sorting, pages and searches never change them.
 */
export const shownTable = memoizeByIdentity((series: TableSeries, choice: CurrencyChoice): ShownTable => {
  const { currency, others, total, items: all, vendors } = series;
  const rows = itemRows(series, all);
  const sheet = sheetOf(series, choice, shownCurrency(choice, currency), vendors);
  const lines = others ? [...rows, { item: others, rows: [] }] : rows;
  const items = new Map<CostItem, ShownAmounts>();
  const whole = showTop(lines, sheet.exactOf(total), sheet, items);
  return { rows, shown: { total: sheet.shownOf(whole), items } };
});

/** What a part of the table shows: each item what it shows in the whole table, and what holds items their sum. */
export function shownOfFound({ shown }: ShownTable, rows: readonly ItemRow[]): ShownItems {
  const items = new Map<CostItem, ShownAmounts>();
  const sumOf = (parts: readonly ItemRow[]): ShownAmounts | null =>
    sumOfShown(
      parts.map(({ item, rows: own }) => {
        const amounts = own.length === 0 ? (shown.items.get(item) ?? null) : sumOf(own);
        if (amounts) items.set(item, amounts);
        return amounts;
      }),
    );
  return { total: sumOf(rows) ?? nothingOf(shown.total), items };
}

/** What is shown of several rows, so that it adds up with what is shown of the others. */
export function sumOfShown(rows: readonly (ShownAmounts | null)[]): ShownAmounts | null {
  const lines = rows.filter((row) => row !== null);
  const [first] = lines;
  if (!first) return null;
  const sum = (amountOf: (line: ShownAmounts) => number | null | undefined): number | null => {
    const known = lines.flatMap((line) => amountOf(line) ?? []);
    return known.length === 0 ? null : sumMoney(known);
  };
  return {
    currency: first.currency,
    total: sum(({ total }) => total) ?? 0,
    average: sum(({ average }) => average) ?? 0,
    compareTotal: sum(({ compareTotal }) => compareTotal),
    compareAverage: sum(({ compareAverage }) => compareAverage),
    difference: sum(({ difference }) => difference),
    months: first.months?.map((_, month) => sum(({ months }) => months?.[month])) ?? null,
  };
}

/** Of no items, with the columns of the table. */
function nothingOf({
  currency,
  compareTotal,
  compareAverage,
  difference,
  months,
}: ShownAmounts): ShownAmounts {
  const none = (amount: number | null | undefined) => (typeof amount === 'number' ? 0 : null);
  return {
    ...{ currency, total: 0, average: 0 },
    ...{
      compareTotal: none(compareTotal),
      compareAverage: none(compareAverage),
      difference: none(difference),
    },
    months: months?.map(none) ?? null,
  };
}

function sheetOf(
  { currency, compareOptions, months }: GroupedSeries,
  choice: CurrencyChoice,
  shownIn: string,
  vendors: readonly VendorCode[],
): Sheet {
  const rounding = roundingOf(shownIn, vendors);
  const [now, before] =
    compareOptions.cost === 'AVERAGE'
      ? (['average', 'compareAverage'] as const)
      : (['total', 'compareTotal'] as const);
  return {
    rounding,
    exactOf: exactAmounts(months?.length ?? null, (amount) => shownAmount(choice, amount, currency)),
    isCut: ({ vendor }) => rounding.isCut || (!!vendor && roundingOf(shownIn, [vendorCodeOf(vendor)]).isCut),
    shownOf: ({ total: shownTotal, average, months: ofMonths, ...compared }) => ({
      ...compared,
      currency: shownIn,
      total: shownTotal ?? 0,
      average: average ?? 0,
      difference:
        compared[before] === null
          ? null
          : differenceOf((now === 'total' ? shownTotal : average) ?? 0, compared[before]),
      months: ofMonths && [...ofMonths],
    }),
  };
}

function exactAmounts(months: number | null, convert: (amount: number) => number): Sheet['exactOf'] {
  const amountOf = (amount: number | null | undefined) =>
    typeof amount === 'number' ? convert(amount) : null;
  return ({ total, average, compareTotal, compareAverage, months: ofMonths }) => ({
    total: convert(total),
    average: convert(average),
    compareTotal: amountOf(compareTotal),
    compareAverage: amountOf(compareAverage),
    months:
      months === null ? null : Array.from({ length: months }, (_, month) => amountOf(ofMonths?.[month])),
  });
}

/** Puts what each line shows into `items`; months add up with their totals both ways, where they are all of them. */
function showTop(
  lines: readonly ItemRow[],
  whole: Amounts,
  sheet: Sheet,
  items: Map<CostItem, ShownAmounts>,
): Amounts {
  const exact = lines.map(({ item }) => sheet.exactOf(item));
  const shown = roundedLines(lines, exact, whole, sheet);
  const table =
    whole.months &&
    shownMonths(
      exact.map(lineOf),
      lineOf(whole),
      sheet.rounding,
      (row) => lines[row] !== undefined && sheet.isCut(lines[row].item),
    );
  const inTable = table
    ? shown.map((amounts, row) => ({
        ...amounts,
        total: table.rows[row] ?? null,
        months: table.cells[row] ?? null,
      }))
    : shown;
  keep(lines, inTable, sheet, items);
  const alone = (amount: number | null) => (amount === null ? null : roundedAmount(amount, sheet.rounding));
  return {
    total: table ? table.whole : alone(whole.total),
    average: alone(whole.average),
    compareTotal: alone(whole.compareTotal),
    compareAverage: alone(whole.compareAverage),
    months: whole.months && (table?.columns.slice(0, whole.months.length) ?? whole.months.map(alone)),
  };
}

function lineOf({ total, months }: Amounts) {
  return { total: total ?? 0, months: months ?? [] };
}

function keep(
  lines: readonly ItemRow[],
  shown: readonly Amounts[],
  sheet: Sheet,
  items: Map<CostItem, ShownAmounts>,
): void {
  for (const [place, { item, rows }] of lines.entries()) {
    const amounts = shown[place];
    if (!amounts) continue;
    items.set(item, sheet.shownOf(amounts));
    if (rows.length === 0) continue;
    const exact = rows.map((row) => sheet.exactOf(row.item));
    keep(rows, roundedLines(rows, exact, amounts, sheet), sheet, items);
  }
}

/** Each column rounded to its whole. */
function roundedLines(
  lines: readonly ItemRow[],
  exact: readonly Amounts[],
  whole: Amounts,
  { rounding, isCut }: Sheet,
): Amounts[] {
  const isCutAt = (place: number) => lines[place] !== undefined && isCut(lines[place].item);
  const column = (amountOf: (amounts: Amounts) => number | null): (number | null)[] => {
    const sum = amountOf(whole);
    if (sum === null) return exact.map(() => null);
    const amounts = exact.map(amountOf);
    const rounded = roundedParts(
      amounts.map((amount) => amount ?? 0),
      sum,
      rounding,
      isCutAt,
    );
    return amounts.map((amount, place) => (amount === null ? null : (rounded[place] ?? 0)));
  };
  const columns = Object.fromEntries(FIGURES.map((figure) => [figure, column((amounts) => amounts[figure])]));
  const ofMonths = (whole.months ?? []).map((_, month) => column(({ months }) => months?.[month] ?? null));
  const at = (figure: (typeof FIGURES)[number], place: number) => columns[figure]?.[place] ?? null;
  return exact.map((_, place) => ({
    total: at('total', place),
    average: at('average', place),
    compareTotal: at('compareTotal', place),
    compareAverage: at('compareAverage', place),
    months: whole.months && ofMonths.map((amounts) => amounts[place] ?? null),
  }));
}
