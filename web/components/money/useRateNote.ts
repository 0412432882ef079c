// The sentence on how amounts of a currency were converted, or null when they were not.
import { useIntl } from 'react-intl';
import { formatDay } from '../../intl/dates.ts';
import { useLanguage } from '../../intl/IntlRoot.tsx';
import { useMoney } from './useMoney.ts';

export function useRateNote(currency: string): string | null {
  const intl = useIntl();
  const { language } = useLanguage();
  const rate = useMoney().rate(currency);
  if (!rate) return null;
  return intl.formatMessage(
    { id: 'platform.money.rate' },
    {
      from: rate.from,
      to: rate.to,
      rate: intl.formatNumber(rate.rate, { maximumSignificantDigits: 6 }),
      date: formatDay(rate.date, language),
    },
  );
}
