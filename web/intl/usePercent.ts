// Percents as people read them, with one decimal, so that 19.0% stands beside 22.3%.
import { useCallback } from 'react';
import { useIntl } from 'react-intl';

export const PERCENT_TEXT = {
  style: 'percent',
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
} as const;

/** 12.5 is 12.5 %. */
export function usePercent(): (percent: number) => string {
  const intl = useIntl();
  return useCallback((percent) => intl.formatNumber(percent / 100, PERCENT_TEXT), [intl]);
}
