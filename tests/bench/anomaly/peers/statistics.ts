// The few statistics that the peers are made of.

export function mean(values: ArrayLike<number>): number {
  let sum = 0;
  for (let at = 0; at < values.length; at += 1) sum += values[at] ?? 0;
  return sum / values.length;
}

export function deviation(values: ArrayLike<number>): number {
  const middle = mean(values);
  return Math.sqrt(mean(Float64Array.from(values, (value) => (value - middle) ** 2)));
}

/** Between the values, as a spreadsheet does it. */
export function quantile(values: ArrayLike<number>, part: number): number {
  const sorted = Float64Array.from(values).sort();
  const place = part * (sorted.length - 1);
  const low = sorted[Math.floor(place)] ?? Number.NaN;
  return low + (place - Math.floor(place)) * ((sorted[Math.ceil(place)] ?? low) - low);
}

export const median = (values: ArrayLike<number>) => quantile(values, 0.5);

/** Median distance from the median, as large as a standard deviation where errors are normal. */
export function spread(values: ArrayLike<number>): number {
  const middle = median(values);
  return 1.4826 * median(Float64Array.from(values, (value) => Math.abs(value - middle)));
}

export const WEEK = 7;
