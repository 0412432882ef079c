// ARIMA(1,1,1) by the two regressions of Hannan and Rissanen: a long autoregression gives the shocks, then both weights.
import { addAt, clamp } from '../statistics.ts';

const LONG_LAGS = 3;
/** Weights beyond make forecasts run away. */
const LARGEST_WEIGHT = 0.9;
const LEAST_VALUES = 12;

/** The next value of a series without seasons, by those before it. */
export function arimaForecast(values: Float64Array): number {
  const last = values.at(-1) ?? 0;
  if (values.length < LEAST_VALUES) return last;
  const steps = new Float64Array(values.length - 1);
  for (let at = 0; at < steps.length; at += 1) steps[at] = (values[at + 1] ?? 0) - (values[at] ?? 0);
  const shocks = shocksOf(steps);
  const [auto = 0, moving = 0] = leastSquares(
    (at) => [steps[at - 1] ?? 0, shocks[at - 1] ?? 0],
    (at) => steps[at] ?? 0,
    { from: LONG_LAGS + 1, to: steps.length, columns: 2 },
  );
  const weight = (value: number) => clamp(value, -LARGEST_WEIGHT, LARGEST_WEIGHT);
  // The shocks that these weights leave, so that the last one is theirs.
  let shock = 0;
  let forecast = 0;
  for (let at = 1; at <= steps.length; at += 1) {
    forecast = weight(auto) * (steps[at - 1] ?? 0) + weight(moving) * shock;
    if (at < steps.length) shock = (steps[at] ?? 0) - forecast;
  }
  return last + forecast;
}

function shocksOf(steps: Float64Array): Float64Array {
  const lags = (at: number) => Array.from({ length: LONG_LAGS }, (_, lag) => steps[at - lag - 1] ?? 0);
  const weights = leastSquares(lags, (at) => steps[at] ?? 0, {
    from: LONG_LAGS,
    to: steps.length,
    columns: LONG_LAGS,
  });
  const shocks = new Float64Array(steps.length);
  for (let at = LONG_LAGS; at < steps.length; at += 1)
    shocks[at] =
      (steps[at] ?? 0) - lags(at).reduce((sum, lag, index) => sum + lag * (weights[index] ?? 0), 0);
  return shocks;
}

/** Weights of the columns by normal equations; a touch of ridge keeps flat series solvable. */
function leastSquares(
  rowAt: (at: number) => number[],
  targetAt: (at: number) => number,
  { from, to, columns }: { from: number; to: number; columns: number },
): number[] {
  const matrix = Array.from({ length: columns }, () => new Float64Array(columns + 1));
  for (let at = from; at < to; at += 1) {
    const row = rowAt(at);
    const target = targetAt(at);
    for (const [index, line] of matrix.entries()) {
      const own = row[index] ?? 0;
      for (let column = 0; column < columns; column += 1) addAt(line, column, own * (row[column] ?? 0));
      addAt(line, columns, own * target);
    }
  }
  const ridge = 1e-6 * matrix.reduce((sum, line, index) => sum + (line[index] ?? 0), 0) + 1e-12;
  for (const [index, line] of matrix.entries()) addAt(line, index, ridge);
  return solved(matrix);
}

/** Gauss and Jordan on a symmetric, positive matrix with its right side as the last column. */
function solved(matrix: Float64Array[]): number[] {
  for (const [pivot, line] of matrix.entries()) {
    const head = line[pivot] ?? 1;
    for (let column = pivot; column < line.length; column += 1) line[column] = (line[column] ?? 0) / head;
    for (const [index, other] of matrix.entries()) {
      const factor = other[pivot] ?? 0;
      if (index === pivot || factor === 0) continue;
      for (let column = pivot; column < line.length; column += 1)
        addAt(other, column, -factor * (line[column] ?? 0));
    }
  }
  return matrix.map((line) => line.at(-1) ?? 0);
}
