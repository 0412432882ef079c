// The one place where JavaScript adds money: exact decimals, never binary floating point.
import { Big } from 'big.js';
import { decimalOf, MILLIONTHS, TRILLIONTHS, unitsOf } from './units.ts';

const ZERO = new Big(0);

/** The exact sum, as the nearest number. Throws if one is not a number. */
export function sumMoney(amounts: Iterable<number>): number {
  let millionths = 0;
  let trillionths = 0;
  let further = ZERO;
  for (const amount of amounts) {
    const coarse = unitsOf(amount, MILLIONTHS);
    if (coarse !== null && Number.isSafeInteger(millionths + coarse)) {
      millionths += coarse;
      continue;
    }
    const fine = unitsOf(amount, TRILLIONTHS);
    if (fine === null) further = further.plus(amount);
    else if (Number.isSafeInteger(trillionths + fine)) trillionths += fine;
    else {
      further = further.plus(decimalOf(trillionths, TRILLIONTHS));
      trillionths = fine;
    }
  }
  if (further === ZERO && trillionths === 0) return millionths / MILLIONTHS.perOne;
  const all = millionths * (TRILLIONTHS.perOne / MILLIONTHS.perOne) + trillionths;
  if (further === ZERO && Number.isSafeInteger(all)) return all / TRILLIONTHS.perOne;
  return further.plus(decimalOf(millionths, MILLIONTHS)).plus(decimalOf(trillionths, TRILLIONTHS)).toNumber();
}

/** `amount - other`, exact, as the nearest number. */
export function differenceOf(amount: number, other: number): number {
  return sumMoney([amount, -other]);
}

/** `amount` converted by units of the target currency per USD over units of the source currency per USD. */
export function convertMoney(amount: number, ratePerUsd: number, targetRatePerUsd: number): number {
  if (ratePerUsd === targetRatePerUsd) return amount;
  return new Big(amount).times(targetRatePerUsd).div(ratePerUsd).toNumber();
}

/** The exact product, as the nearest number. */
export function productOf(amount: number, ...factors: readonly number[]): number {
  return factors.reduce((product, factor) => product.times(factor), new Big(amount)).toNumber();
}

/** `amount` over a count that is not 0, exact to 20 decimals at least, as the nearest number. */
export function averageOf(amount: number, count: number): number {
  for (const unit of [MILLIONTHS, TRILLIONTHS]) {
    const units = unitsOf(amount, unit);
    const divisor = count * unit.perOne;
    // Dividing two exact integers rounds only once.
    if (units !== null && Number.isSafeInteger(divisor)) return units / divisor;
  }
  return new Big(amount).div(count).toNumber();
}

/** As many digits as every binary number keeps of a decimal one: the last bits of a quotient are none of its figures. */
const RATIO_DIGITS = 15;

/**
 * `part` in percent of `total`, to 15 digits; 0 when the total is not positive, because shares of it say nothing.
 * A ratio, not money: a thousand exact divisions would take longer than asking the store for what they divide.
 */
export function shareOf(part: number, total: number): number {
  return total > 0 ? Number(((part / total) * 100).toPrecision(RATIO_DIGITS)) : 0;
}

/** The exact sum of decimal texts, as decimal text. */
export function addDecimals(texts: Iterable<string>): string {
  let sum = new Big(0);
  for (const text of texts) sum = sum.plus(text);
  return sum.toFixed();
}

/** `part` over `whole`, both decimal text, as the nearest number; null when the whole is 0. */
export function decimalShare(part: string, whole: string): number | null {
  const divisor = new Big(whole);
  return divisor.eq(0) ? null : new Big(part).div(divisor).toNumber();
}

/** `text - other`, exact, as decimal text. */
export function lessDecimal(text: string, other: string): string {
  return new Big(text).minus(other).toFixed();
}

/** The product of two decimal texts, exact, as decimal text. */
export function timesDecimal(text: string, factor: string): string {
  return new Big(text).times(factor).toFixed();
}

export function negatedDecimal(text: string): string {
  return new Big(text).neg().toFixed();
}

/** Below 0, 0 or above 0, as the first is less than, equal to or more than the other. */
export function compareDecimals(text: string, other: string): number {
  return new Big(text).cmp(other);
}

export function isZeroDecimal(text: string): boolean {
  return new Big(text).eq(0);
}

/** `text` converted like an amount by `convertMoney`. */
export function convertDecimal(text: string, ratePerUsd: string, targetRatePerUsd: string): string {
  if (ratePerUsd === targetRatePerUsd) return text;
  return new Big(text).times(targetRatePerUsd).div(ratePerUsd).toFixed();
}

/** A sum over a count that is not 0, to 20 decimals, as decimal text. */
export function averageOfDecimals(sum: string, count: number): string {
  return new Big(sum).div(count).toFixed();
}

/** `part` in percent of a whole that is not 0, both decimal text, as the nearest number. */
export function percentOf(part: string, whole: string): number {
  return new Big(part).times(100).div(whole).toNumber();
}

/** To so many digits behind the point, halves away from zero. */
export function roundDecimal(text: string, digits: number): string {
  return new Big(text).toFixed(digits, Big.roundHalfUp);
}
