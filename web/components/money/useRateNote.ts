// The sentence on how amounts of a currency were converted, or null when they were not.
import { type IntlShape, useIntl } from 'react-intl';
import type { ScreenLanguage } from '../../../lib/catalogue/languages.ts';
import { type RateWords, rateNotes, type ShownRate } from '../../../lib/money/rate-notes.ts';
import { formatDay } from '../../intl/dates.ts';
import { useLanguage } from '../../intl/IntlRoot.tsx';
import { useAppliedRates } from './AppliedRates.tsx';
import { useMoney } from './useMoney.ts';

/** By what the amounts came into `currency`, and out of it where the reader prefers another one. */
export function useRateNote(currency: string): string | null {
  const notes = useRateNotes()(currency);
  return notes.length > 0 ? notes.join(' · ') : null;
}

/** A sentence for each pair of currencies. Without a currency: of what the amounts came into alone. */
export function useRateNotes(): (currency?: string) => string[] {
  const intl = useIntl();
  const { language } = useLanguage();
  const applied = useAppliedRates();
  const money = useMoney();
  return (currency) => {
    const shown = currency === undefined ? null : money.rate(currency);
    return rateNotes(shown ? [...applied, shown] : applied, wordsOf(intl, language));
  };
}

/** One rate in words, as beside a bill. */
export function rateText(rate: ShownRate, intl: IntlShape, language: ScreenLanguage): string {
  return rateNotes([rate], wordsOf(intl, language)).join();
}

function wordsOf(intl: IntlShape, language: ScreenLanguage): RateWords {
  return {
    text: (id, values) => intl.formatMessage({ id }, values),
    number: (rate) => intl.formatNumber(rate, { maximumSignificantDigits: 6 }),
    day: (day) => formatDay(day, language),
  };
}
