// What a cost is split by: from the words of the wire to groupings of the facts store.
import type { CostGrouping, ViewBy } from '../../contract/shared/cost-question.ts';
import { badRequest } from '../../refusal.ts';
import type { Dimension } from '../../stores/facts/questions/dimensions.ts';
import type { Grouping } from '../../stores/facts/questions/question.ts';
import type { ServiceGroupSets } from './service-group-sets.ts';

const DIMENSIONS: Record<Exclude<ViewBy, 'tag' | 'serviceGroup' | 'category'>, Dimension> = {
  account: 'account',
  project: 'account',
  product: 'product',
  region: 'region',
  instanceType: 'instanceType',
  usageType: 'usageType',
  productFamily: 'productFamily',
};

/** Refuses a grouping that lacks what it needs, or has what it does not. */
export async function groupingOf(grouping: CostGrouping, sets: ServiceGroupSets): Promise<Grouping> {
  const { viewBy, tagKey, serviceGroupSetNm } = grouping;
  if ((viewBy === 'tag') !== (tagKey !== undefined))
    throw badRequest('A tag key goes with the view-by tag, and only with it.', 'tagKey');
  if ((viewBy === 'serviceGroup') !== (serviceGroupSetNm !== undefined))
    throw badRequest(
      'A set of service groups goes with the view-by serviceGroup, and only with it.',
      'serviceGroupSetNm',
    );
  if (tagKey !== undefined) return { tag: tagKey };
  if (serviceGroupSetNm !== undefined) return sets.grouping(serviceGroupSetNm, 'serviceGroupSetNm');
  return viewBy === 'category' ? sets.categories() : dimensionOf(viewBy);
}

function dimensionOf(viewBy: Exclude<ViewBy, 'category'>): Dimension {
  if (viewBy === 'tag' || viewBy === 'serviceGroup') throw badRequest('The view-by lacks a key.', 'viewBy');
  return DIMENSIONS[viewBy];
}

/** The first grouping, and those that follow it. */
export function groupingsOf(
  request: CostGrouping & { thenBy: readonly CostGrouping[] },
  sets: ServiceGroupSets,
): Promise<Grouping[]> {
  return Promise.all([request, ...request.thenBy].map((each) => groupingOf(each, sets)));
}
