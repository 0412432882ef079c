// The scale of a chart: round steps, at most four of them above zero, ending at the next one above the largest amount.

export interface Scale {
  /** From the lowest to the highest grid line, zero among them. */
  steps: readonly number[];
  /** How high an amount stands, from 0 at the lowest line to 1 at the highest. */
  at: (amount: number) => number;
}

const ROUND = [1, 1.5, 2, 2.5, 3, 4, 5, 6, 8] as const;
const MOST_STEPS = 4;

export function scaleOf(amounts: readonly number[]): Scale {
  const highest = Math.max(0, ...amounts);
  const lowest = Math.min(0, ...amounts);
  const step = stepOf(Math.max(highest, -lowest));
  const top = Math.ceil(highest / step - 1e-9) * step;
  const bottom = Math.floor(lowest / step + 1e-9) * step;
  const count = Math.max(1, Math.round((top - bottom) / step));
  const end = top === bottom ? bottom + step : top;
  return {
    steps: Array.from({ length: count + 1 }, (_, place) => bottom + place * step),
    at: (amount) => (amount - bottom) / (end - bottom),
  };
}

/** The round step that ends nearest above the largest amount; of equal ends the one with more lines. */
function stepOf(largest: number): number {
  if (largest <= 0) return 1;
  const power = 10 ** Math.floor(Math.log10(largest));
  const steps = [power / 10, power].flatMap((unit) => ROUND.map((round) => round * unit));
  const countOf = (step: number) => Math.ceil(largest / step - 1e-9);
  const fitting = steps.filter((step) => countOf(step) >= 2 && countOf(step) <= MOST_STEPS);
  const endOf = (step: number) => countOf(step) * step;
  return fitting.reduce((best, step) =>
    endOf(step) < endOf(best) - 1e-9 * largest ||
    (Math.abs(endOf(step) - endOf(best)) <= 1e-9 * largest && step < best)
      ? step
      : best,
  );
}
