// Which exchange rate holds on a day: each holds from its own until the next one of its currency.
import { Big } from 'big.js';
import type { IsoDate } from '../calendar/calendar.ts';

/** Units of a currency for one USD, from a day on. */
export interface DatedRate {
  /** The day it holds from; null: from ever, as the portal's default rates do. */
  date: IsoDate | null;
  /** ISO 4217 */
  currency: string;
  /** Decimal text, above 0. */
  rate: string;
  /** The source, in words of the user who entered it; empty where it was not given and for the portal's own rates. */
  source: string;
}

/** What one unit of a currency is in another one, from a day on. */
export interface CrossRate {
  /** The later one of the days of both rates that it is made of; null where both are defaults. */
  date: IsoDate | null;
  /** Decimal text with 18 digits behind the point. */
  rate: string;
  source: string;
}

/** Digits behind the point of a rate between two currencies. */
const FACTOR_DIGITS = 18;

const BASE = 'USD';
const BASE_RATE: DatedRate = { date: null, currency: BASE, rate: '1', source: '' };

/** The rates of each currency by day. A currency without any is not in it. */
export class RateTable {
  readonly #rates = new Map<string, DatedRate[]>();

  constructor(rates: Iterable<DatedRate>) {
    for (const rate of rates) {
      if (rate.currency === BASE) continue;
      const own = this.#rates.get(rate.currency);
      if (own) own.push(rate);
      else this.#rates.set(rate.currency, [rate]);
    }
    for (const own of this.#rates.values()) own.sort((one, other) => compareDays(one.date, other.date));
    this.#rates.set(BASE, [BASE_RATE]);
  }

  /** Those that have a rate on any day, in the order of their names. */
  get currencies(): string[] {
    return [...this.#rates.keys()].sort();
  }

  /** The newest rate of the currency that is not later than the day; null where it has none yet. */
  on(currency: string, day: IsoDate): DatedRate | null {
    return this.#rates.get(currency)?.findLast(({ date }) => date === null || date <= day) ?? null;
  }

  /** What one unit of a currency is in another one on a day; null where one of the two has no rate yet. */
  cross(source: string, target: string, day: IsoDate): CrossRate | null {
    const [from, to] = [this.on(source, day), this.on(target, day)];
    if (!from || !to) return null;
    return {
      date: compareDays(from.date, to.date) < 0 ? to.date : from.date,
      rate: quotient(to.rate, from.rate),
      source: [...new Set([from.source, to.source].filter((each) => each !== ''))].join(', '),
    };
  }

  /** The days on which a rate between the two begins, in order, and `start` before them; none after `end`. */
  daysOfChange(source: string, target: string, start: IsoDate, end: IsoDate): IsoDate[] {
    const days = [source, target].flatMap((currency) =>
      (this.#rates.get(currency) ?? []).flatMap(({ date }) =>
        date !== null && date > start && date <= end ? [date] : [],
      ),
    );
    return [start, ...new Set(days.sort())];
  }
}

function compareDays(one: IsoDate | null, other: IsoDate | null): number {
  if (one === other) return 0;
  if (one === null) return -1;
  return other === null || one > other ? 1 : -1;
}

/**
 * Never below the quotient: an amount that is half a cent, such as 6 won of 1200 for a dollar, is not below half a cent in
 * sums of converted charges, and is rounded there as in bills, which divide.
 */
function quotient(target: string, source: string): string {
  const Precise = Big();
  Precise.DP = FACTOR_DIGITS;
  Precise.RM = Big.roundUp;
  return new Precise(target).div(source).toFixed(FACTOR_DIGITS);
}
