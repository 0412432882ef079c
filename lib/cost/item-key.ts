// The key of a cost item that several groupings tell apart: their values as one text, as it is in an address.

/** U+001F, the separator of units: no name of a resource, tag or account holds it. */
const MARK = '\u001f';

/** With one grouping the key is its value. */
export function itemKeyOf(values: readonly string[]): string {
  return values.join(MARK);
}

/** The values, in the order of the groupings. */
export function valuesOfItemKey(key: string): string[] {
  return key.split(MARK);
}
