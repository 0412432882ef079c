// Regression on principal components of the last fourteen days: each day as it is apart from the mean of those before it,
// so that a level that moved says nothing.
import { addAt, mean } from '../statistics.ts';

const LAGS = 14;
const COMPONENTS = 2;
const ROUNDS = 12;
/** A component that carries less of the variance than this is noise. */
const LEAST_SHARE = 1e-9;

/** The next value of a series without seasons, by those before it. */
export function pcrForecast(values: Float64Array): number {
  const lags = Math.min(LAGS, Math.floor(values.length / 2));
  if (lags < 3) return values.at(-1) ?? 0;
  const rows: Float64Array[] = [];
  const targets: number[] = [];
  for (let at = lags; at < values.length; at += 1) {
    const row = values.subarray(at - lags, at);
    const centre = mean(row);
    rows.push(row.map((value) => value - centre));
    targets.push((values[at] ?? 0) - centre);
  }
  const newest = values.subarray(values.length - lags);
  const centre = mean(newest);
  const latest = newest.map((value) => value - centre);
  const covariance = covarianceOf(rows, lags);
  let forecast = centre + mean(targets);
  for (let component = 0; component < COMPONENTS; component += 1) {
    const { vector, variance } = largestComponent(covariance);
    if (!(variance > LEAST_SHARE)) break;
    const scores = rows.map((row) => product(row, vector));
    const middle = mean(scores);
    let [with_, own] = [0, 0];
    for (const [at, score] of scores.entries()) {
      with_ += (score - middle) * (targets[at] ?? 0);
      own += (score - middle) ** 2;
    }
    if (own > 0) forecast += (with_ / own) * (product(latest, vector) - middle);
    deflate(covariance, vector, variance);
  }
  return forecast;
}

function covarianceOf(rows: readonly Float64Array[], size: number): Float64Array[] {
  const centres = Float64Array.from({ length: size }, (_, at) => mean(rows.map((row) => row[at] ?? 0)));
  const covariance = Array.from({ length: size }, () => new Float64Array(size));
  for (const row of rows)
    for (const [one, line] of covariance.entries()) {
      const own = (row[one] ?? 0) - (centres[one] ?? 0);
      for (let other = 0; other <= one; other += 1)
        addAt(line, other, own * ((row[other] ?? 0) - (centres[other] ?? 0)));
    }
  for (const [one, line] of covariance.entries())
    for (const [other, mirrored] of covariance.entries()) if (other < one) mirrored[one] = line[other] ?? 0;
  return covariance;
}

/** By repeated multiplication; deterministic, so that the same data give the same bands. */
function largestComponent(matrix: readonly Float64Array[]) {
  let vector = Float64Array.from(matrix, (_, at) => 1 + at / 10);
  let variance = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    const next = Float64Array.from(matrix, (line) => product(line, vector));
    variance = Math.sqrt(product(next, next));
    if (!(variance > LEAST_SHARE)) return { vector, variance: 0 };
    vector = next.map((value) => value / variance);
  }
  return { vector, variance };
}

function deflate(matrix: readonly Float64Array[], vector: Float64Array, variance: number): void {
  for (const [one, line] of matrix.entries())
    for (let other = 0; other < line.length; other += 1)
      addAt(line, other, -variance * (vector[one] ?? 0) * (vector[other] ?? 0));
}

function product(one: Float64Array, other: Float64Array): number {
  let sum = 0;
  for (let at = 0; at < one.length; at += 1) sum += (one[at] ?? 0) * (other[at] ?? 0);
  return sum;
}
