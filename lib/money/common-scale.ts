// Amounts with different decimals as whole numbers of one unit, exactly, however many decimals they have.
import { MILLIONTHS, TRILLIONTHS, unitsOf } from './units.ts';

/** A number, or a decimal text. */
export type Amount = number | string;

interface Whole {
  units: bigint;
  /** Of a unit, behind the point; below zero for those before it. */
  digits: number;
}

/** The amounts in the largest unit that all are a whole number of, and that has at least so many digits behind the point. */
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

/** Throws for what is no number. */
function wholeOf(amount: Amount): Whole {
  if (typeof amount === 'number')
    for (const unit of [MILLIONTHS, TRILLIONTHS]) {
      const units = unitsOf(amount, unit);
      if (units !== null) return { units: BigInt(units), digits: unit.digits };
    }
  const [mantissa = '', exponent = '0'] = String(amount).split('e');
  const [whole = '', decimals = ''] = mantissa.split('.');
  return { units: BigInt(whole + decimals), digits: decimals.length - Number(exponent) };
}
