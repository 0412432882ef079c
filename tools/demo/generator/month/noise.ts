// Log-normal noise as a table of quantiles, so that SQL needs no arithmetic that differs between machines.
import type { Kind } from '../vocabulary.ts';

/** Rows of the table for each kind. */
export const NOISE_BUCKETS = 1024;

/** Deviation of the logarithm of a day's quantity. */
const SIGMAS: Record<Kind, number> = {
  ...{
    storage: 0.04,
    compute: 0.07,
    gpu: 0.02,
    database: 0.1,
    other: 0.12,
    requests: 0.16,
    spot: 0.18,
    network: 0.2,
  },
};

const DIGITS = 1e6;

export interface NoiseRow {
  kind: Kind;
  bucket: number;
  factor: number;
}

let known: readonly NoiseRow[] | undefined;

/** The same for every vendor. */
export function noiseTable(): readonly NoiseRow[] {
  known ??= (Object.entries(SIGMAS) as [Kind, number][]).flatMap(([kind, sigma]) =>
    Array.from({ length: NOISE_BUCKETS }, (_, bucket) => {
      const factor = Math.exp(sigma * normalQuantile((bucket + 0.5) / NOISE_BUCKETS));
      return { kind, bucket, factor: Math.round(factor * DIGITS) / DIGITS };
    }),
  );
  return known;
}

/** The inverse of the normal distribution, by halving; the distribution itself by its series. */
function normalQuantile(part: number): number {
  let [low, high] = [-4, 4];
  for (let step = 0; step < 40; step += 1) {
    const middle = (low + high) / 2;
    if (normalPart(middle) < part) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

function normalPart(x: number): number {
  let term = x;
  let sum = x;
  for (let n = 1; n < 80; n += 1) {
    term *= (x * x) / (2 * n + 1);
    sum += term;
  }
  return 0.5 + (sum * Math.exp((-x * x) / 2)) / Math.sqrt(2 * Math.PI);
}
