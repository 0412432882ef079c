// Which filter field of cost analytics the items of a widget are values of, and how the two are called (D-14).
import type { WidgetType } from '../../../../../lib/widgets/words.ts';
import type { FilterField } from '../../../cost-analytics/filters/fields.ts';
import { GROUP_MARK, groupOf, setOf } from '../../../cost-analytics/filters/useFilterTexts.ts';
import { type Grouped, type GroupingName, widgetGrouping } from '../../widgets/drill/widget-grouping.ts';

/** Null: no field has such values. */
const FIELDS: Record<GroupingName, FilterField | null> = {
  account: 'ACCOUNT',
  project: 'ACCOUNT',
  product: 'PRODUCT',
  region: 'REGION',
  tag: 'TAG',
  serviceGroup: 'SERVICE_GROUP',
  instanceType: 'INSTANCE_TYPE',
  usageType: 'USAGE_TYPE',
  productFamily: 'PRODUCT_FAMILY',
  category: null,
};

/** `isAsked`: everything that the question needs is known. */
export interface ItemField {
  field: FilterField;
  tagKey: string | null;
  set: string | null;
  isAsked: boolean;
}

/** Null where items cannot be chosen one by one. */
export function itemFieldOf(type: WidgetType, settings: Grouped): ItemField | null {
  const { name, key } = widgetGrouping(type, settings);
  const field = FIELDS[name];
  if (field === null) return null;
  const [isTag, isGroup] = [field === 'TAG', field === 'SERVICE_GROUP'];
  return {
    field,
    tagKey: isTag ? key : null,
    set: isGroup ? key : null,
    isAsked: key !== null || !(isTag || isGroup),
  };
}

/** The key of the item that a value of the field is; null for a service group of another set. */
export function itemKeyOf({ set }: ItemField, value: string): string | null {
  if (set === null) return value;
  return setOf(value) === set && value.includes(GROUP_MARK) ? groupOf(value) : null;
}
