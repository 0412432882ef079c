// In which currency a user reads amounts, and how many decimals it has: screens, files and mails agree on it.
import { VENDORS, type VendorCode } from '../catalogue/vendors.ts';
import { convertMoney } from './money.ts';
import type { Rounding } from './rounded-parts.ts';

export interface CurrencyChoice {
  /** The currency that the reader wants. */
  selected: string;
  /** Units of each currency for one USD. */
  rates: ReadonlyMap<string, number>;
}

/** KRW has no decimals anywhere, every other currency two. */
export function decimalsOf(currency: string): number {
  return currency === 'KRW' ? 0 : 2;
}

/** How an amount of these vendors together is rounded: where each of them is cut in the currency, so is their sum. */
export function roundingOf(currency: string, vendors: readonly VendorCode[]): Rounding {
  const isCut = vendors.length > 0 && vendors.every((vendor) => VENDORS[vendor].cutIn.includes(currency));
  return { digits: decimalsOf(currency), isCut };
}

/** The currency that amounts of `currency` are shown in; its own where one of the two has no rate. */
export function shownCurrency({ selected, rates }: CurrencyChoice, currency: string): string {
  return rates.has(selected) && rates.has(currency) ? selected : currency;
}

/** The amount in the shown currency. */
export function shownAmount({ selected, rates }: CurrencyChoice, amount: number, currency: string): number {
  const [source, target] = [rates.get(currency), rates.get(selected)];
  return source === undefined || target === undefined ? amount : convertMoney(amount, source, target);
}
