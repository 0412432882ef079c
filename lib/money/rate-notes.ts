// The sentence on how amounts were converted: by what rate, of which day, and who says so. Screens, files and mails agree
// on it.
import type { IsoDate } from '../calendar/calendar.ts';

/** A rate as it is told beside an amount. */
export interface ShownRate {
  from: string;
  to: string;
  /** Units of `to` for one of `from`. */
  rate: number;
  /** The day that it holds from; null: a default rate of the portal. */
  date?: IsoDate | null | undefined;
  /** The source of the rate; empty where it was not given. */
  source: string;
}

/** The words of a language. */
export interface RateWords {
  /** Texts `platform.money.rate` and `platform.money.rates`. */
  text: (
    id: 'platform.money.rate' | 'platform.money.rates',
    values: Record<string, string | number>,
  ) => string;
  number: (rate: number) => string;
  day: (day: IsoDate) => string;
}

/** A sentence for each pair of currencies; `rates` are in the order of their days. */
export function rateNotes(rates: readonly ShownRate[], words: RateWords): string[] {
  const pairs = new Map<string, ShownRate[]>();
  for (const rate of rates) {
    const pair = `${rate.from} ${rate.to}`;
    pairs.set(pair, [...(pairs.get(pair) ?? []), rate]);
  }
  return [...pairs.values()].map((own) => noteOf(own, words));
}

/** Several rates of one pair are told by their limits. */
function noteOf(rates: readonly ShownRate[], { text, number, day }: RateWords): string {
  const [first] = rates;
  const last = rates.at(-1);
  if (!first || !last) return '';
  const sources = [...new Set(rates.map(({ source }) => source))].filter((source) => source !== '');
  const told = {
    from: first.from,
    to: first.to,
    named: sources.length > 0 ? 'yes' : 'no',
    source: sources.join(', '),
    dated: last.date ? 'yes' : 'no',
    date: last.date ? day(last.date) : '',
  };
  if (rates.length === 1) return text('platform.money.rate', { ...told, rate: number(first.rate) });
  const values = rates.map(({ rate }) => rate);
  const limits = { least: number(Math.min(...values)), most: number(Math.max(...values)) };
  return text('platform.money.rates', { ...told, ...limits, count: rates.length });
}
