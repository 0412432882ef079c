// How a bill on paper writes amounts: with the sign of their currency or, in columns that name it, without.

import type { Language } from '../../../../lib/catalogue/languages.ts';
import { percentText } from '../../../../lib/money/percent-text.ts';
import { decimalsOf } from '../../../../lib/money/shown-currency.ts';
import { amountWriter, printedNumber, shortDigits } from '../../../../lib/money/written-money.ts';

export interface BillWords {
  /** An amount that is rounded already. */
  money: (amount: number, currency: string, sign?: 'signed') => string;
  /** The same in a column of its currency. */
  plain: (amount: number, currency: string, sign?: 'signed') => string;
  /** In thousands or millions. */
  short: (amount: number, currency: string) => string;
  /** The same without its currency. */
  shortPlain: (amount: number) => string;
  number: (value: number, atMost?: number) => string;
  /** 12.5 is 12.5 %. */
  percent: (value: number) => string;
}

export function billWords(language: Language): BillWords {
  const written = (amount: number, options: Intl.NumberFormatOptions) =>
    printedNumber(amountWriter(language, { useGrouping: 'always', ...options })(amount));
  const digits = (currency: string) => ({
    minimumFractionDigits: decimalsOf(currency),
    maximumFractionDigits: decimalsOf(currency),
  });
  const signs = (sign?: 'signed') => ({
    signDisplay: sign ? ('exceptZero' as const) : ('negative' as const),
  });
  return {
    money: (amount, currency, sign) =>
      written(amount, { style: 'currency', currency, ...digits(currency), ...signs(sign) }),
    plain: (amount, currency, sign) => written(amount, { ...digits(currency), ...signs(sign) }),
    short: (amount, currency) =>
      written(amount, {
        style: 'currency',
        currency,
        notation: 'compact',
        maximumFractionDigits: 1,
        minimumFractionDigits: 0,
      }),
    shortPlain: (amount) => written(amount, shortDigits(amount)),
    number: (value, atMost = 2) => written(value, { maximumFractionDigits: atMost, ...signs() }),
    percent: (value) => percentText(value, (part, options) => written(part, { ...options, ...signs() })),
  };
}
