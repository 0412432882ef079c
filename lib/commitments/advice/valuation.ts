// What a commitment of a size would replace and use, hour by hour: the one function that all advice is computed from.
import { differenceOf } from '../../money/money.ts';

/** Hours of a provider's month: prices by the month are prices of an hour times these. */
export const MONTH_HOURS = 730;

/** Averages of an hour. */
export interface Worth {
  /** On-demand cost that the commitment replaces: money. */
  covered: number;
  /** What of the commitment is used, in its own unit: money of a plan, machines of a reservation. */
  used: number;
}

/** The hours of a window, ready to be asked for any size. Both results are concave and rise with the size. */
export interface Valuation {
  /** On-demand cost of an hour on average, of all that the commitment could pay for: money. */
  onDemand: number;
  /** The size above which nothing more is covered. */
  peak: number;
  /** `size` is at least 0: money an hour of a plan, machines of a reservation. */
  at(size: number): Worth;
}

/** What a size costs and in which steps it is sold. */
export interface Price {
  /** Of size 1, an hour, with what is paid ahead spread over the term: 1 for a plan, whose size is money. */
  price: number;
  /** Of size 1, paid at once. */
  upfront: number;
  /** Of size 1, paid by the hour. */
  recurring: number;
  /** 0.001 of money, or 1 machine. */
  step: number;
  /** Of the term. */
  termMonths: number;
}

/** Saving of an hour on average: what is replaced, less what the size costs. To compare sizes by; `savedBy` is shown. */
export function savingAt(valuation: Valuation, price: number, size: number): number {
  return valuation.at(size).covered - price * size;
}

/**
 * The same when usage has fallen by a share of it, 0 to 1: an hour with less usage is covered as one of full size would be
 * by a commitment that is larger by as much.
 */
export function savingAfterFall(
  valuation: Valuation,
  price: number,
  { size, fall }: { size: number; fall: number },
): number {
  const left = 1 - fall;
  return left <= 0 ? -price * size : left * savingAt(valuation, price, size / left);
}

/** The saving of an hour that is shown and added: the same as that of `savingAfterFall`, as an exact difference. */
export function savedBy(
  valuation: Valuation,
  price: number,
  { size, fall = 0 }: { size: number; fall?: number },
): number {
  const left = 1 - fall;
  return differenceOf(left <= 0 ? 0 : left * valuation.at(size / left).covered, price * size);
}
