// Which rows a cost question keeps: the one filter input of the graph, and the words of the wire.
import { VENDORS } from '../../lib/catalogue/vendors.ts';
import {
  MAX_FILTER_ITEMS,
  type VendorFilter,
  type FilterField as WireField,
} from '../../upstream/contract/shared/cost-question.ts';
import type { CostFilterInput, FilterConditionInput, FilterField } from '../__generated__/graph-types.ts';
import { inputError } from '../errors.ts';
import { vendorCodeOf } from './wire-enums.ts';

const FIELDS = {
  ACCOUNT: 'account',
  API_OPERATION: 'apiOperation',
  AVAILABILITY_ZONE: 'availabilityZone',
  CACHE_ENGINE: 'cacheEngine',
  CHARGE_TYPE: 'chargeType',
  DATABASE: 'database',
  INSTANCE_FAMILY: 'instanceTypeFamily',
  INSTANCE_TYPE: 'instanceType',
  INVOICE: 'invoiceId',
  PLATFORM: 'platform',
  PRODUCT: 'product',
  PRODUCT_FAMILY: 'productFamily',
  PUBLISHER: 'vendor',
  PURCHASE_OPTION: 'purchaseOption',
  REGION: 'region',
  RESOURCE: 'resourceId',
  SERVICE_GROUP: 'serviceGroup',
  TAG: 'tags',
  TRANSFER_TYPE: 'transferType',
  USAGE_TYPE: 'usageType',
} as const satisfies Record<FilterField, WireField>;

export function wireField(field: FilterField): WireField {
  return FIELDS[field];
}

const GRAPH_FIELDS = new Map(
  Object.entries(FIELDS).map(([field, wire]) => [wire, field as FilterField] as const),
);

export function fieldOf(wire: WireField): FilterField {
  const field = GRAPH_FIELDS.get(wire);
  if (!field) throw new Error(`the graph has no filter field ${wire}`);
  return field;
}

/** By the keys of the vendor table. Throws an input error for `filters`. */
export function wireFilters(filters: readonly CostFilterInput[]): Record<string, VendorFilter> {
  const wire: Record<string, VendorFilter> = {};
  for (const { vendor, conditions } of filters) {
    const key = VENDORS[vendorCodeOf(vendor)].filterKey;
    if (wire[key]) throw inputError('filters', `filters name ${vendor} twice`, 'VENDOR_TWICE');
    wire[key] = wireConditions(conditions);
  }
  return wire;
}

/** On one vendor. Throws an input error for `filters`. */
export function wireConditions(conditions: readonly FilterConditionInput[]): VendorFilter {
  requireFewItems(conditions);
  return conditions.map(wireCondition);
}

function wireCondition({ field, tagKey, values, contains, isExcluding }: FilterConditionInput) {
  if ((field === 'TAG') !== Boolean(tagKey))
    throw inputError('filters', 'tagKey goes with the field TAG, and only with it', tagKeyRule(field));
  const hasValues = (values?.length ?? 0) > 0;
  if (hasValues === Boolean(contains))
    throw inputError('filters', `a condition on ${field} needs values, or a text that they contain`);
  if (field === 'SERVICE_GROUP' && contains)
    throw inputError('filters', 'groups are named by values: set:::group');
  return {
    field: FIELDS[field],
    ...(tagKey && { tagKey }),
    ...(contains ? { contains } : { values: [...(values ?? [])] }),
    isExcluding,
  };
}

function tagKeyRule(field: FilterField) {
  return field === 'TAG' ? 'TAG_KEY_MISSING' : undefined;
}

/** Of a field, and of each tag, all conditions together. */
function requireFewItems(conditions: readonly FilterConditionInput[]): void {
  const counts = new Map<string, number>();
  for (const { field, tagKey, values } of conditions) {
    const name = tagKey ? `${field} ${tagKey}` : field;
    const count = (counts.get(name) ?? 0) + Math.max(values?.length ?? 0, 1);
    if (count > MAX_FILTER_ITEMS)
      throw inputError('filters', `${name} must have at most ${MAX_FILTER_ITEMS} items`, 'FILTER_ITEMS');
    counts.set(name, count);
  }
}
