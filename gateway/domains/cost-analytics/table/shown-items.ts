// The amounts of the item table as people read them: rounded once over the rows of all pages, so that columns add up.

import type { VendorCode } from '../../../../lib/catalogue/vendors.ts';
import { differenceOf } from '../../../../lib/money/money.ts';
import { roundedAmount, roundedParts } from '../../../../lib/money/rounded-parts.ts';
import {
  type CurrencyChoice,
  roundingOf,
  shownAmount,
  shownCurrency,
} from '../../../../lib/money/shown-currency.ts';
import type { CostItem, ShownAmounts } from '../../../__generated__/graph-types.ts';
import { vendorCodeOf } from '../../../graph/wire-enums.ts';
import type { ComparedSeries } from '../compare/compare.ts';
import { type ExactLine, shownMonths } from './shown-months.ts';

export interface ShownItems {
  total: ShownAmounts;
  /** Of each row, and of what is in none. */
  items: ReadonlyMap<CostItem, ShownAmounts>;
}

type Figure = 'total' | 'average' | 'compareTotal' | 'compareAverage';

/**
 * `found` are all rows of the table but what the series only sums, `total` is their line; see `totalOfItems`. Whatever
 * they are ordered by, each shows the same.
 */
export function shownItems(
  { currency, items, others, compareOptions, months }: ComparedSeries,
  found: readonly CostItem[],
  total: CostItem,
  choice: CurrencyChoice,
  { vendors, isSearched }: { vendors: readonly VendorCode[]; isSearched: boolean },
): ShownItems {
  const isFound = new Set(found);
  const rows = items.filter((item) => isFound.has(item));
  const lines = others && !isSearched ? [...rows, others] : rows;
  const shownIn = shownCurrency(choice, currency);
  const rounding = roundingOf(shownIn, vendors);
  const isCutAt = (place: number) => {
    const vendor = lines[place]?.vendor;
    return rounding.isCut || (!!vendor && roundingOf(shownIn, [vendorCodeOf(vendor)]).isCut);
  };
  const column = (amountOf: (item: CostItem) => number | null | undefined): (number | null)[] => {
    const converted = [...lines, total].map((line) => {
      const amount = amountOf(line);
      return typeof amount === 'number' ? shownAmount(choice, amount, currency) : null;
    });
    const whole = converted.pop() ?? null;
    if (whole === null) return lines.map(() => null).concat(null);
    const rounded = roundedParts(
      converted.map((amount) => amount ?? 0),
      whole,
      rounding,
      isCutAt,
    );
    const cells = converted.map((amount, place) => (amount === null ? null : (rounded[place] ?? 0)));
    return [...cells, roundedAmount(whole, rounding)];
  };
  const exactLine = (line: CostItem): ExactLine => ({
    total: shownAmount(choice, line.total, currency),
    months: (months ?? []).map((_, month) => {
      const amount = line.months?.[month];
      return typeof amount === 'number' ? shownAmount(choice, amount, currency) : null;
    }),
  });
  const table = months && shownMonths(lines.map(exactLine), exactLine(total), rounding, isCutAt);
  const columns: Record<Figure, (number | null)[]> = {
    total: table ? [...table.rows, table.whole] : column((line) => line.total),
    average: column((line) => line.average),
    compareTotal: column((line) => line.compareTotal),
    compareAverage: column((line) => line.compareAverage),
  };
  const ofMonths = (months ?? []).map((_, month) =>
    table
      ? [...table.cells.map((row) => row[month] ?? null), table.columns[month] ?? null]
      : column((line) => line.months?.[month]),
  );
  const [now, before]: [Figure, Figure] =
    compareOptions.cost === 'AVERAGE' ? ['average', 'compareAverage'] : ['total', 'compareTotal'];
  const shownAt = (place: number): ShownAmounts => {
    const at = (figure: Figure) => columns[figure][place] ?? null;
    const compared = at(before);
    return {
      currency: shownIn,
      total: at('total') ?? 0,
      average: at('average') ?? 0,
      compareTotal: at('compareTotal'),
      compareAverage: at('compareAverage'),
      difference: compared === null ? null : differenceOf(at(now) ?? 0, compared),
      months: months && ofMonths.map((amounts) => amounts[place] ?? null),
    };
  };
  return {
    total: shownAt(lines.length),
    items: new Map(lines.map((line, place) => [line, shownAt(place)])),
  };
}
