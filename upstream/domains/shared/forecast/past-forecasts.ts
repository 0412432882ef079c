// How far a forecast of months would have been off at the end of each earlier month (rolling origin), and the band that
// follows for each step. Pure.
import { FEWEST_MONTHS, forecastMonths } from './month-methods.ts';

/** The share of months that a band is to hold. */
const HELD = 0.8;
/** The fewest past errors that make a band. */
const FEWEST_ERRORS = 3;
/** How much wider a band of one origin is, which says little of the next. */
const FEW = 2;

export interface PastErrors {
  /** Mean of |forecast - actual| in percent of the actual cost; null without any. */
  meanPercent: number | null;
  origins: number;
  comparisons: number;
  /** By steps ahead: half the width of the band as a share of the forecast; null without enough errors. */
  widths: (number | null)[];
}

/** Origins are the ends of all months that have enough before them. */
export function pastErrors(costs: readonly number[], steps: number): PastErrors {
  const relative: number[] = [];
  const percents: number[] = [];
  let origins = 0;
  for (let origin = FEWEST_MONTHS; origin < costs.length; origin += 1) {
    origins += 1;
    const { amounts } = forecastMonths(costs.slice(0, origin), Math.min(steps, costs.length - origin));
    amounts.forEach((forecast, step) => {
      const actual = costs[origin + step] ?? 0;
      if (actual > 0) percents.push((100 * Math.abs(forecast - actual)) / actual);
      if (forecast > 0) relative.push(Math.abs(actual - forecast) / forecast / spreadAt(step));
    });
  }
  return {
    meanPercent:
      percents.length === 0 ? null : percents.reduce((sum, percent) => sum + percent, 0) / percents.length,
    origins,
    comparisons: percents.length,
    widths: widthsOf(relative, origins, steps),
  };
}

/** Errors grow with the square root of the steps, as those of a random walk do. */
function spreadAt(step: number): number {
  return Math.sqrt(step + 1);
}

/** One width from all past errors, scaled to each step; the fewer forecast origins, the wider it is. */
function widthsOf(relative: readonly number[], origins: number, steps: number): (number | null)[] {
  if (relative.length < FEWEST_ERRORS) return Array.from({ length: steps }, () => null);
  const width = quantile(relative, HELD) * (1 + FEW / origins);
  return Array.from({ length: steps }, (_, step) => width * spreadAt(step));
}

/** The smallest value that at least that share of all do not exceed. */
function quantile(values: readonly number[], share: number): number {
  const rising = [...values].sort((one, other) => one - other);
  return rising[Math.ceil(share * rising.length) - 1] ?? 0;
}
