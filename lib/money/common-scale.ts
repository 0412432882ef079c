// Converts amounts to integers of one common unit, exactly, however many decimals they have.
import { Big } from 'big.js';
import { MILLIONTHS, TRILLIONTHS, unitsOf } from './units.ts';

/** A number, or a decimal text. */
export type Amount = number | string;

interface Whole {
  units: bigint;
  /** Decimals of a unit; negative for units above one, such as -2 for hundreds. */
  digits: number;
}

/** The amounts as integers of one unit, and the decimals of that unit: as many as the amounts need, at least `leastDigits`. */
export function onCommonScale(
  amounts: readonly Amount[],
  leastDigits: number,
): { units: bigint[]; digits: number } {
  const wholes = amounts.map(wholeOf);
  const digits = wholes.reduce((most, whole) => Math.max(most, whole.digits), leastDigits);
  return {
    units: wholes.map((whole) =>
      whole.digits === digits ? whole.units : whole.units * 10n ** BigInt(digits - whole.digits),
    ),
    digits,
  };
}

/** Throws if the amount is not a number. */
function wholeOf(amount: Amount): Whole {
  if (typeof amount === 'number')
    for (const unit of [MILLIONTHS, TRILLIONTHS]) {
      const units = unitsOf(amount, unit);
      if (units !== null) return { units: BigInt(units), digits: unit.digits };
    }
  const { s: sign, c: figures, e: exponent } = new Big(amount);
  return { units: BigInt(sign) * BigInt(figures.join('')), digits: figures.length - 1 - exponent };
}
