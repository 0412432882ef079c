// Which days are told: a rise at once, a fall on its third day, three days in a row near the fence, a week that drifted.
import { driftOf } from './drift.ts';
import type { History } from './history.ts';
import type { Alarm } from './series.ts';

const DOWN_DAYS = 3;
const RUN_DAYS = 3;
const WEEK = 7;
/** After a change was told its drift is the same change. */
const QUIET_DAYS = 28;

type Side = -1 | 0 | 1;

interface JudgedDay {
  value: number;
  expected: number;
  side: Side;
  near: Side;
  isOdd: boolean;
  isCredited: boolean;
  /** What a season that comes again lets the day be off by: [down, up]. */
  season: readonly [number, number];
  history: History;
  at: number;
}

export class AlarmRules {
  readonly #minimumImpact: number;
  /** Of days in a row on one side of the fence, and near it. */
  #outside = { side: 0 as Side, days: 0, impact: 0 };
  #near = { side: 0 as Side, days: 0, impact: 0 };
  #toldAt = Number.NEGATIVE_INFINITY;

  constructor(minimumImpact: number) {
    this.#minimumImpact = minimumImpact;
  }

  judge(day: JudgedDay): Alarm | null {
    // A credit neither ends a run nor is a part of it.
    if (day.isCredited) return null;
    const off = day.value - day.expected;
    this.#outside = runOf(this.#outside, day.side, off);
    this.#near = runOf(this.#near, day.near, off);
    const alarm = this.#alarmOf(day);
    if (alarm && alarm.rule !== 'DRIFT') this.#toldAt = day.at;
    return alarm;
  }

  #alarmOf(day: JudgedDay): Alarm | null {
    const isLarge = (run: { impact: number }) => Math.abs(run.impact) >= this.#minimumImpact;
    const { side, days } = this.#outside;
    if (side === 1 && isLarge(this.#outside)) return { rule: 'FENCE', direction: 'UP' };
    if (side === -1 && days >= DOWN_DAYS && isLarge(this.#outside))
      return { rule: 'FENCE', direction: 'DOWN' };
    const near = this.#near;
    if (near.side !== 0 && near.days >= RUN_DAYS && isLarge(near))
      return { rule: 'RUN', direction: near.side === 1 ? 'UP' : 'DOWN' };
    return this.#driftAt(day);
  }

  #driftAt({ history, at, value, expected, isOdd, season }: JudgedDay): Alarm | null {
    if (at - this.#toldAt < QUIET_DAYS) return null;
    const { window } = history.before(at);
    const side = driftOf(
      Float64Array.from([...window, isOdd ? expected : value]),
      this.#minimumImpact / WEEK,
      season,
    );
    return side === 0 ? null : { rule: 'DRIFT', direction: side === 1 ? 'UP' : 'DOWN' };
  }
}

function runOf(run: { side: Side; days: number; impact: number }, side: Side, off: number) {
  if (side === 0) return { side, days: 0, impact: 0 };
  return side === run.side
    ? { side, days: run.days + 1, impact: run.impact + off }
    : { side, days: 1, impact: off };
}
