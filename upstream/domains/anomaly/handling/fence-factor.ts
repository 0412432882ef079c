// How much wider a false alarm makes the fence of a series, and how that fades. Pure.
import { daysIn, type IsoDate } from '../../../../lib/calendar/calendar.ts';

const STEP = 1.25;
const MOST = 3;
const HALF_LIFE_DAYS = 90;

/** After one more false alarm. */
export function widened(factor: number): number {
  return Math.min(factor * STEP, MOST);
}

/** What is above 1 halves every 90 days; 1 after its last day. */
export function fadedFactor(
  { factor, since, until }: { factor: number; since: IsoDate; until: IsoDate | null },
  day: IsoDate,
): number {
  if (day < since || (until !== null && day > until)) return 1;
  const age = daysIn({ start: since, end: day }) - 1;
  return 1 + (factor - 1) * 0.5 ** (age / HALF_LIFE_DAYS);
}
