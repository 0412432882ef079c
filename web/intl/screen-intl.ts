// Texts and numbers of a language as screens show them: every number has the minus of mathematics.
import { createIntl, createIntlCache, type IntlShape } from 'react-intl';
import type { ScreenLanguage } from '../../lib/catalogue/languages.ts';
import { printedNumber } from '../../lib/money/written-money.ts';
import type { Catalogue } from './catalogues.ts';

/** Numbers that a text itself writes are counts, which are never below zero. */
export function createScreenIntl(language: ScreenLanguage, messages: Catalogue): IntlShape {
  const intl = createIntl({ locale: language, messages, timeZone: 'UTC' }, createIntlCache());
  // Without a time zone, because the library then does not merge its date formats for every text; no text formats dates itself.
  const texts = createIntl({ locale: language, messages }, createIntlCache());
  keepFormats(texts.formatters);
  return {
    ...intl,
    formatMessage: texts.formatMessage,
    $t: texts.$t,
    formatNumber: (value, options) => printedNumber(intl.formatNumber(value, options)),
  };
}

/** Caches formats by their text. The library's own cache serialises text and settings into a key for each call, which costs more than formatting. */
function keepFormats(formatters: IntlShape['formatters']): void {
  const make = formatters.getMessageFormat;
  const known = new Map<unknown, ReturnType<typeof make>>();
  formatters.getMessageFormat = (text, ...settings) => {
    const found = known.get(text) ?? make(text, ...settings);
    known.set(text, found);
    return found;
  };
}
