// The currencies that amounts can be read in, and what is beside an amount.

export const CURRENCY_CODES = ['USD', 'KRW', 'CNY', 'JPY', 'MXN'] as const;
/** ISO 4217 */
export type CurrencyCode = (typeof CURRENCY_CODES)[number];

/** CN¥ and MX$: ¥ and $ alone would be read as another currency of the list. */
export const CURRENCY_SYMBOLS: Record<CurrencyCode, string> = {
  USD: '$',
  KRW: '₩',
  CNY: 'CN¥',
  JPY: '¥',
  MXN: 'MX$',
};

export function isCurrencyCode(text: string): text is CurrencyCode {
  return (CURRENCY_CODES as readonly string[]).includes(text);
}

/** The portal's own rates, units for one USD: they hold wherever no dated one does yet. */
export const DEFAULT_RATES: Record<CurrencyCode, string> = {
  USD: '1',
  KRW: '1200',
  CNY: '7',
  JPY: '150',
  MXN: '20',
};
