// Order statistics over short lists of numbers.

/** By linear interpolation between the two nearest; NaN of nothing. */
export function quantile(sorted: ArrayLike<number>, share: number): number {
  if (sorted.length === 0) return Number.NaN;
  const place = share * (sorted.length - 1);
  const [low, high] = [Math.floor(place), Math.ceil(place)];
  const [below, above] = [sorted[low] ?? Number.NaN, sorted[high] ?? Number.NaN];
  return below + (above - below) * (place - low);
}

export function median(values: ArrayLike<number>): number {
  return quantile(Float64Array.from(values).sort(), 0.5);
}

export function mean(values: ArrayLike<number>): number {
  let sum = 0;
  for (let at = 0; at < values.length; at += 1) sum += values[at] ?? 0;
  return sum / values.length;
}

export function addAt(list: Float64Array, at: number, amount: number): void {
  list[at] = (list[at] ?? 0) + amount;
}

export function clamp(value: number, low: number, high: number): number {
  return Math.min(high, Math.max(low, value));
}
