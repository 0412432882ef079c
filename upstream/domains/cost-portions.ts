// What the cost of one item is made of: its products, or the usage types of a product; the tenth is followed by others.
import { shareOf } from '../../lib/money.ts';
import type { VendorCode } from '../../lib/vendors.ts';
import type { portion } from '../contract/cost-analytics.ts';
import type { ReplyOf } from '../contract/endpoint.ts';
import type { Dimension } from '../facts/dimensions.ts';
import type { CostBasis, FactStore, Scope } from '../facts/question.ts';

const LISTED = 10;
export const OTHERS = 'Others';

export async function portionsOf(
  facts: FactStore,
  scope: Scope,
  basis: CostBasis,
  viewBy: Dimension,
  vendor: VendorCode,
): Promise<ReplyOf<typeof portion>> {
  const groupBy = viewBy === 'product' ? 'usageType' : 'product';
  const answer = await facts.cost({ ...scope, basis, groupBy, unit: null, limit: LISTED, skip: 0 });
  const total = answer.total.total;
  const items = answer.groups.map((group) => ({
    vendor: group.vendor,
    item: group.key,
    itemAlias: group.label,
    cost: group.total,
    portion: shareOf(group.total, total),
    isOthers: false,
    numberOfOthers: 0,
    otherItems: [],
  }));
  const others = answer.others && {
    vendor,
    item: OTHERS,
    itemAlias: OTHERS,
    cost: answer.others.total,
    portion: shareOf(answer.others.total, total),
    isOthers: true,
    numberOfOthers: answer.others.count,
    otherItems: answer.others.keys,
  };
  return { currency: answer.currency, totalCost: total, items: others ? [...items, others] : items };
}
