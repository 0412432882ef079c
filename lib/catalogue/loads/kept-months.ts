// How many of its newest billing months a company may keep; null keeps all of them.

/** A year and the month beside it: what screens compare with. */
export const LEAST_MONTHS = 13;
export const MOST_MONTHS = 600;

/** What the page offers; the command takes every number between the two above. */
export const KEPT_MONTHS_CHOICES: readonly number[] = [13, 18, 24, 36, 48, 60, 84, 120];

/** Whole, and within the two bounds. */
export function isKeptMonths(months: number): boolean {
  return Number.isInteger(months) && months >= LEAST_MONTHS && months <= MOST_MONTHS;
}
