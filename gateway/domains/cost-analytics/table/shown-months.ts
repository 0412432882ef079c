// A table of items by month as people read it: it adds up along each row and down each column.
import { Big } from 'big.js';
import type { Rounding } from '../../../../lib/money/rounded-parts.ts';
import { type RoundedTable, roundedTable } from '../../../../lib/money/rounded-table.ts';

/** A line of the table, exact, in the currency that is shown. */
export interface ExactLine {
  total: number;
  months: readonly (number | null)[];
}

/** Null where the months are not all of the totals, or the lines not all of their sum: then nothing adds up to them. */
export function shownMonths(
  lines: readonly ExactLine[],
  sum: ExactLine,
  rounding: Rounding,
  isCutAt: (row: number) => boolean,
): RoundedTable | null {
  const table = roundedTable(
    lines.map(({ months }) => months),
    rounding,
    isCutAt,
  );
  const unit = new Big(10).pow(-rounding.digits);
  const isOf = (shown: number | undefined, exact: number | null) =>
    new Big(shown ?? 0)
      .minus(exact ?? 0)
      .abs()
      .lte(unit);
  const isWhole =
    isOf(table.whole, sum.total) &&
    lines.every(({ total }, place) => isOf(table.rows[place], total)) &&
    sum.months.every((amount, month) => isOf(table.columns[month], amount));
  return isWhole ? table : null;
}
