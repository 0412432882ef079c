// Percents as the sentence writes them.
import { useIntl } from 'react-intl';

export function usePercent(): (percent: number) => string {
  const intl = useIntl();
  return (percent) => intl.formatNumber(percent / 100, { style: 'percent', maximumFractionDigits: 1 });
}
