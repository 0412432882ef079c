// What was loaded, in a few words.

const LONGEST = 200;

/** The first of the names and how many others, as much as fits. */
export function sourceText(names: readonly string[]): string {
  const [first = '', ...more] = names;
  const text = more.length === 0 ? first : `${first} +${more.length}`;
  return text.slice(-LONGEST);
}
