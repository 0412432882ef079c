// What tables of a chart show: rounded together, so that the series of a step add up to its total.
import { sumMoney } from '../../../lib/money/money.ts';
import { type Rounding, roundedAmount, roundedParts } from '../../../lib/money/rounded-parts.ts';

export interface ShownStep {
  /** Null where nothing is known. */
  amounts: (number | null)[];
  /** Of all of them; null where nothing is known of any. */
  total: number | null;
}

/** The amounts of one step, an amount a series. */
export function shownStep(exact: readonly (number | null)[], rounding: Rounding): ShownStep {
  const known = exact.filter((amount) => amount !== null);
  if (known.length === 0) return { amounts: [...exact], total: null };
  const whole = sumMoney(known);
  const rounded = roundedParts(known, whole, rounding);
  let place = 0;
  return {
    amounts: exact.map((amount) => (amount === null ? null : (rounded[place++] ?? amount))),
    total: roundedAmount(whole, rounding),
  };
}
