// A service group as a value of a filter: `set:::group`; `set:::` is what no group of the set takes.

export const GROUP_MARK = ':::';

export function groupValue(set: string, group: string): string {
  return `${set}${GROUP_MARK}${group}`;
}

/** Empty where the value names none. */
export function setOf(value: string): string {
  return value.slice(0, Math.max(value.indexOf(GROUP_MARK), 0));
}

export function groupOf(value: string): string {
  const at = value.indexOf(GROUP_MARK);
  return at < 0 ? value : value.slice(at + GROUP_MARK.length);
}
