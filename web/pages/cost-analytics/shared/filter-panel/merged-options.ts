// The values of a field of several vendors: one line for each value, with the cost and rows of all of them.
import { sumMoney } from '../../../../../lib/money/money.ts';

interface Option {
  value: string;
  cost: number;
  rowCount: number;
}

/** By falling cost. */
export function mergedOptions<Given extends Option>(options: readonly Given[]): Given[] {
  const merged = new Map<string, Given>();
  for (const option of options) {
    const { value, cost, rowCount } = option;
    const known = merged.get(value);
    merged.set(
      value,
      known ? { ...known, cost: sumMoney([known.cost, cost]), rowCount: known.rowCount + rowCount } : option,
    );
  }
  return [...merged.values()].toSorted((one, other) => other.cost - one.cost);
}
