// When the cost of each month is needed, which the service is asked for beside that of each step (C-10).
import type { GraphQLResolveInfo } from 'graphql';
import { argumentsBelow } from '../../graph/selected-arguments.ts';
import { fieldsSelected } from '../../graph/selected-fields.ts';

/** Where lines stand below CostAnalytics. */
const LINES = [
  ['total'],
  ['series'],
  ['items', 'total'],
  ['items', 'shownTotal'],
  ['items', 'edges', 'node'],
  ['items', 'edges', 'shown'],
];

/** Whether a request shows months, or orders by one. */
export function isMonthsSelected(info: GraphQLResolveInfo): boolean {
  return (
    [[], ...LINES].some((path) => fieldsSelected(info, path).has('months')) ||
    argumentsBelow(info, 'items').some(({ sort }) => Array.isArray(sort) && isSortedByMonth(sort))
  );
}

export function isSortedByMonth(sort: readonly { by: string }[]): boolean {
  return sort.some(({ by }) => by === 'MONTH');
}
