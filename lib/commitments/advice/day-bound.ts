// What the saving of figures by day lies between: the hours of a day are not known, only their mean.
import { sumMoney } from '../../money/money.ts';
import { MONTH_HOURS, savedBy, type Valuation } from './valuation.ts';

/**
 * How far the hours of a day may lie from its mean: half of them above it and half below. Three times what the hours of a
 * real company came to (docs/architecture/advice-measured.md).
 */
const SPREAD = 0.1;

/** A flat day is what most can be saved of; hours that differ save less. Money a month; `valuation` is of days. */
export function monthlyBound(
  valuation: Valuation,
  price: number,
  size: number,
): { low: number; high: number } {
  const monthly = (fall: number) => MONTH_HOURS * savedBy(valuation, price, { size, fall });
  return { low: sumMoney([monthly(SPREAD), monthly(-SPREAD)]) / 2, high: monthly(0) };
}
