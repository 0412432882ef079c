// The accounts, products and regions that occur in a range, by vendor: what a filter can keep.

import type { VendorCode } from '../../lib/vendors.ts';
import { type filter, MAX_COST_ITEMS } from '../contract/cost-analytics.ts';
import { VIEW_BYS } from '../contract/cost-shapes.ts';
import type { ReplyOf } from '../contract/endpoint.ts';
import type { CostAnswer } from '../facts/answer.ts';
import type { AskedFacts } from '../facts/facts-for.ts';
import type { Scope } from '../facts/question.ts';
import { costOf, itemOf } from './cost-line.ts';

/** One question for each field, for all vendors together. */
export async function filterOptions(facts: AskedFacts, scope: Scope): Promise<ReplyOf<typeof filter>> {
  const [account, product, region] = await Promise.all(
    VIEW_BYS.map((viewBy) =>
      facts.cost({
        ...scope,
        measures: ['billed'],
        groupBy: [viewBy],
        unit: null,
        limit: MAX_COST_ITEMS,
        skip: 0,
      }),
    ),
  );
  if (!account || !product || !region) throw new Error('a field of the filter was not asked for');
  return {
    currency: account.currency,
    vendors: [...new Set(scope.vendors)].map((vendor) => ({
      vendor,
      account: optionsOf(account, vendor),
      product: optionsOf(product, vendor),
      region: optionsOf(region, vendor),
    })),
  };
}

function optionsOf(answer: CostAnswer, vendor: VendorCode) {
  return answer.groups
    .filter((group) => group.vendor === vendor)
    .map((group) => {
      const { item, itemAlias } = itemOf(group);
      return { value: item, label: itemAlias, cost: costOf(group) };
    });
}
