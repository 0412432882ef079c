// In which order the currencies of a bill stand: by what they are worth, for numbers of two currencies cannot be compared.
import type { IsoDate } from '../../../lib/calendar/calendar.ts';
import { compareDecimals, convertDecimal } from '../../../lib/money/money.ts';
import type { RateTable } from '../../../lib/money/rate-table.ts';

export interface CurrencySum {
  currency: string;
  /** Decimal text. */
  cost: string;
}

export type CurrencyOrder = (one: CurrencySum, other: CurrencySum) => number;

/** By falling size in US dollars of a day, regardless of the sign; what has no rate follows, by its code. */
export function currencyOrder(rates: RateTable, day: IsoDate): CurrencyOrder {
  const worthOf = ({ currency, cost }: CurrencySum) => {
    const rate = rates.on(currency, day);
    return rate === null ? null : convertDecimal(cost.replace('-', ''), rate.rate, '1');
  };
  return (one, other) => {
    if (one.currency === other.currency) return compareDecimals(other.cost, one.cost);
    const [left, right] = [worthOf(one), worthOf(other)];
    const byCode = one.currency < other.currency ? -1 : 1;
    if (left === null || right === null) return Number(left === null) - Number(right === null) || byCode;
    return compareDecimals(right, left) || byCode;
  };
}

/** For rows of several currencies: each currency on its own, by falling cost. */
export function byCurrencyAndCost(one: CurrencySum, other: CurrencySum): number {
  if (one.currency !== other.currency) return one.currency < other.currency ? -1 : 1;
  return compareDecimals(other.cost, one.cost);
}
