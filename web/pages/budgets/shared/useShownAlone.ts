// What an amount shows that is part of no sum: one that is typed, or of a month without a budget.
import { useCallback } from 'react';
import { roundedAmount } from '../../../../lib/money/rounded-parts.ts';
import { useMoney } from '../../../components/money/useMoney.ts';

/** Of amounts that come in `currency`, in the one that the reader wants. */
export function useShownAlone(currency: string): (amount: number) => number {
  const { convert, roundingIn, shownIn } = useMoney();
  return useCallback(
    (amount) => roundedAmount(convert(amount, currency), roundingIn(shownIn(currency))),
    [convert, currency, roundingIn, shownIn],
  );
}
