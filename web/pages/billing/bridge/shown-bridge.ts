// The way from a bill to Cost Analytics as it is shown: it adds up in the last digit from the one figure to the other.
import { differenceOf } from '../../../../lib/money/money.ts';
import { type Rounding, roundedAmount, roundedParts } from '../../../../lib/money/rounded-parts.ts';

interface LineLike {
  amount: number;
  months: readonly { amount: number }[];
}

interface BridgeLike<Line extends LineLike> {
  total: number;
  lines: readonly Line[];
  cost: number;
}

/** Both ends are rounded by themselves, as their own screens show them; lines and their months to what is between. */
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
      const months = roundedParts(
        line.months.map((month) => month.amount),
        amount,
        rounding,
      );
      return {
        ...line,
        amount,
        months: line.months.map((month, at) => ({ ...month, amount: months[at] ?? 0 })),
      };
    }),
  };
}
