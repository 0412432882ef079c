// A week that is apart from the six before it, though no day of it was: growth that no single day shows.
import { mean } from './statistics.ts';

const WEEK = 7;
const DAYS_BEFORE = 42;
const LEAST_APART = 0.25;
/** How many standard errors of a week's mean it has to be apart. */
const ERRORS = 5;

/**
 * Above (1), below (-1) or as (0) the weeks before; `values` end with the newest day, `least` is told of a day, and by
 * `season` a day may be off, [down, up].
 */
export function driftOf(values: Float64Array, least: number, season: readonly [number, number]): -1 | 0 | 1 {
  if (values.length < DAYS_BEFORE + WEEK) return 0;
  const before = values.subarray(values.length - WEEK - DAYS_BEFORE, values.length - WEEK);
  const newest = mean(values.subarray(values.length - WEEK));
  const middle = mean(before);
  const deviation = Math.sqrt(mean(before.map((value) => (value - middle) ** 2)));
  const off = newest - middle;
  const apart = off > 0 ? Math.max(0, off - season[1]) : Math.min(0, off - season[0]);
  const needed = Math.max(least, LEAST_APART * middle, (ERRORS * deviation) / Math.sqrt(WEEK));
  if (Math.abs(apart) < needed) return 0;
  return apart > 0 ? 1 : -1;
}
