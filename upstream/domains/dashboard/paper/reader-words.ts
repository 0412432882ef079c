// How the reader of a document reads amounts, shares, days and months: the minus of print, and one decimal of a percent.

import type { DateRange } from '../../../../lib/calendar/calendar.ts';
import { labelled } from '../../../../lib/catalogue/languages.ts';
import type { VendorCode } from '../../../../lib/catalogue/vendors.ts';
import { dayIn, monthIn } from '../../../../lib/files/cell-text.ts';
import { percentText } from '../../../../lib/money/percent-text.ts';
import { type Rounding, roundedAmount } from '../../../../lib/money/rounded-parts.ts';
import { decimalsOf, roundingOf, shownAmount, shownCurrency } from '../../../../lib/money/shown-currency.ts';
import { amountWriter, printedNumber, shortDigits } from '../../../../lib/money/written-money.ts';
import type { Reader } from '../../shared/reader-settings.ts';

export type Sign = 'signed';
type AmountWords = (amount: number, currency: string, sign?: Sign) => string;

export interface ReaderWords {
  /** The same words, of amounts of these vendors together. */
  of: (vendors: readonly VendorCode[]) => ReaderWords;
  /** The currency that amounts of `currency` are shown in. */
  shownIn: (currency: string) => string;
  /** The amount in it. */
  convert: (amount: number, currency: string) => number;
  /** How an amount is rounded that is shown in the currency; `vendors`: of these in place of its own. */
  roundingIn: (shown: string, vendors?: readonly VendorCode[]) => Rounding;
  /** In the reader's currency, with its sign. */
  money: AmountWords;
  /** The same without decimals, for what is only expected. */
  estimate: AmountWords;
  /** The same in thousands or millions, with at most one decimal. */
  shortMoney: AmountWords;
  /** An amount that is converted and rounded already, without its currency. */
  plain: (amount: number, shown: string, sign?: Sign) => string;
  /** An amount that is converted already, in thousands or millions, without its currency. */
  shortPlain: (amount: number) => string;
  /** 12.5 is 12.5 %. */
  percent: (value: number) => string;
  dayText: (day: string) => string;
  /** Without the year. */
  shortDay: (day: string) => string;
  /** Its days; the year is told once where it is one year. */
  rangeText: (range: DateRange) => string;
  /** The same without a year, where it is told nearby. */
  shortRange: (range: DateRange) => string;
  /** Of a month by its first day, or without a day. */
  monthText: (month: string) => string;
  /** Its name, by its first day. */
  monthName: (day: string) => string;
  /** A label and its value in one line. */
  labelled: (label: string, value: string) => string;
}

/** `vendors`: whose amounts they are; none: of any. */
export function readerWords(reader: Reader, vendors: readonly VendorCode[] = []): ReaderWords {
  const { language, currency: choice } = reader;
  const roundingIn: ReaderWords['roundingIn'] = (shown, own = vendors) => roundingOf(shown, own);
  const shownIn = (currency: string) => shownCurrency(choice, currency);
  const convert = (amount: number, currency: string) => shownAmount(choice, amount, currency);
  const number = (amount: number, options: Intl.NumberFormatOptions) =>
    printedNumber(amountWriter(language, { useGrouping: 'always', ...options })(amount));
  const written = (amount: number, shown: string, options: Intl.NumberFormatOptions, sign?: Sign) =>
    number(amount, {
      ...{ style: 'currency', currency: shown },
      ...{ signDisplay: sign ? 'exceptZero' : 'negative' },
      ...options,
    });
  const amountIn = (decimalsIn: (shown: string) => Intl.NumberFormatOptions): AmountWords => {
    return (amount, currency, sign) => {
      const shown = shownIn(currency);
      return written(convert(amount, currency), shown, decimalsIn(shown), sign);
    };
  };
  return {
    of: (own) => readerWords(reader, own),
    ...{ shownIn, convert, roundingIn },
    money: (amount, currency, sign) => {
      const shown = shownIn(currency);
      const digits = decimalsOf(shown);
      const rounded = roundedAmount(convert(amount, currency), roundingIn(shown));
      return written(rounded, shown, { minimumFractionDigits: digits, maximumFractionDigits: digits }, sign);
    },
    estimate: amountIn(() => ({ maximumFractionDigits: 0, minimumFractionDigits: 0 })),
    shortMoney: amountIn(() => ({ notation: 'compact', maximumFractionDigits: 1, minimumFractionDigits: 0 })),
    plain: (amount, shown, sign) => {
      const digits = decimalsOf(shown);
      const options = { minimumFractionDigits: digits, maximumFractionDigits: digits } as const;
      return number(amount, { ...options, signDisplay: sign ? 'exceptZero' : 'negative' });
    },
    shortPlain: (amount) => number(amount, shortDigits(amount)),
    percent: (value) => percentText(value, number),
    dayText: (day) => dayIn(day, language),
    shortDay,
    rangeText: ({ start, end }) => rangeText(start, end, (day) => dayIn(day, language)),
    shortRange: ({ start, end }) => [...new Set([start, end])].map(shortDay).join('–'),
    monthText: (month) => monthIn(month, language),
    labelled: (label, value) => labelled(language, label, value),
    monthName: (day) =>
      new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' }).format(new Date(day)),
  };
}

/** 12/01–12/16/2024, and 2024/12/01–12/16 where the year is first. */
function rangeText(start: string, end: string, whole: (day: string) => string): string {
  if (start === end) return whole(start);
  if (start.slice(0, 4) !== end.slice(0, 4)) return `${whole(start)}–${whole(end)}`;
  const isYearFirst = whole(start).startsWith(start.slice(0, 4));
  return isYearFirst ? `${whole(start)}–${shortDay(end)}` : `${shortDay(start)}–${whole(end)}`;
}

function shortDay(day: string): string {
  return day.slice(5).replace('-', '/');
}
