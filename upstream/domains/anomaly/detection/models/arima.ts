// ARIMA(1,1,1) by the two regressions of Hannan and Rissanen: a long autoregression gives the shocks, then both weights.
// Plain loops: it is asked for every day of every series.
import { addAt, clamp } from '../statistics.ts';

const LONG_LAGS = 3;
/** Weights beyond make forecasts run away. */
const LARGEST_WEIGHT = 0.9;
const LEAST_VALUES = 12;

/** The next value of a series without seasons, by those before it. */
export function arimaForecast(values: Float64Array): number {
  const last = values.at(-1) ?? 0;
  if (values.length < LEAST_VALUES) return last;
  const count = values.length - 1;
  const steps = new Float64Array(count);
  for (let at = 0; at < count; at += 1) steps[at] = (values[at + 1] ?? 0) - (values[at] ?? 0);
  const shocks = shocksOf(steps);
  const rows = new Float64Array(count * 2);
  for (let at = 1; at < count; at += 1) {
    rows[at * 2] = steps[at - 1] ?? 0;
    rows[at * 2 + 1] = shocks[at - 1] ?? 0;
  }
  const weights = leastSquares(rows, steps, { columns: 2, from: LONG_LAGS + 1 });
  const auto = clamp(weights[0] ?? 0, -LARGEST_WEIGHT, LARGEST_WEIGHT);
  const moving = clamp(weights[1] ?? 0, -LARGEST_WEIGHT, LARGEST_WEIGHT);
  // The shocks that these weights leave, so that the last one is theirs.
  let shock = 0;
  let forecast = 0;
  for (let at = 1; at <= count; at += 1) {
    forecast = auto * (steps[at - 1] ?? 0) + moving * shock;
    if (at < count) shock = (steps[at] ?? 0) - forecast;
  }
  return last + forecast;
}

function shocksOf(steps: Float64Array): Float64Array {
  const rows = new Float64Array(steps.length * LONG_LAGS);
  for (let at = LONG_LAGS; at < steps.length; at += 1)
    for (let lag = 0; lag < LONG_LAGS; lag += 1) rows[at * LONG_LAGS + lag] = steps[at - lag - 1] ?? 0;
  const weights = leastSquares(rows, steps, { columns: LONG_LAGS, from: LONG_LAGS });
  const shocks = new Float64Array(steps.length);
  for (let at = LONG_LAGS; at < steps.length; at += 1) {
    let forecast = 0;
    for (let lag = 0; lag < LONG_LAGS; lag += 1)
      forecast += (weights[lag] ?? 0) * (rows[at * LONG_LAGS + lag] ?? 0);
    shocks[at] = (steps[at] ?? 0) - forecast;
  }
  return shocks;
}

/** Weights of the columns by normal equations; a touch of ridge keeps flat series solvable. */
function leastSquares(
  rows: Float64Array,
  targets: Float64Array,
  { columns, from }: { columns: number; from: number },
): Float64Array {
  const width = columns + 1;
  const matrix = new Float64Array(columns * width);
  for (let at = from; at < targets.length; at += 1)
    for (let one = 0; one < columns; one += 1) {
      const own = rows[at * columns + one] ?? 0;
      for (let other = 0; other < columns; other += 1)
        addAt(matrix, one * width + other, own * (rows[at * columns + other] ?? 0));
      addAt(matrix, one * width + columns, own * (targets[at] ?? 0));
    }
  let trace = 0;
  for (let one = 0; one < columns; one += 1) trace += matrix[one * width + one] ?? 0;
  for (let one = 0; one < columns; one += 1) addAt(matrix, one * width + one, 1e-6 * trace + 1e-12);
  return solved(matrix, columns);
}

/** Gauss and Jordan on a positive matrix, row by row, with its right side as the last column. */
function solved(matrix: Float64Array, columns: number): Float64Array {
  const width = columns + 1;
  for (let pivot = 0; pivot < columns; pivot += 1) {
    const head = matrix[pivot * width + pivot] ?? 1;
    for (let at = pivot; at < width; at += 1)
      matrix[pivot * width + at] = (matrix[pivot * width + at] ?? 0) / head;
    for (let row = 0; row < columns; row += 1) {
      const factor = matrix[row * width + pivot] ?? 0;
      if (row === pivot) continue;
      for (let at = pivot; at < width; at += 1)
        addAt(matrix, row * width + at, -factor * (matrix[pivot * width + at] ?? 0));
    }
  }
  return Float64Array.from({ length: columns }, (_, row) => matrix[row * width + columns] ?? 0);
}
