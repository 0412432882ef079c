// How a cost changed against another, by the portal's rule of percent (C-09).
import { differenceOf } from '../../lib/money/money.ts';
import { percentChange } from '../../lib/money/percent-change.ts';
import type { ChangeKind, CostChange } from '../__generated__/graph-types.ts';

/** `percent` where the service computed it; else by the same rule. */
export function changeOf(
  current: number,
  previous: number,
  percent: number = percentChange(current, previous),
): CostChange {
  const difference = differenceOf(current, previous);
  return { difference, percent, kind: kindOf(current, previous, percent, difference) };
}

function kindOf(current: number, previous: number, percent: number, difference: number): ChangeKind {
  if (percent === 0) return 'SAME';
  if (previous === 0) return 'NEW';
  if (current === 0) return 'GONE';
  return difference > 0 ? 'UP' : 'DOWN';
}
