// Unit prices in the currency of an account, and how finely its quantities are counted.
import { Big } from 'big.js';
import { type DemoCurrency, RATES } from '../shape.ts';
import type { Kind } from '../vocabulary.ts';

/** Digits behind the point of every cost: price and quantity together never have more. */
export const COST_DIGITS = 8;
const SIGNIFICANT = 4;
const COARSE_UNIT = 1000;

export interface LocalPrice {
  /** Exact decimal text. */
  list: string;
  /** After negotiated discounts. */
  contracted: string;
  /** Digits of a quantity. */
  quantityDigits: number;
  /** Units of the price list that one unit holds. */
  unitSize: number;
}

/** Quantities that discounts of commitments are counted in need digits of their own. */
const QUANTITY_DIGITS: Record<Kind, number> = {
  compute: 2,
  gpu: 2,
  spot: 2,
  database: 2,
  storage: 3,
  network: 3,
  requests: 0,
  other: 2,
};

export function localPrice(
  usd: number,
  kind: Kind,
  currency: DemoCurrency,
  options: { discount: number; isWhole: boolean },
): LocalPrice {
  const exact = new Big(usd).times(RATES[currency]);
  if (options.isWhole) return wholePrice(exact, options.discount);
  const list = currency === 'USD' ? exact.round(COST_DIGITS) : significant(exact);
  const contracted = list.times(new Big(1).minus(options.discount)).round(COST_DIGITS);
  const priceDigits = Math.max(digitsOf(list), digitsOf(contracted));
  const quantityDigits = Math.max(0, Math.min(QUANTITY_DIGITS[kind], COST_DIGITS - priceDigits));
  return { list: list.toFixed(), contracted: contracted.toFixed(), quantityDigits, unitSize: 1 };
}

/** A unit too cheap for a whole price is counted by the thousand, or by the million. */
function wholePrice(exact: Big, discount: number): LocalPrice {
  let unitSize = 1;
  while (exact.times(unitSize).lt(20)) unitSize *= COARSE_UNIT;
  const list = exact.times(unitSize).round(0);
  const contracted = list.times(new Big(1).minus(discount)).round(0);
  return { list: list.toFixed(), contracted: contracted.toFixed(), quantityDigits: 0, unitSize };
}

function significant(value: Big): Big {
  return value.round(Math.max(0, Math.min(SIGNIFICANT - 1 - value.e, COST_DIGITS)));
}

export function digitsOf(value: Big): number {
  return Math.max(0, value.c.length - 1 - value.e);
}
