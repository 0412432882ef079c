// What advice promised, what it brought, and what would have been possible, month by month.
import { sumMoney } from '../../money/money.ts';
import { chosenSize } from './goals.ts';
import { type Price, savedBy, type Valuation } from './valuation.ts';

/** A month of the term so far: the hours that a commitment could have paid for. */
export interface LedgerHours {
  /** First day of the month. */
  month: string;
  valuation: Valuation;
  /** Hours that have passed of it. */
  hours: number;
  /** What the linked purchase saved by its charges; null where none is linked: then it is what the size would have saved. */
  charged: number | null;
}

/** Money of the hours of the month. */
export interface LedgerMonth {
  month: string;
  /** What the advice promised for a month, as of that month. */
  promised: number;
  realised: number;
  /** What the best size of this month alone would have saved. */
  best: number;
  /** Is `realised` that of charges? */
  isCharged: boolean;
}

export interface Ledger {
  months: LedgerMonth[];
  promised: number;
  realised: number;
  best: number;
}

/** `promised` is the monthly saving that the advice stated. */
export function ledgerOf(
  { size, promised, price }: { size: number; promised: number; price: Pick<Price, 'price' | 'step'> },
  hours: readonly LedgerHours[],
): Ledger {
  const months = hours.map(({ month, valuation, hours: count, charged }) => {
    const saved = (each: number) => count * savedBy(valuation, price.price, { size: each });
    return {
      month,
      promised,
      realised: charged ?? saved(size),
      best: saved(chosenSize(valuation, price, { by: 'saving' }) ?? 0),
      isCharged: charged !== null,
    };
  });
  const sum = (of: 'promised' | 'realised' | 'best') => sumMoney(months.map((each) => each[of]));
  return { months, promised: sum('promised'), realised: sum('realised'), best: sum('best') };
}
