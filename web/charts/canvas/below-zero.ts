// The part of the axis below nothing: as deep as its bars are, and not a whole step for a small credit.
import type { Scale } from 'chart.js';

type AxisScale = Pick<Scale, 'min' | 'max' | 'ticks' | 'getMinMax'>;

/** Of a step: less than this may stay empty. */
const LITTLE = 0.3;
/** Of the height, below the lowest bar. */
const CLEAR = 0.02;

/**
 * Takes a last step away that is mostly empty, and all of them where no value is below nothing: a line of zeros has an axis
 * from -1 to 1 otherwise. To be called when the steps are known.
 */
export function trimBelowZero(scale: AxisScale): void {
  const [lowest, next] = scale.ticks;
  const { min: least } = scale.getMinMax(true);
  if (!lowest || !next || lowest.value >= 0) return;
  if (least >= 0) {
    scale.ticks = scale.ticks.filter(({ value }) => value >= 0);
    scale.min = 0;
    return;
  }
  const step = next.value - lowest.value;
  if (least - lowest.value <= LITTLE * step) return;
  scale.ticks = scale.ticks.slice(1);
  scale.min = least - CLEAR * (scale.max - least);
}
