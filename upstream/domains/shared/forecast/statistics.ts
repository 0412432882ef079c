// Statistics of a few months. They are ratios of chance, not money.

/** The middle of the slopes between all months. */
export function middleSlope(values: readonly number[]): number {
  const slopes = values.flatMap((late, place) =>
    values.slice(0, place).map((early, before) => (late - early) / (place - before)),
  );
  return medianOf(slopes);
}

/** Of the line of least squares. */
export function slopeOf(costs: readonly number[]): number {
  const middle = (costs.length - 1) / 2;
  const mean = meanOf(costs);
  const spread = meanOf(costs.map((_, place) => (place - middle) ** 2));
  const common = meanOf(costs.map((cost, place) => (place - middle) * (cost - mean)));
  return spread === 0 ? 0 : common / spread;
}

export function medianOf(values: readonly number[]): number {
  const rising = [...values].sort((one, other) => one - other);
  const half = Math.floor(rising.length / 2);
  const [low = 0, high = 0] = [rising[half - 1], rising[half]];
  return rising.length % 2 === 1 ? high : (low + high) / 2;
}

export function meanOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
