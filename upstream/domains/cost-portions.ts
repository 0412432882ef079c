// What the cost of one item is made of: its products, or the usage types of a product; the tenth is followed by others.
import { shareOf } from '../../lib/money.ts';
import type { VendorCode } from '../../lib/vendors.ts';
import type { portion } from '../contract/cost-analytics.ts';
import type { ReplyOf } from '../contract/endpoint.ts';
import type { Dimension } from '../facts/dimensions.ts';
import type { AskedFacts } from '../facts/facts-for.ts';
import type { CostBasis, Scope } from '../facts/question.ts';
import { costOf, itemOf } from './cost-line.ts';

const LISTED = 10;
export const OTHERS = 'Others';

export async function portionsOf(
  facts: AskedFacts,
  scope: Scope,
  basis: CostBasis,
  viewBy: Dimension,
  vendor: VendorCode,
): Promise<ReplyOf<typeof portion>> {
  const part: Dimension = viewBy === 'product' ? 'usageType' : 'product';
  const answer = await facts.cost({
    ...scope,
    measures: [basis],
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
