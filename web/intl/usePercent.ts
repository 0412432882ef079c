// Percents as people read them, on every screen alike.
import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import { percentText } from '../../lib/money/percent-text.ts';

/** 12.5 is 12.5 %. */
export function usePercent(): (percent: number) => string {
  const intl = useIntl();
  return useCallback(
    (percent) => percentText(percent, (value, options) => intl.formatNumber(value, options)),
    [intl],
  );
}
