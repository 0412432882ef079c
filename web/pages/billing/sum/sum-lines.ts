// A sum as lines: what adds, what takes off, and what stands after each of them.
import type { ReactNode } from 'react';
import { sumMoney } from '../../../../lib/money/money.ts';

export type LineKind = 'cost' | 'discount' | 'subtotal';

export interface SumLine {
  key: string;
  label: ReactNode;
  amount: number;
  /** A subtotal repeats the sum of the lines above it; it adds nothing. */
  kind: LineKind;
  /** What the line is made of itself. */
  parts?: readonly { key: string; label: ReactNode; amount: number }[] | undefined;
  /** How the line came about, where that needs to be said. */
  note?: ReactNode;
}

/** Where a line's bar begins and ends, in percent of the widest sum on the way. */
export interface LineSpan {
  start: number;
  end: number;
}

/** The bars of the lines: each begins where the one above it ended, a subtotal at 0. */
export function spansOf(lines: readonly SumLine[]): LineSpan[] {
  let sum = 0;
  const raw = lines.map(({ kind, amount }) => {
    const start = kind === 'subtotal' ? 0 : sum;
    sum = kind === 'subtotal' ? amount : sumMoney([sum, amount]);
    return { start, end: sum };
  });
  const ends = raw.flatMap(({ start, end }) => [start, end]);
  const lowest = Math.min(0, ...ends);
  const width = Math.max(0, ...ends) - lowest || 1;
  const percent = (amount: number) => ((amount - lowest) / width) * 100;
  return raw.map(({ start, end }) => ({
    start: percent(Math.min(start, end)),
    end: percent(Math.max(start, end)),
  }));
}

/** What a line adds to: a negative amount takes off. */
export function kindOf(amount: number): LineKind {
  return amount < 0 ? 'discount' : 'cost';
}
