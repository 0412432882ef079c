// How a chart of shares writes them: percent with one decimal.
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import type { AmountFormat } from '../../../../charts/chart-types.ts';
import { usePercent } from '../../../../intl/usePercent.ts';

const DIGITS = 1;

export function usePercentFormat(): AmountFormat {
  const intl = useIntl();
  const full = usePercent();
  return useMemo(() => {
    const rounding = { digits: DIGITS, isCut: false };
    const axis = (share: number) =>
      intl.formatNumber(share / 100, { style: 'percent', maximumFractionDigits: 0 });
    return {
      currency: '%',
      rounding,
      plain: full,
      full,
      estimate: full,

      axis,
      short: full,
    };
  }, [intl, full]);
}
