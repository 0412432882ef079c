// Differences of amounts that are numbers: sums of numbers are off by the last bits of each.
import { isZeroDecimal } from './money.ts';
import { roundedAmount } from './rounded-parts.ts';

/** Far below what any currency shows. */
const NOISE_DIGITS = 6;

/** Of decimal text. */
export function withoutNoise(amount: string): number {
  return isZeroDecimal(amount) ? 0 : roundedAmount(amount, { digits: NOISE_DIGITS, isCut: false });
}
