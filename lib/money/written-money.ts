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

const writers = new Map<string, (amount: number) => string>();

/**
 * A function that writes amounts in the language. Currencies get the portal's own symbol, the same in every language and
 * without a space. Cached by language and options: creating a format takes longer than writing many amounts.
 */
export function amountWriter(
  language: string,
  options: Intl.NumberFormatOptions,
): (amount: number) => string {
  const key = `${language} ${JSON.stringify(options)}`;
  const known = writers.get(key);
  if (known) return known;
  const made = writerOf(new Intl.NumberFormat(language, options), options.currency ?? '');
  writers.set(key, made);
  return made;
}

function writerOf(format: Intl.NumberFormat, currency: string): (amount: number) => string {
  if (!isCurrencyCode(currency)) return (amount) => format.format(amount);
  const symbol = CURRENCY_SYMBOLS[currency];
  return (amount) =>
    format
      .formatToParts(amount)
      .filter(({ value }) => value.trim() !== '')
      .map(({ type, value }) => (type === 'currency' ? symbol : value))
      .join('');
}

const MINUS = '\u2212';

/** A number as people read it: with the minus of mathematics in place of the hyphen. */
export function printedNumber(text: string): string {
  return text.replaceAll('-', MINUS);
}

/** In an alert or a notice of one, as screens write it: with the symbol of its currency. */
export function amountWithSymbol(language: string, amount: number, currency: string): string {
  const write = amountWriter(language, { ...inFull(currency), style: 'currency', currency });
  return printedNumber(write(amount));
}

/** In a mail or a document: with the code of its currency, which is the same in every language. */
export function amountWithCode(language: string, amount: number, currency: string): string {
  return `${printedNumber(amountWriter(language, inFull(currency))(amount))} ${currency}`;
}

/** What is only expected, without decimals. */
export function estimateWithCode(language: string, amount: number, currency: string): string {
  return `${printedNumber(amountWriter(language, WHOLE)(amount))} ${currency}`;
}

/** The same as `amountWithSymbol` writes it. */
export function estimateWithSymbol(language: string, amount: number, currency: string): string {
  return printedNumber(amountWriter(language, { ...WHOLE, style: 'currency', currency })(amount));
}

const WHOLE = {
  minimumFractionDigits: 0,
  maximumFractionDigits: 0,
  useGrouping: 'always',
  signDisplay: 'negative',
} as const satisfies Intl.NumberFormatOptions;

/** As many decimals as the currency has. */
function inFull(currency: string): Intl.NumberFormatOptions {
  const digits = decimalsOf(currency);
  return {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    useGrouping: 'always',
    signDisplay: 'negative',
  };
}

/** A number as programs read it: with the hyphen in place of the minus that screens show, where it was copied from one. */
export function typedNumber(text: string): string {
  return text.replaceAll(MINUS, '-');
}
