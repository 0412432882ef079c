// Factors that turn amounts into the currency of the company, as decimals.
import { Big } from 'big.js';

/** Digits behind the point of a factor. */
const FACTOR_DIGITS = 18;

export interface Conversion {
  /** ISO 4217: what answers are in. */
  currency: string;
  /** Currencies that can be converted, and what to multiply each with: text with 18 digits behind the point. */
  factors: ReadonlyMap<string, string>;
}

/**
 * `rates` are units for one USD. The company's own currency needs no rate; where it has none, no other currency can
 * be converted.
 */
export function conversionTo(currency: string, rates: ReadonlyMap<string, string>): Conversion {
  const factors = new Map([[currency, new Big(1).toFixed(FACTOR_DIGITS)]]);
  const target = rates.get(currency);
  if (target !== undefined) {
    for (const [source, rate] of rates) {
      if (source !== currency) factors.set(source, factorOf(target, rate));
    }
  }
  return { currency, factors };
}

function factorOf(target: string, source: string): string {
  // Divided with more digits than are kept, so that the last kept one is right.
  const Precise = Big();
  Precise.DP = FACTOR_DIGITS + 2;
  return new Precise(target).div(source).toFixed(FACTOR_DIGITS);
}
