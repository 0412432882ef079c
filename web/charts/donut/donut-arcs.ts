// The rings of a donut: how long each part is and where it begins, as the dashes of a circle's line.
import { shareOf, sumMoney } from '../../../lib/money/money.ts';

export interface DonutPart {
  id: string;
  label: string;
  /** The CSS variable of its colour. */
  colour: string;
  /** What is zero or less has no place in a ring. */
  amount: number;
}

export interface DonutArc extends DonutPart {
  /** Percent of the ring. */
  length: number;
  /** Percent of the ring before it, from twelve o'clock. */
  start: number;
}

/** In the order of the parts; together they are the whole ring. */
export function donutArcs(parts: readonly DonutPart[]): DonutArc[] {
  const drawn = parts.filter(({ amount }) => amount > 0);
  const whole = sumMoney(drawn.map(({ amount }) => amount));
  let start = 0;
  return drawn.map((part) => {
    const length = shareOf(part.amount, whole);
    const arc = { ...part, length, start };
    start += length;
    return arc;
  });
}
