// How a chart writes amounts that were converted already.
import { useMemo } from 'react';
import type { AmountFormat } from '../../charts/chart-types.ts';
import { useMoney } from './useMoney.ts';

/** For charts of amounts that come in `currency`: converts them, and writes what was converted. */
export function useAmountFormat(currency: string): {
  convert: (amount: number) => number;
  format: AmountFormat;
} {
  const money = useMoney();
  return useMemo(() => {
    const shown = money.shownIn(currency);
    return {
      convert: (amount: number) => money.convert(amount, currency),
      format: {
        currency: shown,
        rounding: money.roundingIn(shown),
        plain: (amount: number) => money.formatPlain(amount, shown),
        full: (amount: number) => money.format(amount, shown),
        estimate: (amount: number) => money.formatEstimate(amount, shown),
        axis: (amount: number) => money.formatCompact(amount, shown),
        short: (amount: number) => money.formatPlainShort(amount, shown),
      },
    };
  }, [money, currency]);
}
