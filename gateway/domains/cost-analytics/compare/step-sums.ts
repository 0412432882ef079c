// Several lines as one, step by step.
import { sumMoney } from '../../../../lib/money/money.ts';
import type { CostItem } from '../../../__generated__/graph-types.ts';

/** Null where no item has data. */
export function sumOfSteps(
  steps: number,
  items: readonly CostItem[],
  amountsOf: (item: CostItem) => CostItem['amounts'],
): (number | null)[] {
  const columns = items.map(amountsOf);
  return Array.from({ length: steps }, (_, step) => {
    const known: number[] = [];
    for (const column of columns) {
      const amount = column[step];
      if (typeof amount === 'number') known.push(amount);
    }
    return known.length > 0 ? sumMoney(known) : null;
  });
}
