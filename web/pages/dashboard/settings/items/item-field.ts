// Which filter field of cost analytics the items of a widget are values of, and how the two are called (D-14).

import {
  costField,
  type FilterId,
  filterOfItems,
} from '../../../../../lib/catalogue/derived/cost-field-lists.ts';
import { groupOf, setOf } from '../../../../../lib/cost/service-group-values.ts';
import type { WidgetType } from '../../../../../lib/widgets/widget-types.ts';
import { type Grouped, widgetGrouping } from '../../widgets/drill/widget-grouping.ts';

/** `isAsked`: everything that the question needs is known. */
export interface ItemField {
  field: FilterId;
  tagKey: string | null;
  set: string | null;
  isAsked: boolean;
}

/** Null where items cannot be chosen one by one. */
export function itemFieldOf(type: WidgetType, settings: Grouped): ItemField | null {
  const { name, key } = widgetGrouping(type, settings);
  const field = filterOfItems(name);
  if (field === null) return null;
  const { key: kind } = costField(field);
  return {
    field,
    tagKey: kind === 'tagKey' ? key : null,
    set: kind === 'serviceGroupSet' ? key : null,
    isAsked: key !== null || kind === undefined,
  };
}

/** The key of the item that a value of the field is; null for a service group of another set. */
export function itemKeyOf({ set }: ItemField, value: string): string | null {
  if (set === null) return value;
  return setOf(value) === set ? groupOf(value) : null;
}
