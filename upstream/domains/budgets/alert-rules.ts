// Which thresholds a budget has reached: the highest of each kind, so that one look makes no pile of mails. Pure.
import type { AlertRule } from '../../stores/documents/budgets/budget-alerts.ts';

export interface Reached {
  kind: 'actual' | 'expected';
  percent: number;
}

/** Rates are percents of the budget; null where nothing can be said. */
export function reachedThresholds(
  { actual, expected }: Pick<AlertRule, 'actual' | 'expected'>,
  { rate, expectedRate }: { rate: number | null; expectedRate: number | null },
): Reached[] {
  const highest = (kind: Reached['kind'], percents: readonly number[], found: number | null): Reached[] => {
    const reached = found === null ? [] : percents.filter((percent) => found >= percent);
    return reached.length === 0 ? [] : [{ kind, percent: Math.max(...reached) }];
  };
  return [...highest('actual', actual, rate), ...highest('expected', expected, expectedRate)];
}
