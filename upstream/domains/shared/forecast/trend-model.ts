// Forecasts monthly cost from whole months. Pure; months are places, 0 is the oldest.
//
// linear:   the straight line of least squares through all months.
// seasonal: from 12 months on. Each month over that line tells how far its calendar month stands out; the mean of
//           these ratios over the n years that have the month is its index, drawn to 1 by n / (n + 1), because one year
//           alone cannot tell a season from chance; the twelve are scaled to a mean of 1. The line is fitted anew
//           through the months divided by their indices, and is multiplied by the index of each month to come.
// Forecasts are not negative. Where the line is not positive at some month there are no ratios, and the line stands alone.
const YEAR = 12;
const FEWEST_SEASONAL = 12;
export const FEWEST_MONTHS = 3;

export interface Forecast {
  model: 'seasonal' | 'linear';
  /** By steps after the last month. */
  amounts: number[];
}

/** `costs` are those of at least three months without a gap. */
export function forecastMonths(costs: readonly number[], steps: number): Forecast {
  const plain = lineThrough(costs);
  const indices = costs.length < FEWEST_SEASONAL ? null : seasonalIndices(costs, plain);
  const indexAt = (place: number) => indices?.[place % YEAR] ?? 1;
  const line = indices === null ? plain : lineThrough(costs.map((cost, place) => cost / indexAt(place)));
  const amounts = Array.from({ length: steps }, (_, step) => {
    const place = costs.length + step;
    return Math.max(0, valueAt(line, place) * indexAt(place));
  });
  return { model: indices === null ? 'linear' : 'seasonal', amounts };
}

interface Line {
  level: number;
  slope: number;
}

function valueAt({ level, slope }: Line, place: number): number {
  return level + slope * place;
}

/** Of least squares. */
function lineThrough(costs: readonly number[]): Line {
  const count = costs.length;
  const middle = (count - 1) / 2;
  const mean = meanOf(costs);
  const spread = meanOf(costs.map((_, place) => (place - middle) ** 2));
  const common = meanOf(costs.map((cost, place) => (place - middle) * (cost - mean)));
  const slope = spread === 0 ? 0 : common / spread;
  return { level: mean - slope * middle, slope };
}

/** One for each place modulo 12; null where there are no ratios, or an index would not be positive. */
function seasonalIndices(costs: readonly number[], line: Line): number[] | null {
  if (costs.some((_, place) => valueAt(line, place) <= 0)) return null;
  const raw = Array.from({ length: YEAR }, (_, month) => {
    const ratios = costs.flatMap((cost, place) =>
      place % YEAR === month ? cost / valueAt(line, place) : [],
    );
    return 1 + ((meanOf(ratios) - 1) * ratios.length) / (ratios.length + 1);
  });
  const mean = meanOf(raw);
  return raw.some((index) => index <= 0) ? null : raw.map((index) => index / mean);
}

function meanOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
