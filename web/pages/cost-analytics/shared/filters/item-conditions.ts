// The conditions that keep the items of a view-by, and nothing else.
import {
  costField,
  type FilterId,
  filterOfItems,
  type ViewById,
} from '../../../../../lib/catalogue/derived/cost-field-lists.ts';
import { NO_TEXT } from '../../../../../lib/cost/condition-words.ts';
import { groupValue } from '../../../../../lib/cost/service-group-values.ts';
import type { Condition } from './conditions.ts';

/** `key` names the tag, or the set of service groups. None for a field that cannot be filtered by. */
export function itemConditions(viewBy: ViewById, key: string | null, items: readonly string[]): Condition[] {
  const field = filterOfItems(viewBy);
  if (items.length === 0 || field === null) return [];
  const { key: kind } = costField(field);
  const values = kind === 'serviceGroupSet' ? items.map((group) => groupValue(key ?? '', group)) : items;
  return [valuesCondition(field, kind === 'tagKey' ? key : null, values)];
}

export function valuesCondition(
  field: FilterId,
  tagKey: string | null,
  values: readonly string[],
): Condition {
  return { ...NO_TEXT, field, tagKey, isExcluding: false, values };
}
