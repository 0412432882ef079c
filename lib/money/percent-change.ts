// The portal's rule for a change in percent (C-09), for screens, graph, exports and mails alike.
import { Big } from 'big.js';
import { differenceOf } from './money.ts';

/** How a cost changed against another; what is new was nothing before, and what is gone is nothing now. */
export interface CostChange {
  difference: number;
  kind: 'UP' | 'DOWN' | 'SAME' | 'NEW' | 'GONE';
  /** By `percentChange`. */
  percent: number;
}

/** A change below this many percent, up or down, counts as none. */
export const NO_CHANGE_BELOW = 0.05;

/**
 * The change from `previous` to `current` in percent, rounded to 2 decimals: 0 when both are 0 or the change is
 * below 0.05 %, +100 from nothing, -100 to nothing. A negative previous value (credits) is taken by its size, so
 * that the sign still tells the direction.
 */
export function percentChange(current: number, previous: number): number {
  if (previous === 0) return current === 0 ? 0 : 100 * Math.sign(current);
  const change = (100 * (current - previous)) / Math.abs(previous);
  if (Math.abs(change) < NO_CHANGE_BELOW) return 0;
  return Math.sign(change) * (Math.round(Math.abs(change) * 100) / 100);
}

/** `known`: the percent where a service told it already; below 0.05 % it is no change, either. */
export function costChange(
  current: number,
  previous: number,
  known: number = percentChange(current, previous),
): CostChange {
  const difference = differenceOf(current, previous);
  // An arrow beside 0.0 % would contradict it.
  const percent = Math.abs(known) < NO_CHANGE_BELOW ? 0 : known;
  return { difference, percent, kind: kindOf(current, previous, percent, difference) };
}

function kindOf(current: number, previous: number, percent: number, difference: number): CostChange['kind'] {
  if (percent === 0) return 'SAME';
  if (previous === 0) return 'NEW';
  if (current === 0) return 'GONE';
  return difference > 0 ? 'UP' : 'DOWN';
}

/** Up costs more. What is new or the same has none; a credit that is gone costs more, too. */
export function changeDirection({ difference, kind }: Omit<CostChange, 'percent'>): 'UP' | 'DOWN' | null {
  if (kind === 'NEW' || kind === 'SAME') return null;
  return difference > 0 ? 'UP' : 'DOWN';
}

/** Of the cost before, in percent. */
const COUNTS_FROM = 10;
/** The part of the total that counts: one of so many. */
const PARTS_OF_TOTAL = 100;

/**
 * Whether the change of a line counts in a list whose total is `total`: at least a tenth of what it was, and at least one
 * percent of the total, so that the eye finds few lines.
 */
export function changeCounts({ difference, percent }: Omit<CostChange, 'kind'>, total: number): boolean {
  if (Math.abs(percent) < COUNTS_FROM) return false;
  return new Big(difference).abs().times(PARTS_OF_TOTAL).gte(new Big(total).abs());
}
