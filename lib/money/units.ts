// Amounts as whole numbers of a small unit: they are added exactly, and much faster than long decimals.

export interface Unit {
  /** Of the unit, behind the point. */
  digits: number;
  perOne: number;
  /** Up to here two neighbouring numbers are less than one unit apart, so that an amount is one count of units at most. */
  below: number;
}

export const MILLIONTHS: Unit = { digits: 6, perOne: 1e6, below: 2 ** 33 };
/** Of small amounts with as many decimals as bills have. */
export const TRILLIONTHS: Unit = { digits: 12, perOne: 1e12, below: 2 ** 13 };

/** How many units the amount is, exactly; null for one that is larger, has more decimals, or is no number. */
export function unitsOf(amount: number, { perOne, below }: Unit): number | null {
  const units = Math.round(amount * perOne);
  return units / perOne === amount && Math.abs(amount) < below ? units : null;
}

/** So many units, exactly, as decimal text. */
export function decimalOf(units: number, { digits }: Unit): string {
  return `${units}e-${digits}`;
}
