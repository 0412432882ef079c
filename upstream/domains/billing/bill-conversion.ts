// What a bill is in another currency, for display alone: by the last rate that is known at the end of its month.

import { type IsoDate, lastOfMonth } from '../../../lib/calendar/calendar.ts';
import { CURRENCY_CODES } from '../../../lib/catalogue/currencies.ts';
import { convertDecimal } from '../../../lib/money/money.ts';
import type { CrossRate, RateTable } from '../../../lib/money/rate-table.ts';
import type { DatedRateReply } from '../../contract/billing/shapes.ts';

export interface Converted {
  amount: string;
  /** Of the target currency for one of the source. */
  rate: CrossRate;
}

/** `month` is its first day. Null where one of the two has no rate yet. */
export function convertedAmount(
  amount: string,
  { source, target, month }: { source: string; target: string; month: IsoDate },
  rates: RateTable,
): Converted | null {
  const day = lastOfMonth(month);
  const [from, to] = [rates.on(source, day), rates.on(target, day)];
  const rate = rates.cross(source, target, day);
  if (!from || !to || !rate) return null;
  return { amount: source === target ? amount : convertDecimal(amount, from.rate, to.rate), rate };
}

/** The rates that bills of the month are read by: of the portal's currencies, and of those that it is billed in. */
export function ratesOfMonth(
  rates: RateTable,
  month: IsoDate,
  billedIn: readonly string[],
): DatedRateReply[] {
  return [...new Set([...CURRENCY_CODES, ...billedIn])].flatMap((currency) => {
    const rate = rates.on(currency, lastOfMonth(month));
    return rate ? [{ currency, rate: Number(rate.rate), date: rate.date, source: rate.source }] : [];
  });
}
