// A week that is apart from weeks before it, though no day of it was: a new level, or growth that no single day shows.
import { mean } from './statistics.ts';

/** Which weeks the newest one is laid beside, and which part of them it has to be apart by. */
const COMPARED = [
  // A step within the bands of single days.
  { back: 0, days: 28, part: 0.2 },
  // Growth: the week before is nearly as high.
  { back: 28, days: 21, part: 0.4 },
] as const;
/** How many times the noise of a week's mean it has to be apart. */
const ERRORS = 5;

export interface WeekLimits {
  /** In money a day. */
  least: number;
  /** What days are off by, by their noise: a standard deviation. */
  noise: number;
  /** The share of the level by which the series moves without an alarm. */
  usualMove: number;
  /** What a season lets a day be off by: [down, up]. */
  season: readonly [number, number];
}

/** Is the week above (1), below (-1) or as (0) the days before it? */
export function driftOf(
  before: Float64Array,
  week: readonly number[],
  { least, noise, usualMove, season }: WeekLimits,
): -1 | 0 | 1 {
  const newest = mean(week);
  for (const { back, days, part } of COMPARED) {
    const to = before.length - back;
    if (to < days) continue;
    const middle = mean(before.subarray(to - days, to));
    const off = newest - middle;
    const apart = off > 0 ? Math.max(0, off - season[1]) : Math.min(0, off - season[0]);
    const needed = Math.max(
      least,
      Math.max(part, usualMove) * middle,
      (ERRORS * noise) / Math.sqrt(week.length),
    );
    if (Math.abs(apart) >= needed) return apart > 0 ? 1 : -1;
  }
  return 0;
}
