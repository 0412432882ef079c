// The way from a bill to Cost Analytics as it is shown: it adds up in the last digit from the one figure to the other.
import { differenceOf, sumMoney } from '../../../../lib/money/money.ts';
import { type Rounding, roundedAmount, roundedParts } from '../../../../lib/money/rounded-parts.ts';

interface LineLike {
  amount: number;
  /** Add up to it; none where it has none. */
  parts: readonly { amount: number }[];
}

interface BridgeLike<Line extends LineLike> {
  total: number;
  lines: readonly Line[];
  cost: number;
}

/** Both ends are rounded by themselves, as their own screens show them; lines and their parts to what is between. */
export function shownBridge<Line extends LineLike>(
  { total, lines, cost }: BridgeLike<Line>,
  rounding: Rounding,
): { total: number; lines: Line[]; cost: number } {
  const [first, last] = [roundedAmount(total, rounding), roundedAmount(cost, rounding)];
  const amounts = roundedParts(
    lines.map(({ amount }) => amount),
    differenceOf(last, first),
    rounding,
  );
  return {
    ...{ total: first, cost: last },
    lines: lines.map((line, place): Line => {
      const amount = amounts[place] ?? 0;
      const parts = roundedParts(
        line.parts.map((part) => part.amount),
        amount,
        rounding,
      );
      return {
        ...line,
        amount,
        parts: line.parts.map((part, at) => ({ ...part, amount: parts[at] ?? 0 })),
      };
    }),
  };
}

/** One end of the way by vendor, which adds up to it. */
export function shownEnd<End extends 'total' | 'cost', Vendor>(
  vendors: readonly ({ vendor: Vendor } & Record<End, number>)[],
  end: End,
  rounding: Rounding,
): { vendor: Vendor; amount: number }[] {
  const amounts = vendors.map((each) => each[end]);
  const parts = roundedParts(amounts, roundedAmount(sumMoney(amounts), rounding), rounding);
  return vendors.map(({ vendor }, place) => ({ vendor, amount: parts[place] ?? 0 }));
}
