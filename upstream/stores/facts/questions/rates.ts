// Factors that turn amounts of each day into the currency of an answer, as decimals.
import {
  addDays,
  addMonths,
  type DateRange,
  daysIn,
  firstOfMonth,
  type IsoDate,
  lastOfMonth,
} from '../../../../lib/calendar/calendar.ts';
import type { CrossRate, RateTable } from '../../../../lib/money/rate-table.ts';
import type { Scope } from './question.ts';

/** One rate of one currency, for all steps that it holds on. */
export interface Factor extends CrossRate {
  /** The currency that is converted, ISO 4217. */
  from: string;
}

export interface Conversion {
  /** ISO 4217: what answers are in. */
  currency: string;
  /** The first step: a day, or of billing months the first of one. */
  start: IsoDate;
  /** How many steps there are. */
  steps: number;
  isByMonth: boolean;
  factors: readonly Factor[];
  /**
   * Of each other currency that has a rate on some step: the place of its factor on each step, from 1, and 0 before its
   * first rate.
   */
  places: ReadonlyMap<string, readonly number[]>;
  /** Are all charges known to be in that currency? */
  isPlain: boolean;
}

interface Asked {
  range: DateRange;
  time?: Scope['time'];
  /** Of all charges that are asked for; null where they are not known. Others need no factors. */
  currencies: ReadonlySet<string> | null;
}

/**
 * Charges are converted by the rate of their day, billing months by the last rate that is known at their end. A currency
 * has no rate before its first one.
 */
export function conversionTo(
  currency: string,
  rates: RateTable,
  { range, time, currencies }: Asked,
): Conversion {
  const isByMonth = time === 'billing';
  const start = isByMonth ? firstOfMonth(range.start) : range.start;
  const steps = isByMonth ? monthsIn(range) : daysIn(range);
  const factors: Factor[] = [];
  const places = new Map<string, number[]>();
  for (const from of rates.currencies) {
    if (from === currency || currencies?.has(from) === false) continue;
    const own = isByMonth
      ? Array.from({ length: steps }, (_, step) =>
          placeOf(factors, rates.cross(from, currency, lastOfMonth(addMonths(start, step))), from),
        )
      : dailyPlaces(rates, from, currency, { range, factors });
    if (own.some((place) => place > 0)) places.set(from, own);
  }
  const isPlain = currencies !== null && [...currencies].every((each) => each === currency);
  return { currency, start, steps, isByMonth, factors, places, isPlain };
}

/** A rate holds for many days in a row: only those of a change are looked up. */
function dailyPlaces(
  rates: RateTable,
  from: string,
  to: string,
  { range: { start, end }, factors }: { range: DateRange; factors: Factor[] },
): number[] {
  const changes = rates.daysOfChange(from, to, start, end);
  return changes.flatMap((day, index) => {
    const next = changes[index + 1] ?? addDays(end, 1);
    const place = placeOf(factors, rates.cross(from, to, day), from);
    return new Array<number>(daysIn({ start: day, end: next }) - 1).fill(place);
  });
}

/** Of the newest factor where it still holds, else of a new one; 0 where there is none. */
function placeOf(factors: Factor[], rate: CrossRate | null, from: string): number {
  if (rate === null) return 0;
  const last = factors.at(-1);
  const isLast = last?.from === from && last.date === rate.date && last.rate === rate.rate;
  if (!isLast) factors.push({ from, ...rate });
  return factors.length;
}

/** Do amounts of one of the currencies have more than one rate within the days? */
export function changesWithin(
  { start, places }: Conversion,
  days: DateRange,
  isOf: (currency: string) => boolean,
): boolean {
  const first = daysIn({ start, end: days.start }) - 1;
  const last = daysIn({ start, end: days.end }) - 1;
  return [...places].some(([currency, own]) => isOf(currency) && own[first] !== own[last]);
}

function monthsIn({ start, end }: DateRange): number {
  const numberOf = (day: IsoDate) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7));
  return numberOf(end) - numberOf(start) + 1;
}
