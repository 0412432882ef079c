// The accounts, products and regions that occur in a range, by vendor: what a filter can keep.

import type { VendorCode } from '../../lib/vendors.ts';
import { type filter, MAX_COST_ITEMS } from '../contract/cost-analytics.ts';
import { VIEW_BYS } from '../contract/cost-shapes.ts';
import type { ReplyOf } from '../contract/endpoint.ts';
import type { CostAnswer, FactStore, Scope } from '../facts/question.ts';

/** One question for each field, for all vendors together. */
export async function filterOptions(facts: FactStore, scope: Scope): Promise<ReplyOf<typeof filter>> {
  const [account, product, region] = await Promise.all(
    VIEW_BYS.map((groupBy) =>
      facts.cost({ ...scope, basis: 'billed', groupBy, unit: null, limit: MAX_COST_ITEMS, skip: 0 }),
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
    .map(({ key, label, total }) => ({ value: key, label, cost: total }));
}
