// What reservations can be filtered by: what they are, whoever used them.
import type { FilterReply } from '../../../contract/optimization/shared/shapes.ts';
import type { Commitment } from '../shared/commitment-inventory.ts';
import { familyOf } from './terms.ts';

export function optionsOf(commitments: readonly Commitment[]): FilterReply {
  return {
    accounts: named(commitments.map(({ account, accountName }) => [account, accountName])),
    products: named(commitments.map(({ product }) => [product, product])).map((product) => ({
      ...product,
      parentCode: null,
      codes: [product.code],
    })),
    regions: named(commitments.map(({ region, regionName }) => [region, regionName])),
    instanceFamilies: named(commitments.map((each) => [familyOf(each), null])).map(({ code }) => code),
  };
}

/** Each once, by name; what the data do not tell is no choice. */
function named(values: readonly (readonly [string | null, string | null])[]) {
  const names = new Map<string, string>();
  for (const [code, name] of values) if (code) names.set(code, name || code);
  return [...names]
    .map(([code, name]) => ({ code, name }))
    .sort((one, other) => (one.name < other.name ? -1 : 1));
}
