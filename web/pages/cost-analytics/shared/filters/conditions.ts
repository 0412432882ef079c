// Conditions on the charges of one vendor: what the panel changes, and what the question asks (C-05).

import { MAX_FILTER_ITEMS } from '../../../../../lib/catalogue/cost-fields.ts';
import type { FilterId } from '../../../../../lib/catalogue/derived/cost-field-lists.ts';
import { type Condition, NO_TEXT } from '../../../../../lib/cost/condition-words.ts';

export type { Condition };

/** What a list of values belongs to: a field, or one tag. */
export interface FieldPlace {
  field: FilterId;
  tagKey: string | null;
}

export function isAt(condition: Condition, { field, tagKey }: FieldPlace): boolean {
  return condition.field === field && condition.tagKey === tagKey;
}

/** Of the place, both kinds together. */
export function itemCount(conditions: readonly Condition[], place: FieldPlace): number {
  return conditions
    .filter((condition) => isAt(condition, place))
    .reduce((sum, each) => sum + sizeOf(each), 0);
}

export function sizeOf({ values }: Condition): number {
  return values?.length ?? 1;
}

/** What becomes of a value: kept, left out, or neither. */
export type ValueState = 'included' | 'excluded' | null;

export function stateOf(conditions: readonly Condition[], place: FieldPlace, value: string): ValueState {
  const found = conditions.find((condition) => isAt(condition, place) && condition.values?.includes(value));
  if (!found) return null;
  return found.isExcluding ? 'excluded' : 'included';
}

/** The same conditions with the value as it shall be; a new item beyond the tenth changes nothing. */
export function withValue(
  conditions: readonly Condition[],
  place: FieldPlace,
  value: string,
  state: ValueState,
): Condition[] {
  const without = conditions.flatMap((condition) => {
    if (!isAt(condition, place) || !condition.values?.includes(value)) return [condition];
    const values = condition.values.filter((other) => other !== value);
    return values.length > 0 ? [{ ...condition, values }] : [];
  });
  if (state === null) return without;
  if (itemCount(without, place) >= MAX_FILTER_ITEMS) return [...conditions];
  const isExcluding = state === 'excluded';
  const isSame = (condition: Condition) =>
    isAt(condition, place) && condition.values !== null && condition.isExcluding === isExcluding;
  if (!without.some(isSame)) return [...without, { ...place, isExcluding, values: [value], ...NO_TEXT }];
  return without.map((condition) =>
    isSame(condition) ? { ...condition, values: [...(condition.values ?? []), value] } : condition,
  );
}

/** What a condition on a text looks for, and where in the value. */
export interface TextMatch {
  how: 'contains' | 'startsWith';
  text: string;
}

/** Null for a condition on values. */
export function textOf({ contains, startsWith }: Condition): TextMatch | null {
  if (contains !== null) return { how: 'contains', text: contains };
  return startsWith === null ? null : { how: 'startsWith', text: startsWith };
}

/** With a text that the value contains or starts with; a new item beyond the tenth changes nothing. */
export function withText(
  conditions: readonly Condition[],
  place: FieldPlace,
  { how, text }: TextMatch,
  isExcluding: boolean,
): Condition[] {
  const wanted = text.trim();
  const isThere = conditions.some(
    (condition) =>
      isAt(condition, place) && condition[how] === wanted && condition.isExcluding === isExcluding,
  );
  if (wanted === '' || isThere || itemCount(conditions, place) >= MAX_FILTER_ITEMS) return [...conditions];
  return [...conditions, { ...NO_TEXT, ...place, isExcluding, values: null, [how]: wanted }];
}

export function withoutCondition(conditions: readonly Condition[], gone: Condition): Condition[] {
  return conditions.filter((condition) => condition !== gone);
}

/** What narrows the values of a place: the conditions on anything else. */
export function conditionsBeside(conditions: readonly Condition[], place: FieldPlace): Condition[] {
  return conditions.filter((condition) => !isAt(condition, place));
}
