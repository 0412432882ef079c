// What the amounts of a list show: converted, then rounded together, so that they add up to the total beside them.
import { useCallback } from 'react';
import { sumMoney } from '../../../lib/money/money.ts';
import { roundedAmount, roundedTree, type SumShape } from '../../../lib/money/rounded-parts.ts';
import { decimalsOf } from '../../../lib/money/shown-currency.ts';
import { useMoney } from './useMoney.ts';

interface ListShape<Row> extends Omit<SumShape<Row>, 'amountOf'> {
  amountOf: (row: Row) => number;
  /** What the rows are all of, as an exact amount; left out: their sum. */
  whole?: number;
}

/** Of amounts that come in `currency`: what each row shows, in the currency that the reader wants. */
export function useShownAmounts(currency: string) {
  const { convert, shownIn } = useMoney();
  return useCallback(
    <Row>(rows: readonly Row[], { amountOf, partsOf, whole }: ListShape<Row>): ((row: Row) => number) => {
      const digits = decimalsOf(shownIn(currency));
      const converted = (row: Row) => convert(amountOf(row), currency);
      const exact = whole === undefined ? sumMoney(rows.map(converted)) : convert(whole, currency);
      const shown = roundedTree(rows, exact, digits, { amountOf: converted, partsOf });
      return (row) => shown.get(row) ?? roundedAmount(converted(row), digits);
    },
    [convert, currency, shownIn],
  );
}
