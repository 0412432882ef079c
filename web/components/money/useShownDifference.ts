// How far two amounts are apart as they are shown, in the currency that the reader wants.
import { useCallback } from 'react';
import { shownDifference } from '../../../lib/money/rounded-parts.ts';
import { useMoney } from './useMoney.ts';

/** Of amounts that come in `currency`. */
export function useShownDifference(currency: string): (amount: number, before: number) => number {
  const { convert, roundingIn, shownIn } = useMoney();
  return useCallback(
    (amount, before) =>
      shownDifference(convert(amount, currency), convert(before, currency), roundingIn(shownIn(currency))),
    [convert, roundingIn, shownIn, currency],
  );
}
