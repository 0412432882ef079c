// What a day may cost by its position in week, month and year.
import { addDays, type IsoDate, lastOfMonth } from '../../../../lib/calendar/calendar.ts';
import type { Window } from './history.ts';
import { clamp, mean, median } from './statistics.ts';

/** With fewer days of a weekday its factor is a guess. */
const LEAST_WEEKS = 3;
/** Occurrences that make a weekday as sure as its own median. */
const SURE_WEEKS = 2;
const WEEK = 7;

/** Factors by place modulo 7: the ratio of that weekday to the level around it; 1 where too little is known. */
export function weekdayFactors({ window: values, isOwn, firstPlace }: Window): Float64Array {
  const ratios: number[][] = Array.from({ length: WEEK }, () => []);
  for (let at = 3; at + 3 < values.length; at += 1) {
    // Where a level moved or a credit paid, days around say nothing.
    if (isOwn.subarray(at - 3, at + 4).includes(0)) continue;
    const level = mean(values.subarray(at - 3, at + 4));
    if (level > 0) ratios[(firstPlace + at) % WEEK]?.push((values[at] ?? 0) / level);
  }
  const factors = Float64Array.from(ratios, (list) => {
    if (list.length < LEAST_WEEKS) return 1;
    const middle = median(list);
    const spread = median(list.map((ratio) => Math.abs(ratio - middle))) * 1.48;
    const apart = middle - 1;
    // A factor within the noise of its weekday is no season.
    const sure = apart ** 2 / (apart ** 2 + (SURE_WEEKS * spread ** 2) / list.length + 1e-9);
    return clamp(1 + apart * sure, 0.05, 20);
  });
  const centre = mean(factors);
  return factors.map((factor) => factor / centre);
}

/** By how much a day was above or below what was expected of it, and which part of that it was. */
interface Off {
  amount: number;
  part: number;
}

/** How far the days at the same place of earlier months, from either end, were above or below what was expected of them. */
export class MonthPattern {
  /** By place: the newest last. */
  readonly #fromStart = new Map<number, Off[]>();
  readonly #fromEnd = new Map<number, Off[]>();

  add(day: IsoDate, amount: number, expected: number): void {
    for (const [places, place] of this.#places(day)) {
      const off = { amount, part: expected > 0 ? amount / expected : 0 };
      places.set(place, [...(places.get(place) ?? []), off].slice(-REPEATS));
    }
  }

  /** What a day of this place may be off by: [down, up], neither beyond 0 on its own side; what grew is off by more. */
  allowance(day: IsoDate, expected: number): [number, number] {
    let allowed: [number, number] = [0, 0];
    for (const [places, place] of this.#places(day)) {
      const known = places.get(place) ?? [];
      // At the ends of a month, where bills are made, once is enough; elsewhere it has to come again.
      const isEnd = place <= ENDS;
      if (known.length < (isEnd ? 1 : REPEATS)) continue;
      const ups = known.map(({ amount, part }) => Math.max(amount, part * expected));
      const downs = known.map(({ amount, part }) => Math.min(amount, part * expected));
      allowed = isEnd
        ? [Math.min(allowed[0], ...downs), Math.max(allowed[1], ...ups)]
        : [Math.min(allowed[0], Math.max(...downs)), Math.max(allowed[1], Math.min(...ups))];
    }
    return allowed;
  }

  /** Is the day at an end of the month of which no earlier one is known? */
  isUnknownEnd(day: IsoDate): boolean {
    return this.#places(day).some(([places, place]) => place <= ENDS && !places.has(place));
  }

  #places(day: IsoDate): [Map<number, Off[]>, number][] {
    const fromStart = Number(day.slice(8));
    const fromEnd = Number(lastOfMonth(day).slice(8)) - fromStart + 1;
    return [
      [this.#fromStart, fromStart],
      [this.#fromEnd, fromEnd],
    ];
  }
}

/** Months that a place is remembered of. */
const REPEATS = 2;
const ENDS = 3;

/** 52 weeks: the same weekday. */
const YEAR = 364;
const BEFORE = 28;
/** What was apart by less a year ago is no season. */
const LEAST_SEASON = 0.1;

/**
 * By how much the cost fell and rose a year before, each as a factor of the four weeks before that; 1 without a whole year.
 * A season that came last year is expected.
 */
export function yearFactors(values: Float64Array, at: number): [number, number] {
  const then = at - YEAR;
  if (then - WEEK - BEFORE < 0) return [1, 1];
  const base = mean(values.subarray(then - WEEK - BEFORE, then - WEEK));
  if (base <= 0) return [1, 1];
  // Of the week that ended and the one that began then: on the first day of a season only the second has it.
  const weeks = [then - WEEK + 1, then]
    .map((from) => clamp(mean(values.subarray(from, from + WEEK)) / base, 0.5, 2))
    .filter((factor) => Math.abs(factor - 1) >= LEAST_SEASON);
  return [Math.min(1, ...weeks), Math.max(1, ...weeks)];
}

/** The days of a series, one for each value. */
export function daysOf(firstDay: IsoDate, count: number): IsoDate[] {
  return Array.from({ length: count }, (_, at) => addDays(firstDay, at));
}
