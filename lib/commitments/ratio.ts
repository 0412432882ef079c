// Percents of money and of quantities: exact, and unknown where there is nothing to be a part of.
import { percentOf } from '../money/money.ts';

/** 100 x part / whole; null unless the whole is above 0. */
export function percentOrNull(part: number, whole: number): number | null {
  return whole > 0 ? percentOf(String(part), String(whole)) : null;
}
