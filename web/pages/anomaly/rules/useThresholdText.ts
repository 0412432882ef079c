// From which change on a rule fires, in words: percent, or money.
import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import { useMoney } from '../../../components/money/useMoney.ts';

interface Threshold {
  scale: 'PERCENTAGE' | 'VALUE';
  threshold: number;
}

export function useThresholdText(): (rule: Threshold, currency: string) => string {
  const intl = useIntl();
  const { formatOriginal } = useMoney();
  return useCallback(
    ({ scale, threshold }: Threshold, currency: string) => {
      const amount =
        scale === 'VALUE'
          ? formatOriginal(threshold, currency)
          : intl.formatNumber(threshold / 100, { style: 'percent', maximumFractionDigits: 2 });
      return intl.formatMessage({ id: 'anomaly.rules.from' }, { amount });
    },
    [intl, formatOriginal],
  );
}
