// Regression on principal components of the last seven days: each day as it is apart from the mean of those before it,
// so that a level that moved says nothing.
import { addAt, clamp, mean } from '../statistics.ts';

const LAGS = 7;
const COMPONENTS = 2;
const ROUNDS = 12;
/** A component that carries less than this part of what the days are in all is noise. */
const LEAST_PART = 1e-6;

/** The next value of a series without seasons, by those before it. Plain loops: it is asked for every day of every series. */
export function pcrForecast(values: Float64Array): number {
  const count = values.length - LAGS;
  if (count < LAGS) return values.at(-1) ?? 0;
  const rows = new Float64Array(count * LAGS);
  const targets = new Float64Array(count);
  for (let row = 0; row < count; row += 1) {
    const centre = mean(values.subarray(row, row + LAGS));
    for (let lag = 0; lag < LAGS; lag += 1) rows[row * LAGS + lag] = (values[row + lag] ?? 0) - centre;
    targets[row] = (values[row + LAGS] ?? 0) - centre;
  }
  const newest = values.subarray(count);
  const centre = mean(newest);
  const latest = newest.map((value) => value - centre);
  const covariance = covarianceOf(rows, count);
  const leastVariance = LEAST_PART * centre * centre;
  let forecast = centre + mean(targets);
  for (let component = 0; component < COMPONENTS; component += 1) {
    const { vector, variance } = largestComponent(covariance);
    if (!(variance > leastVariance)) break;
    forecast += scoreOf(rows, targets, vector, latest);
    for (let at = 0; at < covariance.length; at += 1)
      addAt(covariance, at, -variance * (vector[Math.floor(at / LAGS)] ?? 0) * (vector[at % LAGS] ?? 0));
  }
  // A slope that few odd days made must not lead where the cost never was.
  const reach = spanOf(values);
  return clamp(forecast, reach.lowest, reach.highest);
}

function spanOf(values: Float64Array): { lowest: number; highest: number } {
  let [lowest, highest] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const value of values) {
    lowest = Math.min(lowest, value);
    highest = Math.max(highest, value);
  }
  return { lowest, highest };
}

/** What a component adds to the forecast: the slope of the targets on its scores, times the newest score. */
function scoreOf(
  rows: Float64Array,
  targets: Float64Array,
  vector: Float64Array,
  latest: Float64Array,
): number {
  const scores = targets.map((_, row) => product(rows.subarray(row * LAGS, row * LAGS + LAGS), vector));
  const middle = mean(scores);
  let [both, own] = [0, 0];
  for (let row = 0; row < scores.length; row += 1) {
    const apart = (scores[row] ?? 0) - middle;
    both += apart * (targets[row] ?? 0);
    own += apart * apart;
  }
  return own > 0 ? (both / own) * (product(latest, vector) - middle) : 0;
}

/** A square of LAGS by LAGS, row by row. */
function covarianceOf(rows: Float64Array, count: number): Float64Array {
  const centres = new Float64Array(LAGS);
  for (let at = 0; at < rows.length; at += 1) addAt(centres, at % LAGS, (rows[at] ?? 0) / count);
  const covariance = new Float64Array(LAGS * LAGS);
  for (let row = 0; row < count; row += 1)
    for (let one = 0; one < LAGS; one += 1) {
      const own = (rows[row * LAGS + one] ?? 0) - (centres[one] ?? 0);
      for (let other = 0; other < LAGS; other += 1)
        addAt(
          covariance,
          one * LAGS + other,
          own * ((rows[row * LAGS + other] ?? 0) - (centres[other] ?? 0)),
        );
    }
  return covariance;
}

/** By repeated multiplication; deterministic, so that the same data give the same bands. */
function largestComponent(matrix: Float64Array): { vector: Float64Array; variance: number } {
  const vector = new Float64Array(LAGS).map((_, at) => 1 + at / 10);
  const next = new Float64Array(LAGS);
  let variance = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    for (let at = 0; at < LAGS; at += 1)
      next[at] = product(matrix.subarray(at * LAGS, at * LAGS + LAGS), vector);
    variance = Math.sqrt(product(next, next));
    if (!(variance > 0)) return { vector, variance: 0 };
    for (let at = 0; at < LAGS; at += 1) vector[at] = (next[at] ?? 0) / variance;
  }
  return { vector, variance };
}

function product(one: Float64Array, other: Float64Array): number {
  let sum = 0;
  for (let at = 0; at < one.length; at += 1) sum += (one[at] ?? 0) * (other[at] ?? 0);
  return sum;
}
