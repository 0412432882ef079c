// How screens, mails and files write amounts alike.
import { CURRENCY_SYMBOLS, isCurrencyCode } from '../catalogue/currencies.ts';
import { decimalsOf } from './shown-currency.ts';

/** Three digits of what is shortened, in every language, such as 10.2K; what is not reads to the unit. */
export const COMPACT = {
  notation: 'compact',
  maximumSignificantDigits: 3,
  minimumFractionDigits: 0,
  maximumFractionDigits: 0,
  roundingPriority: 'morePrecision',
} as const satisfies Intl.NumberFormatOptions;

export const SHORTENED_FROM = 1000;

/** Of an amount in thousands or millions: one decimal of what is shortened, such as 128.6K, and as many as it needs below. */
export function shortDigits(amount: number) {
  const isShortened = Math.abs(amount) >= SHORTENED_FROM;
  return {
    ...{ notation: 'compact', useGrouping: 'always' },
    ...{ minimumFractionDigits: isShortened ? 1 : 0, maximumFractionDigits: 1 },
  } as const satisfies Intl.NumberFormatOptions;
}

/** The amount with the portal's sign of the currency, the same in every language; no space stands after it. */
export function withSymbol(format: Intl.NumberFormat, amount: number): string {
  const currency = format.resolvedOptions().currency ?? '';
  if (!isCurrencyCode(currency)) return format.format(amount);
  const parts = format.formatToParts(amount).filter(({ value }) => value.trim() !== '');
  return parts.map(({ type, value }) => (type === 'currency' ? CURRENCY_SYMBOLS[currency] : value)).join('');
}

const MINUS = '\u2212';

/** A number as people read it: with the minus of mathematics in place of the hyphen. */
export function printedNumber(text: string): string {
  return text.replaceAll('-', MINUS);
}

/**
 * An amount in a sentence of a mail or a message: as many decimals as its currency has, the minus of people, and the code of
 * the currency, which is the same in every language.
 */
export function amountWithCode(language: string, amount: number, currency: string): string {
  const digits = decimalsOf(currency);
  const format = new Intl.NumberFormat(language, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    signDisplay: 'negative',
  });
  return `${printedNumber(format.format(amount))} ${currency}`;
}

/** A number as programs read it: with the hyphen in place of the minus that screens show, where it was copied from one. */
export function typedNumber(text: string): string {
  return text.replaceAll(MINUS, '-');
}
