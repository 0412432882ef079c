// Exponential smoothing: a level and a damped trend, with the weights that were off least so far.
const LEVEL_WEIGHTS = [0.1, 0.2, 0.35, 0.5, 0.7];
const TREND_WEIGHTS = [0, 0.1];
const DAMPING = 0.9;
/** Days at the beginning that say more about the start than about the weights. */
const SETTLING = 5;

/** The next value of a series without seasons, by those before it. */
export function etsForecast(values: Float64Array): number {
  let best = { error: Number.POSITIVE_INFINITY, forecast: values.at(-1) ?? 0 };
  for (const levelWeight of LEVEL_WEIGHTS)
    for (const trendWeight of TREND_WEIGHTS) {
      const tried = smoothed(values, levelWeight, trendWeight);
      if (tried.error < best.error) best = tried;
    }
  return best.forecast;
}

function smoothed(values: Float64Array, levelWeight: number, trendWeight: number) {
  let level = values[0] ?? 0;
  let trend = 0;
  let error = 0;
  for (let at = 1; at < values.length; at += 1) {
    const forecast = level + DAMPING * trend;
    const off = (values[at] ?? 0) - forecast;
    // Absolute errors: one odd day must not choose the weights.
    if (at >= SETTLING) error += Math.abs(off);
    level = forecast + levelWeight * off;
    trend = DAMPING * trend + levelWeight * trendWeight * off;
  }
  return { error, forecast: level + DAMPING * trend };
}
