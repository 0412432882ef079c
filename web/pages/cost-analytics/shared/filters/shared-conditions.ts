// Conditions that several vendors have in common, and what a change of them makes of each vendor's own.
import { type Condition, stateOf, textOf, withText, withValue } from './conditions.ts';

/** What holds for every one of the vendors, given the conditions on each. */
export function sharedConditions([first = [], ...others]: readonly (readonly Condition[])[]): Condition[] {
  return first.flatMap((condition) => {
    if (condition.values === null)
      return others.every((own) => own.some((each) => isSameText(each, condition))) ? [condition] : [];
    const values = condition.values.filter((value) =>
      others.every((own) => stateOf(own, condition, value) === stateIn(condition)),
    );
    return values.length > 0 ? [{ ...condition, values }] : [];
  });
}

/** A vendor's own conditions once what several have in common has changed; its other conditions stay. */
export function withShared(
  own: readonly Condition[],
  before: readonly Condition[],
  after: readonly Condition[],
): Condition[] {
  const without = before.reduce<readonly Condition[]>((rest, gone) => withoutItems(rest, gone), own);
  return [...after.reduce<readonly Condition[]>((rest, added) => withItems(rest, added), without)];
}

function withoutItems(own: readonly Condition[], gone: Condition): readonly Condition[] {
  if (gone.values === null) return own.filter((each) => !isSameText(each, gone));
  return gone.values.reduce<readonly Condition[]>((rest, value) => withValue(rest, gone, value, null), own);
}

function withItems(own: readonly Condition[], condition: Condition) {
  const { field, tagKey, values, isExcluding } = condition;
  const place = { field, tagKey };
  const text = textOf(condition);
  if (text !== null) return withText(own, place, text, isExcluding);
  if (values === null) return own;
  const state = isExcluding ? 'excluded' : 'included';
  return values.reduce<readonly Condition[]>((rest, value) => withValue(rest, place, value, state), own);
}

function stateIn({ isExcluding }: Condition): 'excluded' | 'included' {
  return isExcluding ? 'excluded' : 'included';
}

function isSameText(one: Condition, other: Condition): boolean {
  return (
    one.values === null &&
    one.contains === other.contains &&
    one.startsWith === other.startsWith &&
    one.field === other.field &&
    one.tagKey === other.tagKey &&
    one.isExcluding === other.isExcluding
  );
}
