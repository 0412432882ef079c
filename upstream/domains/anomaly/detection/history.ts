// What models learn from: the cost of the days before, where odd days are as expected and a new level moved what was before.
import { clamp, mean } from './statistics.ts';

/** How many days models and bands are made of. */
export const WINDOW = 84;
/** A change that lasts so long is the new level. */
const NEW_LEVEL_DAYS = 14;
/** Of them so many have to be on its side. */
const NEW_LEVEL_SHARE = 11;
const WEEK = 7;
/** What people expect from a day on is known after a week of it. */
const EXPECTED_DAYS = WEEK;
/** A day of the week that is odd so often in a row is a new weekday pattern. */
const NEW_WEEKDAY_TIMES = 3;
/** Working days are five of seven: more than that is a level, not a pattern of the week. */
const WEEKDAYS_SHARE = 0.75;

type Side = -1 | 0 | 1;

/** The days before one: what is learnt from, which of them are costs as they were, and the place of the first. */
export interface Window {
  window: Float64Array;
  isOwn: Uint8Array;
  firstPlace: number;
}

export class History {
  readonly #values: Float64Array;
  readonly #base: Float64Array;
  readonly #expected: Float64Array;
  readonly #sides: Int8Array;
  /** 1 where the base is the cost itself. */
  readonly #isOwn: Uint8Array;
  /** Days of which nothing is learnt: a credit paid for them, or people planned them. */
  readonly #isIgnored: Uint8Array;
  readonly #expectedFrom: number;

  /** From `expectedFrom` on the cost is expected as it is, regardless of earlier days. */
  constructor(values: Float64Array, expectedFrom = Number.POSITIVE_INFINITY) {
    this.#expectedFrom = expectedFrom;
    this.#values = values;
    this.#base = Float64Array.from(values);
    this.#expected = Float64Array.from(values);
    this.#sides = new Int8Array(values.length);
    this.#isIgnored = new Uint8Array(values.length);
    this.#isOwn = new Uint8Array(values.length).fill(1);
  }

  before(at: number): Window {
    const firstPlace = Math.max(0, at - WINDOW);
    const [window, isOwn] = [this.#base.subarray(firstPlace, at), this.#isOwn.subarray(firstPlace, at)];
    return { window, isOwn, firstPlace };
  }

  /** Is the day on this side, as the one before it was that no credit paid for? */
  isLasting(at: number, side: Side): boolean {
    let before = at - 1;
    while (this.#isIgnored[before] === 1) before -= 1;
    return side !== 0 && this.#sides[before] === side;
  }

  /**
   * An odd day is apart from what was expected, were it not for its place in the month. Of one that is not, no more is
   * learnt than `most`, up or down: rare values without an alarm must not lead the forecasts.
   */
  learn(
    at: number,
    day: { expected: number; side: Side; isOdd: boolean; isIgnored: boolean; most: number },
  ): void {
    this.#sides[at] = day.isIgnored ? 0 : day.side;
    this.#expected[at] = day.expected;
    this.#isIgnored[at] = day.isIgnored ? 1 : 0;
    if (day.isOdd || day.isIgnored) {
      this.#base[at] = day.expected;
      this.#isOwn[at] = 0;
    } else if (day.most > 0)
      this.#base[at] = clamp(this.#values[at] ?? 0, day.expected - day.most, day.expected + day.most);
    if (at === this.#expectedFrom + EXPECTED_DAYS - 1) this.#adopt(this.#expectedFrom, at);
    else if (this.#sides[at] !== 0 && !this.#adoptLevel(at, day.side)) this.#adoptWeekday(at, day.side);
  }

  #adoptLevel(at: number, side: Side): boolean {
    const from = at - NEW_LEVEL_DAYS + 1;
    if (from < 0) return false;
    const sides = this.#sides.subarray(from, at + 1);
    if (sides.filter((each) => each === side).length < NEW_LEVEL_SHARE) return false;
    this.#adopt(from, at);
    return true;
  }

  /** What these days cost is the level from now on; earlier days keep their distance from it. */
  #adopt(from: number, at: number): void {
    const own = (list: Float64Array) =>
      list.subarray(from, at + 1).filter((_, place) => this.#isIgnored[from + place] === 0);
    const [before, now] = [mean(own(this.#expected)), mean(own(this.#values))];
    for (let place = Math.max(0, at - WINDOW); place < from; place += 1) {
      const old = this.#base[place] ?? 0;
      // What was nothing has no pattern to keep.
      this.#base[place] = before > now * 0.01 ? (old * now) / before : now;
    }
    for (let place = from; place <= at; place += 1) {
      const isIgnored = this.#isIgnored[place] === 1;
      this.#base[place] = isIgnored ? now : (this.#values[place] ?? 0);
      this.#isOwn[place] = isIgnored ? 0 : 1;
    }
    this.#sides.fill(0, from, at + 1);
  }

  /** Are the other days of the last two weeks on this side too? */
  #isWhole(at: number, side: Side): boolean {
    const places = Array.from({ length: 2 * WEEK }, (_, back) => at - back);
    const judged = places.filter((place) => this.#isIgnored[place] === 0);
    return judged.filter((place) => this.#sides[place] === side).length > judged.length * WEEKDAYS_SHARE;
  }

  #adoptWeekday(at: number, side: Side): void {
    const times = Array.from({ length: NEW_WEEKDAY_TIMES }, (_, back) => at - WEEK * back);
    if (times.some((place) => place < 0 || this.#sides[place] !== side)) return;
    if (this.#isWhole(at, side)) return;
    const [now, before] = [this.#values, this.#expected].map((list) =>
      mean(times.map((place) => list[place] ?? 0)),
    ) as [number, number];
    if (before <= 0) return;
    for (let place = at; place >= Math.max(0, at - WINDOW); place -= WEEK)
      this.#base[place] = times.includes(place)
        ? (this.#values[place] ?? 0)
        : ((this.#base[place] ?? 0) * now) / before;
  }
}
