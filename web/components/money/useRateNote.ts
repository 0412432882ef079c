// The sentence on how amounts of a currency were converted, or null when they were not.
import { type IntlShape, useIntl } from 'react-intl';
import type { ScreenLanguage } from '../../../lib/catalogue/languages.ts';
import { type RateWords, rateNotes, type ShownRate } from '../../../lib/money/rate-notes.ts';
import { formatDay } from '../../intl/dates.ts';
import { useLanguage } from '../../intl/IntlRoot.tsx';
import type { Money } from '../../intl/money.ts';
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
    const kept = keptNotes(money, applied);
    const notes = kept.get(currency);
    if (notes) return notes;
    const shown = currency === undefined ? null : money.rate(currency);
    const written = rateNotes(shown ? [...applied, shown] : applied, wordsOf(intl, language));
    kept.set(currency, written);
    return written;
  };
}

/** Hundreds of amounts on a screen have the same sentences. By money, which is of one language, applied rates, currency. */
const KEPT = new WeakMap<Money, WeakMap<readonly ShownRate[], Map<string | undefined, string[]>>>();

function keptNotes(money: Money, applied: readonly ShownRate[]): Map<string | undefined, string[]> {
  const ofMoney = KEPT.get(money) ?? new WeakMap<readonly ShownRate[], Map<string | undefined, string[]>>();
  KEPT.set(money, ofMoney);
  const kept = ofMoney.get(applied) ?? new Map<string | undefined, string[]>();
  ofMoney.set(applied, kept);
  return kept;
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
