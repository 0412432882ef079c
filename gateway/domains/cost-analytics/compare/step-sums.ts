// Several lines as one, step by step.
import { sumMoney } from '../../../../lib/money/money.ts';
import type { CostItem } from '../../../__generated__/graph-types.ts';

/** Null where no item has data. */
export function sumOfSteps(
  steps: number,
  items: readonly CostItem[],
  amountsOf: (item: CostItem) => CostItem['amounts'],
): (number | null)[] {
  return Array.from({ length: steps }, (_, step) => {
    const known = items.flatMap((item) => amountsOf(item)[step] ?? []);
    return known.length > 0 ? sumMoney(known) : null;
  });
}
