// Filters of a cost analytics query: from the words of the wire to filters of the facts store.

import { MAX_FILTER_ITEMS } from '../../../lib/catalogue/cost-fields.ts';
import { costField } from '../../../lib/catalogue/derived/cost-field-lists.ts';
import { WIRE_FILTERS } from '../../../lib/catalogue/derived/cost-field-words.ts';
import { DISABLED_VENDOR, VENDOR_CODES, VENDORS, type VendorCode } from '../../../lib/catalogue/vendors.ts';
import { GROUP_MARK, groupOf, setOf } from '../../../lib/cost/service-group-values.ts';
import type { FilterCondition } from '../../contract/shared/cost-question.ts';
import { badRequest, Refusal } from '../../refusal.ts';
import type { Filter, Grouping } from '../../stores/facts/questions/question.ts';
import { groupingOfField } from './cost-groupings.ts';
import type { ServiceGroupSets } from './service-group-sets.ts';

/** `byVendor` is keyed by the vendor table's filterKey. Refuses a key that is no vendor's. */
export async function filtersOf(
  byVendor: Record<string, readonly FilterCondition[]>,
  sets: ServiceGroupSets,
): Promise<Filter[]> {
  // The vendor that is listed without being offered has no cost to filter.
  const offered = Object.entries(byVendor).filter(([key]) => key !== DISABLED_VENDOR);
  const filters = offered.map(([key, conditions]) =>
    vendorFilters(vendorOfKey(key), conditions, sets, `filters.${key}`),
  );
  return (await Promise.all(filters)).flat();
}

/** All of them must hold. Refuses what makes no condition, naming the member. */
export async function vendorFilters(
  vendor: VendorCode,
  conditions: readonly FilterCondition[],
  sets: ServiceGroupSets,
  member: string,
): Promise<Filter[]> {
  requireFewItems(conditions, member);
  const filters = conditions.map((condition) =>
    costField(WIRE_FILTERS.idOf(condition.field)).key === 'serviceGroupSet'
      ? groupFilters(vendor, condition, sets, member)
      : plainFilter(vendor, condition, sets, member),
  );
  return (await Promise.all(filters)).flat();
}

function vendorOfKey(key: string): VendorCode {
  const vendor = VENDOR_CODES.find((code) => VENDORS[code].filterKey === key);
  if (!vendor) throw badRequest(`There is no vendor '${key}'.`, `filters.${key}`);
  return vendor;
}

function requireFewItems(conditions: readonly FilterCondition[], member: string): void {
  const counts = new Map<string, number>();
  for (const { field, tagKey = '', values } of conditions) {
    const name = `${field} ${tagKey}`;
    const count = (counts.get(name) ?? 0) + (values?.length ?? 1);
    if (count > MAX_FILTER_ITEMS)
      throw new Refusal('FILTER_ITEMS', `A field has at most ${MAX_FILTER_ITEMS} items.`, member);
    counts.set(name, count);
  }
}

async function plainFilter(
  vendor: VendorCode,
  condition: FilterCondition,
  sets: ServiceGroupSets,
  member: string,
): Promise<Filter> {
  const { values, contains, startsWith, isExcluding } = condition;
  const dimension = await dimensionOf(condition, sets, member);
  const given = [values, contains, startsWith].filter((each) => each !== undefined);
  if (given.length === 1) {
    if (values !== undefined) return { vendor, dimension, isExcluding, values };
    if (contains !== undefined) return { vendor, dimension, isExcluding, contains };
    if (startsWith !== undefined) return { vendor, dimension, isExcluding, startsWith };
  }
  throw badRequest('A condition has values, or a text that they contain or start with.', member);
}

function dimensionOf(
  { field, tagKey }: FilterCondition,
  sets: ServiceGroupSets,
  member: string,
): Promise<Grouping> {
  const id = WIRE_FILTERS.idOf(field);
  if ((costField(id).key === 'tagKey') !== (tagKey !== undefined))
    throw badRequest('A tag key goes with the field tags, and only with it.', member);
  return groupingOfField(id, tagKey, sets, member);
}

/** Groups of one set are alternatives; another set is a condition of its own, as another tag is. */
async function groupFilters(
  vendor: VendorCode,
  { values, contains, startsWith, tagKey, isExcluding }: FilterCondition,
  sets: ServiceGroupSets,
  member: string,
): Promise<Filter[]> {
  if (!values || contains !== undefined || startsWith !== undefined || tagKey !== undefined)
    throw badRequest(`A condition on service groups has values set${GROUP_MARK}group.`, member);
  const bySet = new Map<string, string[]>();
  for (const value of values) {
    const set = setOf(value);
    if (set === '') throw badRequest(`'${value}' is not of the form set${GROUP_MARK}group.`, member);
    bySet.set(set, [...(bySet.get(set) ?? []), groupOf(value)]);
  }
  return Promise.all(
    [...bySet].map(async ([set, groups]): Promise<Filter> => {
      const dimension = await sets.grouping(set, member);
      return { vendor, dimension, isExcluding, values: groups };
    }),
  );
}
