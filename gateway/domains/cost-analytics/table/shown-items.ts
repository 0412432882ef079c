// The amounts of the item table as people read them: rounded once over the rows of all pages, so that columns add up, and
// the rows in a row to what it shows.

import type { VendorCode } from '../../../../lib/catalogue/vendors.ts';
import { differenceOf } from '../../../../lib/money/money.ts';
import { type Rounding, roundedAmount, roundedParts } from '../../../../lib/money/rounded-parts.ts';
import {
  type CurrencyChoice,
  roundingOf,
  shownAmount,
  shownCurrency,
} from '../../../../lib/money/shown-currency.ts';
import type { CostItem, ShownAmounts } from '../../../__generated__/graph-types.ts';
import { vendorCodeOf } from '../../../graph/wire-enums.ts';
import type { ComparedSeries } from '../compare/compare.ts';
import type { ItemRow } from './item-rows.ts';
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

/**
 * Rounds a table so that its rows add up. `rows` are all rows except the others, in a fixed order, so that sorting never
 * changes a shown amount; `total` is their sum, see `totalOfItems`.
 */
export function shownItems(
  { currency, others, compareOptions, months }: ComparedSeries,
  rows: readonly ItemRow[],
  total: CostItem,
  choice: CurrencyChoice,
  { vendors, isSearched }: { vendors: readonly VendorCode[]; isSearched: boolean },
): ShownItems {
  const shownIn = shownCurrency(choice, currency);
  const rounding = roundingOf(shownIn, vendors);
  const exactOf = exactAmounts(months?.length ?? null, (amount) => shownAmount(choice, amount, currency));
  const [now, before] =
    compareOptions.cost === 'AVERAGE'
      ? (['average', 'compareAverage'] as const)
      : (['total', 'compareTotal'] as const);
  const sheet: Sheet = {
    ...{ exactOf, rounding },
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
  const lines = others && !isSearched ? [...rows, { item: others, rows: [] }] : rows;
  const items = new Map<CostItem, ShownAmounts>();
  const whole = showTop(lines, exactOf(total), sheet, items);
  return { total: sheet.shownOf(whole), items };
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
