// Which rows a cost question keeps: the one filter input of the graph, and the words of the wire.

import { MAX_FILTER_ITEMS } from '../../lib/catalogue/cost-fields.ts';
import { costField } from '../../lib/catalogue/derived/cost-field-lists.ts';
import {
  GRAPH_FILTERS,
  WIRE_FILTERS,
  type WireFilter,
} from '../../lib/catalogue/derived/cost-field-words.ts';
import { VENDORS } from '../../lib/catalogue/vendors.ts';
import type { VendorFilter } from '../../upstream/contract/shared/cost-question.ts';
import type { CostFilterInput, FilterConditionInput, FilterField } from '../__generated__/graph-types.ts';
import { inputError } from '../errors.ts';
import { vendorCodeOf } from './wire-enums.ts';

export function wireField(field: FilterField): WireFilter {
  return WIRE_FILTERS.wordOf(GRAPH_FILTERS.idOf(field));
}

export function fieldOf(wire: WireFilter): FilterField {
  return GRAPH_FILTERS.wordOf(WIRE_FILTERS.idOf(wire));
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

function wireCondition(condition: FilterConditionInput) {
  const { field, tagKey, values, contains, startsWith, isExcluding } = condition;
  const { key, filter } = costField(GRAPH_FILTERS.idOf(field));
  if ((key === 'tagKey') !== Boolean(tagKey)) {
    const rule = key === 'tagKey' ? 'TAG_KEY_MISSING' : undefined;
    throw inputError('filters', 'tagKey goes with the field TAG, and only with it', rule);
  }
  const given = [(values?.length ?? 0) > 0, Boolean(contains), Boolean(startsWith)].filter(Boolean);
  if (given.length !== 1)
    throw inputError(
      'filters',
      `a condition on ${field} needs values, or a text that they contain or start with`,
    );
  if ((contains || startsWith) && !filter?.includes('contains'))
    throw inputError('filters', 'groups are named by values: set:::group');
  return {
    field: wireField(field),
    ...(tagKey && { tagKey }),
    ...(contains && { contains }),
    ...(startsWith && { startsWith }),
    ...(values && values.length > 0 && { values: [...values] }),
    isExcluding,
  };
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
