// Bands of a model by its own past errors one day ahead, so that they hold regardless of how errors are distributed.
import type { Sensitivity } from '../../../../lib/catalogue/anomaly.ts';
import { quantile } from './statistics.ts';

/**
 * How often the range between the 10 % and the 90 % error is added on either side, and the narrowest band, as a part of
 * the level.
 */
export const FENCES: Record<Sensitivity, { reach: number; least: number }> = {
  H: { reach: 1, least: 0.06 },
  M: { reach: 2, least: 0.2 },
  L: { reach: 3, least: 0.35 },
};
const LOW = 0.1;
const HIGH = 0.9;

/** What errors may be: [down, up]; the narrowest band is `floor` on either side. */
export function fenceOf(errors: ArrayLike<number>, factor: number, floor: number): [number, number] {
  const sorted = Float64Array.from(errors).sort();
  if (sorted.length === 0) return [-floor, floor];
  const [low, high] = [quantile(sorted, LOW), quantile(sorted, HIGH)];
  const reach = (high - low) * factor;
  return [Math.min(-floor, low - reach), Math.max(floor, high + reach)];
}
