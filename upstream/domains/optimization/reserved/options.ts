// What reservations can be filtered by: their attributes, not their users.
import type { VendorCode } from '../../../../lib/catalogue/vendors.ts';
import type { CommonRequest } from '../../../contract/optimization/shared/asked.ts';
import type { FilterReply } from '../../../contract/optimization/shared/shapes.ts';
import type { Call } from '../../../rest/call.ts';
import type { Stores } from '../../shared/stores.ts';
import type { Commitment } from '../shared/commitment-inventory.ts';
import { commitmentScope } from '../shared/commitment-scope.ts';
import { categoriesOf, productsOf } from '../shared/filter-lists.ts';
import { OF_RESERVATIONS, type Reservation, reservationsOf } from './reservations.ts';
import { familyOf } from './terms.ts';

const NO_FILTERS = { accounts: [], serviceTypes: [], regions: [], instanceFamilies: [] };
const NO_STEPS = () => null;
/** More than there are products in categories. */
const MAX_PRODUCTS = 1000;

/** Of all reservations, regardless of the filters. */
export async function reservationOptions(
  stores: Stores,
  call: Call,
  vendor: VendorCode,
  request: CommonRequest,
  isKept: (reservation: Reservation) => boolean = () => true,
): Promise<FilterReply> {
  const everything = { ...request, ...NO_FILTERS };
  const [{ all }, categories] = await Promise.all([
    reservationsOf(stores, call, vendor, everything, NO_STEPS),
    productCategories(stores, call, vendor, everything),
  ]);
  return optionsOf(
    all.filter(isKept).map(({ commitment }) => commitment),
    categories,
  );
}

/** By product, as in the charges of reservations. */
async function productCategories(
  stores: Stores,
  call: Call,
  vendor: VendorCode,
  request: CommonRequest,
): Promise<Map<string, string>> {
  const { facts, rows } = await commitmentScope(stores, call, request, vendor);
  const { groups } = await facts.cost({
    ...rows,
    filters: OF_RESERVATIONS,
    measures: ['effective'],
    groupBy: ['serviceCategory', 'product'],
    ...{ unit: null, limit: MAX_PRODUCTS, skip: 0 },
  });
  return categoriesOf(groups);
}

/** A product without a charge in the months has no category. */
function optionsOf(commitments: readonly Commitment[], categories: ReadonlyMap<string, string>): FilterReply {
  const products = named(commitments.map(({ product }) => [product, product])).map(({ code }) => code);
  return {
    accounts: named(commitments.map(({ account, accountName }) => [account, accountName])),
    products: productsOf(new Map(products.map((code) => [code, categories.get(code) ?? '']))),
    regions: named(commitments.map(({ region, regionName }) => [region, regionName])),
    instanceFamilies: named(commitments.map((each) => [familyOf(each), null])).map(({ code }) => code),
  };
}

/** Each once, by name; unknown values are no options. */
function named(values: readonly (readonly [string | null, string | null])[]) {
  const names = new Map<string, string>();
  for (const [code, name] of values) if (code) names.set(code, name || code);
  return [...names]
    .map(([code, name]) => ({ code, name }))
    .sort((one, other) => (one.name < other.name ? -1 : 1));
}
