// Which days raise an alarm: a rise at once, a fall on its third day, three days in a row near the fence, a week that drifted.
import { driftOf, type WeekLimits } from './drift.ts';
import type { History } from './history.ts';
import type { Alarm } from './series.ts';

const DOWN_DAYS = 3;
const RUN_DAYS = 3;
/** A day of a run is off by so many times the least impact, on the mean. */
const LEAST_TIMES = 1.5;
const WEEK = 7;
/** A drift after a reported change is part of that change. */
const QUIET_DAYS = 28;

type Side = -1 | 0 | 1;

interface DayFacts {
  value: number;
  expected: number;
  side: Side;
  near: Side;
  /** Apart from what was expected, and not as the day before. */
  isOdd: boolean;
  isCredited: boolean;
  /** It costs what other days of the week do: a batch that ran on a Saturday is no news by itself. */
  isCommon: boolean;
  /** At an end of a month of which no earlier one is known. */
  isUnknownEnd: boolean;
  limits: Omit<WeekLimits, 'least'>;
  history: History;
  at: number;
}

export class AlarmRules {
  readonly #minimumImpact: number;
  /** Of days in a row on one side of the fence, and near it. */
  #outside = { side: 0 as Side, days: 0, impact: 0 };
  #near = { side: 0 as Side, days: 0, impact: 0 };
  /** The newest costs, where odd days by themselves are as expected; those that last may be a new level. */
  #week: number[] = [];
  #reportedAt = Number.NEGATIVE_INFINITY;

  constructor(minimumImpact: number) {
    this.#minimumImpact = minimumImpact;
  }

  judge(day: DayFacts): Alarm | null {
    // A credit neither ends a run nor is a part of it.
    this.#week = [...this.#week, day.isOdd || day.isCredited ? day.expected : day.value].slice(-WEEK);
    if (day.isCredited) return null;
    const off = day.value - day.expected;
    // At an end of a month that is not known yet one day may be a bill, or a free allowance.
    if (day.isUnknownEnd) return null;
    this.#outside = runOf(this.#outside, day.side, off);
    this.#near = runOf(this.#near, day.near, off);
    const alarm = this.#alarmOf(day);
    if (alarm && alarm.rule !== 'DRIFT') this.#reportedAt = day.at;
    return alarm;
  }

  #alarmOf(day: DayFacts): Alarm | null {
    const isLarge = (run: { impact: number; days: number }) =>
      Math.abs(run.impact) >= this.#minimumImpact * LEAST_TIMES * run.days;
    const { side, days } = this.#outside;
    const isNews = !day.isCommon || days > 1;
    if (side === 1 && isNews && isLarge(this.#outside)) return { rule: 'FENCE', direction: 'UP' };
    if (side === -1 && days >= DOWN_DAYS && isLarge(this.#outside))
      return { rule: 'FENCE', direction: 'DOWN' };
    const near = this.#near;
    if (near.side !== 0 && near.days >= RUN_DAYS && isLarge(near))
      return { rule: 'RUN', direction: near.side === 1 ? 'UP' : 'DOWN' };
    return this.#driftAt(day);
  }

  #driftAt({ history, at, limits }: DayFacts): Alarm | null {
    if (at - this.#reportedAt < QUIET_DAYS || this.#week.length < WEEK) return null;
    const { window } = history.before(at - WEEK + 1);
    const side = driftOf(window, this.#week, { ...limits, least: this.#minimumImpact });
    return side === 0 ? null : { rule: 'DRIFT', direction: side === 1 ? 'UP' : 'DOWN' };
  }
}

function runOf(run: { side: Side; days: number; impact: number }, side: Side, off: number) {
  if (side === 0) return { side, days: 0, impact: 0 };
  return side === run.side
    ? { side, days: run.days + 1, impact: run.impact + off }
    : { side, days: 1, impact: off };
}
