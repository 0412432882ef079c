// Forecasts monthly cost from whole months, in more ways than one, and weighs the ways by how far each would have been off at
// the end of earlier months. Pure; months are places, 0 is the oldest. Forecasts are ratios of chance, not money.
//
// With fewer than three earlier ends to try them on chance would weigh: then it is the last month, which goes on only as far
// as all of the last months agree. `npm run bench:forecast` prints the whole beside simple rules.
import { meanOf, medianOf, middleSlope, slopeOf } from './statistics.ts';

const YEAR = 12;
/** The months that a season is compared over. */
const QUARTER = 3;
/** The months that a level is told from, and how far the last one may be off it. */
const LEVEL_MONTHS = 4;
const EXCEPTION = 0.5;
export const FEWEST_MONTHS = 3;
/** How many earlier ends the ways are tried on, the newest ones; with fewer than `FEWEST_ORIGINS` they are not weighed. */
const ORIGINS = 12;
const FEWEST_ORIGINS = 3;
/** A weight is 1 / (error + this part of the mean error)², so that no way counts for all. */
const DAMPING = 0.5;

/** From so many months on the ways are weighed. */
const FEWEST_WEIGHED = FEWEST_MONTHS + FEWEST_ORIGINS;

export interface Forecast {
  /** `linear`: the last month and what all of the last ones agree on; `combined`: all ways, weighed. */
  model: 'combined' | 'linear';
  /** By steps after the last month. */
  amounts: number[];
}

type Method = (costs: readonly number[], steps: number) => number[];

/**
 * lastLevel repeats the last month, or the middle one of three where it is an exception. growth goes on from the last month
 * by the ratio of the line of least squares through the last twelve, flattening by 0.95 with each step; steadyGrowth does so
 * from the middle of the last months by the middle of all ratios, which single months do not move, flattening by 0.9.
 * yearBefore is the same month of the year before, times how the last three months compare with those three, from 15 months
 * on; before, their mean.
 */
const METHODS = {
  lastLevel: (costs, steps) => stepsOf(steps, () => levelOf(costs)),
  steadyGrowth: (costs, steps) => {
    const year = costs.slice(-YEAR);
    if (year.some((cost) => cost <= 0)) return stepsOf(steps, () => levelOf(costs));
    const logs = year.map(Math.log);
    const slope = middleSlope(logs);
    const levels = logs.map((log, place) => log + slope * (logs.length - 1 - place)).slice(-LEVEL_MONTHS);
    return flattening(medianOf(levels), slope * (year.length / YEAR), steps, [1, 0.9]).map(Math.exp);
  },
  growth: (costs, steps) => {
    const year = costs.slice(-YEAR);
    if (year.some((cost) => cost <= 0)) return stepsOf(steps, () => last(costs));
    const logs = year.map(Math.log);
    return flattening(last(logs), slopeOf(logs), steps, [0.95, 0.95]).map(Math.exp);
  },
  yearBefore: (costs, steps) => {
    const now = meanOf(costs.slice(-QUARTER));
    if (costs.length < YEAR + QUARTER) return stepsOf(steps, () => now);
    const then = meanOf(costs.slice(-YEAR - QUARTER, -YEAR));
    const times = then > 0 ? now / then : 1;
    return stepsOf(steps, (step) => (costs[costs.length - YEAR + (step % YEAR)] ?? 0) * times);
  },
} as const satisfies Record<string, Method>;

type MethodName = keyof typeof METHODS;
const NAMES = Object.keys(METHODS) as MethodName[];

/** `costs` are those of at least three months without a gap. */
export function forecastMonths(costs: readonly number[], steps: number): Forecast {
  if (costs.length < FEWEST_WEIGHED)
    return { model: 'linear', amounts: agreed(costs, steps).map(atLeastNothing) };
  const errors = methodErrors(costs, steps);
  const mean = meanOf([...errors.values()]);
  // Without errors all count alike.
  const weights = NAMES.map((name) => (mean > 0 ? 1 / ((errors.get(name) ?? 0) + DAMPING * mean) ** 2 : 1));
  const told = NAMES.map((name) => METHODS[name](costs, steps));
  const sum = weights.reduce((all, weight) => all + weight, 0);
  const amounts = stepsOf(
    steps,
    (step) =>
      told.reduce((all, amounts, place) => all + (weights[place] ?? 0) * (amounts[step] ?? 0), 0) / sum,
  );
  return { model: 'combined', amounts: amounts.map(atLeastNothing) };
}

/** How far each way was off on average, at the newest earlier ends, for as many months as came after them. */
function methodErrors(costs: readonly number[], steps: number): Map<MethodName, number> {
  const first = Math.max(FEWEST_MONTHS, costs.length - ORIGINS);
  const errors = new Map<MethodName, number>(NAMES.map((name) => [name, 0]));
  for (let origin = first; origin < costs.length; origin += 1) {
    const came = costs.slice(origin, origin + Math.min(steps, YEAR));
    for (const name of NAMES) {
      const told = METHODS[name](costs.slice(0, origin), came.length);
      const error = meanOf(came.map((cost, step) => Math.abs((told[step] ?? 0) - cost)));
      errors.set(name, (errors.get(name) ?? 0) + error);
    }
  }
  return errors;
}

/** By the smallest change of the last months where all of them go one way, half of it with each step; else their level. */
function agreed(costs: readonly number[], steps: number): number[] {
  const changes = costs.slice(-LEVEL_MONTHS).flatMap((cost, place, all) => {
    const before = all[place - 1];
    return before === undefined ? [] : [cost - before];
  });
  const isOneWay = changes.every((change) => change > 0) || changes.every((change) => change < 0);
  if (!isOneWay) return stepsOf(steps, () => levelOf(costs));
  const least = changes.reduce((one, other) => (Math.abs(other) < Math.abs(one) ? other : one));
  return flattening(last(costs), least, steps, [0.5, 0.5]);
}

/** The last month, or the middle of the last three where it is more than half off that: a purchase, or data that are missing. */
function levelOf(costs: readonly number[]): number {
  const middle = medianOf(costs.slice(-QUARTER));
  return Math.abs(last(costs) - middle) > EXCEPTION * middle ? middle : last(costs);
}

/** By a slope, of which the first step and each later one take such parts of the one before. */
function flattening(
  from: number,
  slope: number,
  steps: number,
  [first, part]: readonly [number, number],
): number[] {
  let amount = from;
  return stepsOf(steps, (step) => {
    amount += slope * first * part ** step;
    return amount;
  });
}

function stepsOf(steps: number, amountAt: (step: number) => number): number[] {
  return Array.from({ length: steps }, (_, step) => amountAt(step));
}

const atLeastNothing = (amount: number) => Math.max(0, amount);

function last(costs: readonly number[]): number {
  return costs.at(-1) ?? 0;
}
