// How usage is expected to go on: by half of the growth that the last year had, for a year at most. What a commitment is
// worth then needs no other data than its hours, as usage that grew is covered like usage that fell (`savingAfterFall`).
import type { Valuation } from './valuation.ts';

/** Usage is so many times that of the window, in a share of the term. */
export interface GrowthFactor {
  times: number;
  share: number;
}

const WEEK = 7;
const MOST_WEEKS = 52;
/** With fewer weeks chance would tell. */
const FEWEST_WEEKS = 8;
/** What of the past growth is expected to go on; chosen by back-tests (docs/architecture/advice-measured.md). */
const GOES_ON = 0.5;
const DAYS_OF_MONTH = 730 / 24;
const MOST_MONTHS = 12;
/** Expected usage stays between these multiples of what it is. */
const [LEAST, MOST] = [0.5, 1.2];

/**
 * Growth a day, as a logarithm: the middle of the slopes between all weeks of the year before `end`, which a few unusual
 * weeks do not move. 0 where there are too few weeks with usage.
 */
export function growthOf(days: ArrayLike<number>, end: number): number {
  const weeks: number[] = [];
  while (weeks.length < MOST_WEEKS) {
    const from = end - WEEK * (weeks.length + 1);
    if (from < 0) break;
    let sum = 0;
    for (let day = from; day < from + WEEK; day += 1) sum += days[day] ?? 0;
    if (sum <= 0) break;
    weeks.push(Math.log(sum));
  }
  if (weeks.length < FEWEST_WEEKS) return 0;
  const slopes = weeks.flatMap((late, back) =>
    weeks.slice(back + 1).map((early, further) => (late - early) / (further + 1)),
  );
  slopes.sort((one, other) => one - other);
  return (slopes[Math.floor(slopes.length / 2)] ?? 0) / WEEK;
}

/**
 * Usage over the term by that of a window of the newest days. `wholeByUncovered`: all usage by that which nothing covers,
 * since what is owned covers as much as before, and all growth is of the rest.
 */
export function growthFactors(
  growth: number,
  {
    windowDays,
    termMonths,
    wholeByUncovered = 1,
  }: { windowDays: number; termMonths: number; wholeByUncovered?: number },
): GrowthFactor[] {
  const months = Math.min(termMonths, MOST_MONTHS);
  return Array.from({ length: months }, (_, month) => {
    const days = (windowDays - 1) / 2 + DAYS_OF_MONTH * (month + 0.5);
    const times = 1 + (Math.exp(GOES_ON * growth * days) - 1) * wholeByUncovered;
    // Later years are as the end of the first.
    const later = month === months - 1 ? termMonths - months : 0;
    return { times: Math.min(Math.max(times, LEAST), MOST), share: (1 + later) / termMonths };
  });
}

/** What the hours are worth on average over the term. */
export function grown(valuation: Valuation, factors: readonly GrowthFactor[]): Valuation {
  const most = Math.max(...factors.map(({ times }) => times));
  const mean = factors.reduce((sum, { times, share }) => sum + times * share, 0);
  return {
    onDemand: valuation.onDemand * mean,
    peak: valuation.peak * most,
    at: (size) => {
      const sum = { covered: 0, used: 0 };
      for (const { times, share } of factors) {
        const { covered, used } = valuation.at(size / times);
        sum.covered += covered * times * share;
        sum.used += used * times * share;
      }
      return sum;
    },
  };
}
