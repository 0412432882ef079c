// Which thresholds a budget has reached: the highest of each kind, so that one look makes no pile of mails. Pure.
import { budgetUse } from '../../../lib/money/budget-use.ts';
import type { BudgetFigures } from '../../contract/budgets/budgets.ts';
import type { AlertRule } from '../../stores/documents/budgets/budget-alerts.ts';

export interface Reached {
  kind: 'actual' | 'expected';
  percent: number;
}

export function reachedThresholds(
  { actual, expected }: Pick<AlertRule, 'actual' | 'expected'>,
  {
    budget,
    spent,
    rate,
    expectedCost,
    expectedRate,
  }: Pick<BudgetFigures, 'budget' | 'spent' | 'rate' | 'expectedCost' | 'expectedRate'>,
): Reached[] {
  const highest = (kind: Reached['kind'], percents: readonly number[], found: number | null): Reached[] => {
    const reached = found === null ? [] : percents.filter((percent) => found >= percent);
    return reached.length === 0 ? [] : [{ kind, percent: Math.max(...reached) }];
  };
  return [
    ...highest('actual', actual, budgetUse({ budget, cost: spent, rate })),
    ...highest('expected', expected, budgetUse({ budget, cost: expectedCost, rate: expectedRate })),
  ];
}
