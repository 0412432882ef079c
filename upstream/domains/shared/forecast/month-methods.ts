// Forecasts monthly cost from whole months, in more ways than one, and weighs the ways by how far each would have been off at
// the end of earlier months. Pure; months are places, 0 is the oldest. Forecasts are ratios of chance, not money.
//
// With fewer than three earlier ends to try them on chance would weigh: then it is the trend alone, flattening fast.
// `npm run bench:forecast` prints the whole beside simple rules.
const YEAR = 12;
/** The months that a season is compared over. */
const QUARTER = 3;
export const FEWEST_MONTHS = 3;
/** How many earlier ends the ways are tried on, the newest ones; with fewer than `FEWEST_ORIGINS` they are not weighed. */
const ORIGINS = 12;
const FEWEST_ORIGINS = 3;
/** A weight is 1 / (error + this part of the mean error)², so that no way counts for all. */
const DAMPING = 0.5;

/** From so many months on the ways are weighed. */
const FEWEST_WEIGHED = FEWEST_MONTHS + FEWEST_ORIGINS;

export interface Forecast {
  /** `linear`: the trend alone; `combined`: all ways, weighed. */
  model: 'combined' | 'linear';
  /** By steps after the last month. */
  amounts: number[];
}

type Method = (costs: readonly number[], steps: number) => number[];

/**
 * lastMonth repeats the last month. trend goes on from it by the slope of the line of least squares through the last
 * twelve months, flattening by 0.7 with each step; growth is the same of ratios, by 0.95. yearBefore is the same month of
 * the year before, times how the last three months compare with those three, from 15 months on; before, their mean.
 */
const METHODS = {
  lastMonth: (costs, steps) => stepsOf(steps, () => last(costs)),
  trend: (costs, steps) => flattening(costs, steps, 0.7),
  growth: (costs, steps) => {
    const year = costs.slice(-YEAR);
    if (year.some((cost) => cost <= 0)) return stepsOf(steps, () => last(costs));
    return flattening(year.map(Math.log), steps, 0.95).map(Math.exp);
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
    return { model: 'linear', amounts: flattening(costs, steps, 0.5).map(atLeastNothing) };
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

/** From the last month on by the slope of the last twelve, each step by this part of the one before it. */
function flattening(costs: readonly number[], steps: number, part: number): number[] {
  const slope = slopeOf(costs.slice(-YEAR));
  let amount = last(costs);
  return stepsOf(steps, (step) => {
    amount += slope * part ** (step + 1);
    return amount;
  });
}

/** Of the line of least squares. */
function slopeOf(costs: readonly number[]): number {
  const middle = (costs.length - 1) / 2;
  const mean = meanOf(costs);
  const spread = meanOf(costs.map((_, place) => (place - middle) ** 2));
  const common = meanOf(costs.map((cost, place) => (place - middle) * (cost - mean)));
  return spread === 0 ? 0 : common / spread;
}

function stepsOf(steps: number, amountAt: (step: number) => number): number[] {
  return Array.from({ length: steps }, (_, step) => amountAt(step));
}

const atLeastNothing = (amount: number) => Math.max(0, amount);

function last(costs: readonly number[]): number {
  return costs.at(-1) ?? 0;
}

function meanOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
