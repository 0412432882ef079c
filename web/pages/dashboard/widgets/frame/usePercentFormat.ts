// How a chart of shares writes them: percent with one decimal.
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import type { AmountFormat } from '../../../../charts/chart-types.ts';

const DIGITS = 1;

export function usePercentFormat(): AmountFormat {
  const intl = useIntl();
  return useMemo(() => {
    const write = (share: number, decimals: number) =>
      intl.formatNumber(share / 100, {
        style: 'percent',
        minimumFractionDigits: decimals,
        maximumFractionDigits: decimals,
      });
    const full = (share: number) => write(share, DIGITS);
    const rounding = { digits: DIGITS, isCut: false };
    const axis = (share: number) => write(share, 0);
    return { currency: '%', rounding, plain: full, full, estimate: full, axis, short: full };
  }, [intl]);
}
