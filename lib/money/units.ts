// Amounts as integers of a small unit. Integers add exactly, and much faster than long decimals.

export interface Unit {
  /** Decimals of the unit. */
  digits: number;
  perOne: number;
  /** Below this, neighbouring doubles are less than one unit apart, so a double stands for at most one count of units. */
  below: number;
}

export const MILLIONTHS: Unit = { digits: 6, perOne: 1e6, below: 2 ** 33 };
/** For small amounts with many decimals, as bills have them. */
export const TRILLIONTHS: Unit = { digits: 12, perOne: 1e12, below: 2 ** 13 };

/** The exact count of units; null if the amount is too large, has more decimals, or is not a number. */
export function unitsOf(amount: number, { perOne, below }: Unit): number | null {
  const units = Math.round(amount * perOne);
  return units / perOne === amount && Math.abs(amount) < below ? units : null;
}

/** The exact amount of a count of units, as decimal text. */
export function decimalOf(units: number, { digits }: Unit): string {
  return `${units}e-${digits}`;
}
