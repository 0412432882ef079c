// What the rows of a bill's table show: rounded once, each currency on its own, so that every row is the sum of those below.
import { sumMoney } from '../../../../lib/money/money.ts';
import { type Rounding, roundedAmount, roundedTree } from '../../../../lib/money/rounded-parts.ts';
import type { CurrencySum } from './CurrencyTotals.tsx';

interface CurrencyRow<Row> {
  currency: string;
  children?: readonly Row[];
}

type RoundingIn = (currency: string) => Rounding;

/**
 * The rows of a currency add up to the sum of them. `roundingIn`: as the money of the page has it; `amountOf`: of one
 * column; `partsOf`: where not all children are parts.
 */
export function shownRows<Row extends CurrencyRow<Row>>(
  rows: readonly Row[],
  roundingIn: RoundingIn,
  amountOf: (row: Row) => number,
  partsOf: (row: Row) => readonly Row[] = ({ children = [] }) => children,
): Map<Row, number> {
  const shown = new Map<Row, number>();
  for (const currency of new Set(rows.map((row) => row.currency))) {
    const own = rows.filter((row) => row.currency === currency);
    const whole = sumMoney(own.map(amountOf));
    for (const [row, amount] of roundedTree(own, whole, roundingIn(currency), { amountOf, partsOf }))
      shown.set(row, amount);
  }
  return shown;
}

/** Totals of currencies as tables show them. */
export function shownTotals(totals: readonly CurrencySum[], roundingIn: RoundingIn): CurrencySum[] {
  return totals.map(({ currency, amount }) => ({
    currency,
    amount: roundedAmount(amount, roundingIn(currency)),
  }));
}
