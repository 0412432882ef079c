// How the reader of a mailed dashboard reads amounts, shares, days and months.
import type { Language } from '../../../../lib/catalogue/languages.ts';
import type { VendorCode } from '../../../../lib/catalogue/vendors.ts';
import { dayIn, monthIn } from '../../../../lib/files/cell-text.ts';
import { sumMoney } from '../../../../lib/money/money.ts';
import { roundedAmount, roundedParts } from '../../../../lib/money/rounded-parts.ts';
import { decimalsOf, roundingOf, shownAmount, shownCurrency } from '../../../../lib/money/shown-currency.ts';
import { COMPACT, withSymbol } from '../../../../lib/money/written-money.ts';
import type { Reader } from '../../shared/reader-settings.ts';
import type { Figures } from './figure-lines.ts';

type Sign = 'signed';

export interface ReaderWords {
  /** In the reader's currency. */
  money: (amount: number, currency: string, vendors: readonly VendorCode[], sign?: Sign) => string;
  /** Three digits of it. */
  shortMoney: (amount: number, currency: string, sign?: Sign) => string;
  /** Amounts of lines: those that are all of the headline add up to it as they are shown. */
  moneyOfLines: (figures: Figures) => string[];
  /** 12.5 is 12.5 %. */
  percent: (value: number, sign?: Sign) => string;
  dayText: (day: string) => string;
  /** Of a month by its first day, or without a day. */
  monthText: (month: string) => string;
}

export function readerWords(reader: Reader): ReaderWords {
  const { language, currency: choice } = reader;
  return {
    money: (amount, currency, vendors, sign) => {
      const shownIn = shownCurrency(choice, currency);
      const shown = roundedAmount(shownAmount(choice, amount, currency), roundingOf(shownIn, vendors));
      return shownText(language, shown, shownIn, sign);
    },
    shortMoney: (amount, currency, sign) => {
      const shownIn = shownCurrency(choice, currency);
      const format = new Intl.NumberFormat(language, {
        style: 'currency',
        currency: shownIn,
        ...COMPACT,
        useGrouping: 'always',
        signDisplay: sign ? 'exceptZero' : 'negative',
      });
      return withSymbol(format, shownAmount(choice, amount, currency));
    },
    moneyOfLines: (figures) => moneyOfLines(reader, figures),
    percent: (value, sign) =>
      new Intl.NumberFormat(language, {
        style: 'percent',
        maximumFractionDigits: sign ? 2 : 1,
        signDisplay: sign ? 'exceptZero' : 'negative',
      }).format(value / 100),
    dayText: (day) => dayIn(day, language),
    monthText: (month) => monthIn(month, language),
  };
}

/** The name of a month by its first day. */
export function monthName(day: string, language: Language): string {
  return new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' }).format(new Date(day));
}

function moneyOfLines({ language, currency: choice }: Reader, figures: Figures): string[] {
  const { currency, headline, lines, vendors } = figures;
  const shownIn = shownCurrency(choice, currency);
  const amounts = lines.map(({ amount }) => shownAmount(choice, amount, currency));
  const whole = headline === null ? sumMoney(amounts) : shownAmount(choice, headline, currency);
  const isCutAt = (place: number) => {
    const own = lines[place]?.vendor;
    return roundingOf(shownIn, own ? [own] : vendors).isCut;
  };
  return roundedParts(amounts, whole, roundingOf(shownIn, vendors), isCutAt).map((amount) =>
    shownText(language, amount, shownIn),
  );
}

function shownText(language: Language, amount: number, shownIn: string, sign?: Sign): string {
  const decimals = decimalsOf(shownIn);
  const digits = new Intl.NumberFormat(language, {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
    signDisplay: sign ? 'exceptZero' : 'negative',
  }).format(amount);
  return `${digits} ${shownIn}`;
}
