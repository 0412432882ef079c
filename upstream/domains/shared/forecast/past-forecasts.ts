// How far a forecast of months would have been off at the end of each earlier month (rolling origin), and the band that
// follows for each step. Pure.
import { FEWEST_MONTHS, type Forecast, forecastMonths } from './trend-model.ts';

/** The share of past errors that a band holds. */
const HELD = 0.8;
/** The fewest errors of a step that tell its band; with fewer it is as wide as that of the step before. */
const FEWEST_ERRORS = 3;

export interface PastErrors {
  /** Mean of |forecast - actual| in percent of the actual cost; null without any. */
  meanPercent: number | null;
  origins: number;
  comparisons: number;
  /** By steps ahead: half the width of the band as a share of the forecast, never narrower than a step before; null without enough errors. */
  widths: (number | null)[];
}

/** Origins are the ends of all months that have enough before them for the model that is used now. */
export function pastErrors(costs: readonly number[], model: Forecast['model'], steps: number): PastErrors {
  const fewest = model === 'seasonal' ? 12 : FEWEST_MONTHS;
  const byStep: number[][] = Array.from({ length: steps }, () => []);
  const percents: number[] = [];
  let origins = 0;
  for (let origin = fewest; origin < costs.length; origin += 1) {
    origins += 1;
    const { amounts } = forecastMonths(costs.slice(0, origin), Math.min(steps, costs.length - origin));
    amounts.forEach((forecast, step) => {
      const actual = costs[origin + step] ?? 0;
      if (actual > 0) percents.push((100 * Math.abs(forecast - actual)) / actual);
      if (forecast > 0) byStep[step]?.push(Math.abs(actual - forecast) / forecast);
    });
  }
  return {
    meanPercent:
      percents.length === 0 ? null : percents.reduce((sum, percent) => sum + percent, 0) / percents.length,
    origins,
    comparisons: percents.length,
    widths: widthsOf(byStep),
  };
}

function widthsOf(byStep: readonly (readonly number[])[]): (number | null)[] {
  let widest: number | null = null;
  return byStep.map((errors) => {
    if (errors.length >= FEWEST_ERRORS) widest = Math.max(widest ?? 0, quantile(errors, HELD));
    return widest;
  });
}

/** The smallest value that at least that share of all do not exceed. */
function quantile(values: readonly number[], share: number): number {
  const rising = [...values].sort((one, other) => one - other);
  return rising[Math.ceil(share * rising.length) - 1] ?? 0;
}
