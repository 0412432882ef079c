// What a bill is in another currency, for display alone: by the newest rates, which are told with their day.
import { convertDecimal } from '../../../lib/money/money.ts';
import type { ExchangeRates } from '../../stores/documents/reference/exchange-rates.ts';

export interface Converted {
  amount: string;
  /** Units of the target currency for one of the source. */
  rate: number;
}

/** Null where one of the two has no rate. */
export function convertedAmount(
  amount: string,
  source: string,
  target: string,
  { rates }: ExchangeRates,
): Converted | null {
  if (source === target) return { amount, rate: 1 };
  const [from, to] = [rates.get(source), rates.get(target)];
  if (from === undefined || to === undefined) return null;
  return { amount: convertDecimal(amount, from, to), rate: Number(convertDecimal('1', from, to)) };
}
