import type { CostSeriesReply } from '../../../upstream/contract/shared/cost-shapes.ts';
import { memoizeByIdentity } from '../../graph/memoize-by-identity.ts';
import { type ComparedSeries, mergeCost } from './compare/compare.ts';
import type { CompareOptions } from './compare/compare-options.ts';

/**
 * As `mergeCost`, once for as long as the services answer the same: the next page of a table, another order and another
 * search ask for the same two replies. The result is shared, so callers must not change it.
 */
export function mergedCost(
  current: CostSeriesReply,
  compared: CostSeriesReply | null,
  { cost, align, isJoined }: CompareOptions,
): ComparedSeries {
  return merged(current, compared, cost, align, isJoined);
}

const merged = memoizeByIdentity(
  (
    current: CostSeriesReply,
    compared: CostSeriesReply | null,
    cost: CompareOptions['cost'],
    align: CompareOptions['align'],
    isJoined: boolean,
  ): ComparedSeries => mergeCost(current, compared, { cost, align, isJoined }),
);
