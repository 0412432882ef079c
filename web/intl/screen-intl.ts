// Texts and numbers of a language as screens show them: every number has the minus of mathematics.
import { createIntl, createIntlCache, type IntlShape } from 'react-intl';
import type { ScreenLanguage } from '../../lib/catalogue/languages.ts';
import { printedNumber } from '../../lib/money/written-money.ts';
import type { Catalogue } from './catalogues.ts';

/** Numbers that a text itself writes are counts, which are never below zero. */
export function createScreenIntl(language: ScreenLanguage, messages: Catalogue): IntlShape {
  const intl = createIntl({ locale: language, messages, timeZone: 'UTC' }, createIntlCache());
  return { ...intl, formatNumber: (value, options) => printedNumber(intl.formatNumber(value, options)) };
}
