// What the amounts of a list show: converted, then rounded together, so that they add up to the total beside them.
import { useCallback } from 'react';
import { CODES_OF_VENDORS } from '../../../lib/catalogue/vendors.ts';
import { sumMoney } from '../../../lib/money/money.ts';
import { roundedAmount, roundedTree, type SumShape } from '../../../lib/money/rounded-parts.ts';
import { roundingOf } from '../../../lib/money/shown-currency.ts';
import type { Vendor } from '../vendors/vendors.ts';
import { useMoney } from './useMoney.ts';

/** What the rows of a list are, and what they are parts of. */
export interface ListShape<Row> extends Omit<SumShape<Row>, 'amountOf' | 'isCut'> {
  amountOf: (row: Row) => number;
  /** Whose cost a row is, where that is one vendor's. */
  vendorOf?: (row: Row) => Vendor | null | undefined;
  /** What the rows are all of, as an exact amount; left out: their sum. */
  whole?: number;
  /** The same where it is shown already, in the currency that the reader wants. */
  shownWhole?: number;
}

/** Of amounts that come in `currency`: what each row shows, in the currency that the reader wants. */
export function useShownAmounts(currency: string) {
  const shownIn = useShownAmountsIn();
  return useCallback(
    <Row>(rows: readonly Row[], shape: ListShape<Row>) => shownIn(currency, rows, shape),
    [currency, shownIn],
  );
}

/** The same, of lists in several currencies. */
export function useShownAmountsIn() {
  const { convert, roundingIn, shownIn } = useMoney();
  return useCallback(
    <Row>(
      currency: string,
      rows: readonly Row[],
      { amountOf, partsOf, vendorOf, whole, shownWhole }: ListShape<Row>,
    ): ((row: Row) => number) => {
      const rounding = roundingIn(shownIn(currency));
      const isCut = (row: Row) => {
        const vendor = vendorOf?.(row);
        return (
          rounding.isCut || (!!vendor && roundingOf(shownIn(currency), [CODES_OF_VENDORS[vendor]]).isCut)
        );
      };
      const converted = (row: Row) => convert(amountOf(row), currency);
      const exact = whole === undefined ? sumMoney(rows.map(converted)) : convert(whole, currency);
      const shown = roundedTree(rows, shownWhole ?? exact, rounding, { amountOf: converted, partsOf, isCut });
      return (row) => shown.get(row) ?? roundedAmount(converted(row), rounding);
    },
    [convert, roundingIn, shownIn],
  );
}
