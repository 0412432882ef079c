// Percents of commitments as people read them, with one decimal. An unknown one is a dash.
import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import type { AmountFormat } from '../../../charts/chart-types.ts';
import { usePercent as useWrittenPercent } from '../../../intl/usePercent.ts';

const DIGITS = 1;
/** In place of a figure that nothing can be said of. */
export const NO_FIGURE = '–';

export function usePercent(): (percent: number | null | undefined) => string {
  const written = useWrittenPercent();
  return useCallback(
    (percent) => (percent === null || percent === undefined ? NO_FIGURE : written(percent)),
    [written],
  );
}

/** Without a zero decimal: for percents that people choose, such as a fall of usage by 30%, and for axes. */
export function useShortPercent(): (percent: number) => string {
  const intl = useIntl();
  return useCallback(
    (percent) => intl.formatNumber(percent / 100, { style: 'percent', maximumFractionDigits: DIGITS }),
    [intl],
  );
}

/** How a chart writes them. */
export function usePercentFormat(): AmountFormat {
  const percent = usePercent();
  const axis = useShortPercent();
  return {
    currency: '%',
    rounding: { digits: DIGITS, isCut: false },
    ...{ plain: percent, full: percent, estimate: percent, axis, short: percent },
  };
}
