// What the cost of one item is made of: its products, or the usage types of a product; the tenth is followed by others.
import { shareOf } from '../../lib/money.ts';
import type { portion } from '../contract/cost-analytics.ts';
import type { ReplyOf } from '../contract/endpoint.ts';
import type { Dimension } from '../facts/dimensions.ts';
import { factsFor } from '../facts/facts-for.ts';
import type { Call } from '../http/call.ts';
import { costDataOf } from './company-data.ts';
import { basisOf } from './cost-asked.ts';
import { type ItemRequest, itemScope } from './cost-item-scope.ts';
import { costOf, itemOf } from './cost-line.ts';
import type { Stores } from './stores.ts';

const LISTED = 10;
export const OTHERS = 'Others';

export async function costPortions(
  stores: Stores,
  request: ItemRequest,
  { companyId, signal }: Call,
): Promise<ReplyOf<typeof portion>> {
  const vendor = request.selectedVendor;
  await costDataOf(stores, companyId, [vendor], 'selectedVendor');
  const isProduct = [request, ...request.thenBy].some(({ viewBy }) => viewBy === 'product');
  const part: Dimension = isProduct && request.viewByItem !== undefined ? 'usageType' : 'product';
  const scope = await itemScope(stores, companyId, request);
  const answer = await factsFor(stores.facts, signal).cost({
    ...scope,
    measures: [basisOf(request)],
    groupBy: [part],
    unit: null,
    limit: LISTED,
    skip: 0,
  });
  const total = costOf(answer.total);
  const items = answer.groups.map((group) => ({
    vendor: group.vendor,
    ...itemOf(group),
    cost: costOf(group),
    portion: shareOf(costOf(group), total),
    isOthers: false,
    numberOfOthers: 0,
    otherItems: [],
  }));
  const others = answer.others && {
    vendor,
    item: OTHERS,
    itemAlias: OTHERS,
    cost: costOf(answer.others),
    portion: shareOf(costOf(answer.others), total),
    isOthers: true,
    numberOfOthers: answer.others.count,
    otherItems: answer.others.keys.map(({ keys }) => keys[0] ?? ''),
  };
  return { currency: answer.currency, totalCost: total, items: others ? [...items, others] : items };
}
