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
/** What came so often among the errors on one side is no news. */
const USUAL_TIMES = 3;

/** What errors may be: [down, up]; `floor` is the narrowest band on either side. */
export function fenceOf(
  errors: ArrayLike<number>,
  factor: number,
  floor: { down: number; up: number },
): [number, number] {
  const sorted = Float64Array.from(errors).sort();
  if (sorted.length === 0) return [-floor.down, floor.up];
  const [low, high] = [quantile(sorted, LOW), quantile(sorted, HIGH)];
  const reach = (high - low) * factor;
  const [lowest, highest] = [sorted[USUAL_TIMES - 1] ?? 0, sorted[sorted.length - USUAL_TIMES] ?? 0];
  return [Math.min(-floor.down, low - reach, lowest), Math.max(floor.up, high + reach, highest)];
}
