// A comparison is merged once for as long as the services answer as before: the next page of its table, another order and
// another search ask for the same two replies.
import type { CostSeriesReply } from '../../../upstream/contract/shared/cost-shapes.ts';
import { type ComparedSeries, mergeCost } from './compare/compare.ts';
import type { CompareOptions } from './compare/compare-options.ts';

interface Merged extends CompareOptions {
  compared: CostSeriesReply | null;
  series: ComparedSeries;
}

/** By the current reply, the comparison that was asked for last. */
const known = new WeakMap<CostSeriesReply, Merged>();

/** As `mergeCost`; nobody may change what is shared. */
export function mergedOnce(
  current: CostSeriesReply,
  compared: CostSeriesReply | null,
  { cost, align }: CompareOptions,
): ComparedSeries {
  const last = known.get(current);
  if (last?.compared === compared && last.cost === cost && last.align === align) return last.series;
  const series = mergeCost(current, compared, { cost, align });
  known.set(current, { compared, cost, align, series });
  return series;
}
