// How amounts read: converted by the dated rates of the viewer, and written by language and currency.
import type { VendorCode } from '../../lib/catalogue/vendors.ts';
import type { ShownRate } from '../../lib/money/rate-notes.ts';
import type { Rounding } from '../../lib/money/rounded-parts.ts';
import {
  type CurrencyChoice,
  decimalsOf,
  roundingOf,
  shownAmount,
  shownCurrency,
} from '../../lib/money/shown-currency.ts';
import {
  amountWriter,
  COMPACT,
  printedNumber,
  SHORTENED_FROM,
  shortDigits,
} from '../../lib/money/written-money.ts';

export interface MoneySettings extends CurrencyChoice {
  /** The days that rates hold from, and who says so, by currency. */
  told: ReadonlyMap<string, Pick<ShownRate, 'date' | 'source'>>;
  /** Whose amounts they are; left out: of any. */
  vendors?: readonly VendorCode[];
}

export interface Money {
  /** Those that amounts can be read in. */
  currencies: readonly string[];
  /** The same amounts for a reader of another currency. */
  readIn: (currency: string) => Money;
  /** The same amounts by other rates, as those of a month are. */
  by: (rates: readonly DatedRate[]) => Money;
  /** The same, of amounts of these vendors together. */
  of: (vendors: readonly VendorCode[]) => Money;
  /** The currency that amounts of `currency` are shown in. */
  shownIn: (currency: string) => string;
  /** How an amount that is shown in `currency` is rounded. */
  roundingIn: (currency: string) => Rounding;
  /** The amount in the shown currency. */
  convert: (amount: number, currency: string) => number;
  /** The amount in words of the language, with its currency symbol; `signed` writes a plus too. */
  format: AmountWriter;
  /** The amount as it came, not converted. */
  formatOriginal: AmountWriter;
  /** The amount as it came, with all of its digits. */
  formatExact: AmountWriter;
  /** The same without the symbol, for columns that name the currency in their head. */
  formatPlain: AmountWriter;
  /** The amount as it came, without the symbol. */
  formatPlainOriginal: AmountWriter;
  /** The same with all of its digits. */
  formatPlainExact: AmountWriter;
  /** Short, for axes. */
  formatCompact: AmountWriter;
  /** As it came in as few digits as can be, without the symbol: for many side by side. */
  formatPlainCompact: AmountWriter;
  /** As it came in thousands or millions with one decimal, without the symbol: for columns and totals of bars. */
  formatPlainShort: AmountWriter;
  /** What is only expected, without decimals. */
  formatEstimate: AmountWriter;
  /** One unit of `currency` in the shown one; null when nothing is converted. */
  rate: (currency: string) => ShownRate | null;
}

type AmountWriter = (amount: number, currency: string, sign?: 'signed') => string;
type Style =
  | 'symbol'
  | 'plain'
  | 'compact'
  | 'plainCompact'
  | 'plainFew'
  | 'plainShort'
  | 'whole'
  | 'exact'
  | 'plainExact';

/** As many as amounts of the facts have. */
const EXACT_DECIMALS = 18;

/** Money by the settings of the viewer; what has no rate is shown in its own currency. */
export function createMoney(settings: MoneySettings, language: string): Money {
  const shownIn = (currency: string) => shownCurrency(settings, currency);
  const convert = (amount: number, currency: string) => shownAmount(settings, amount, currency);
  const roundingIn = (currency: string) => roundingOf(currency, settings.vendors ?? []);
  const original =
    (style: Style): AmountWriter =>
    (amount, currency, sign) => {
      const { isCut } = roundingIn(currency);
      return printedNumber(writerOf(language, currency, style, isCut, sign === 'signed')(amount));
    };
  const writer =
    (style: Style): AmountWriter =>
    (amount, currency, sign) =>
      original(style)(convert(amount, currency), shownIn(currency), sign);
  return {
    currencies: [...settings.rates.keys()],
    readIn: (currency) => createMoney({ ...settings, selected: currency }, language),
    by: (rates) => createMoney({ ...settings, ...ratesToldOf(rates) }, language),
    of: (vendors) => createMoney({ ...settings, vendors }, language),
    shownIn,
    roundingIn,
    convert,
    format: writer('symbol'),
    formatOriginal: original('symbol'),
    formatExact: original('exact'),
    formatPlain: writer('plain'),
    formatPlainOriginal: original('plain'),
    formatPlainExact: original('plainExact'),
    formatCompact: writer('compact'),
    formatPlainCompact: original('plainCompact'),
    formatPlainShort: (amount, currency, sign) =>
      original(Math.abs(amount) < SHORTENED_FROM ? 'plainFew' : 'plainShort')(amount, currency, sign),
    formatEstimate: writer('whole'),
    rate: (currency) => {
      const to = shownIn(currency);
      if (to === currency) return null;
      return { from: currency, to, rate: convert(1, currency), ...toldOf(settings, [currency, to]) };
    },
  };
}

/** A rate of a currency for one USD. */
interface DatedRate extends Pick<ShownRate, 'date' | 'rate' | 'source'> {
  currency: string;
}

/** What settings have of rates. */
function ratesToldOf(rates: readonly DatedRate[]): Pick<MoneySettings, 'rates' | 'told'> {
  return {
    rates: new Map(rates.map(({ currency, rate }) => [currency, rate])),
    told: new Map(rates.map(({ currency, date, source }) => [currency, { date, source }])),
  };
}

/** Of a rate between two currencies: the later day, and everybody who says so. */
function toldOf({ told }: MoneySettings, pair: readonly string[]): Pick<ShownRate, 'date' | 'source'> {
  const both = pair.flatMap((currency) => told.get(currency) ?? []);
  const sources = both.map(({ source }) => source).filter((source) => source !== '');
  const days = both.flatMap(({ date }) => date ?? []).sort();
  return { date: days.at(-1) ?? null, source: [...new Set(sources)].join(', ') };
}

function writerOf(language: string, currency: string, style: Style, isCut: boolean, isSigned: boolean) {
  return amountWriter(language, {
    ...(style.startsWith('plain') ? {} : { style: 'currency', currency }),
    ...digitsOf(style, decimalsOf(currency), isCut),
    // Some languages leave the separator of four digits out of the compact form only.
    useGrouping: 'always',
    // A cost of minus a thousandth reads 0.00, without a sign.
    signDisplay: isSigned ? 'exceptZero' : 'negative',
  });
}

function digitsOf(style: Style, decimals: number, isCut: boolean): Intl.NumberFormatOptions {
  if (style === 'compact') return COMPACT;
  // As few as the language does with: there may be many side by side.
  if (style === 'plainCompact') return { notation: 'compact' };
  if (style === 'plainShort') return shortDigits(SHORTENED_FROM);
  if (style === 'plainFew') {
    const digits = Math.min(decimals, 1);
    return { ...shortDigits(0), minimumFractionDigits: digits, maximumFractionDigits: digits };
  }
  if (style === 'whole') return { minimumFractionDigits: 0, maximumFractionDigits: 0 };
  return {
    minimumFractionDigits: decimals,
    maximumFractionDigits: style === 'exact' || style === 'plainExact' ? EXACT_DECIMALS : decimals,
    roundingMode: isCut ? 'trunc' : 'halfExpand',
  };
}
