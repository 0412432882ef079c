// Whether a text has all words of a search, in any order, upper and lower case alike.

export function hasWords(text: string, search: string): boolean {
  const plain = plainOf(text);
  return plainOf(search)
    .split(/\s+/)
    .every((word) => plain.includes(word));
}

/** Full and half width alike, accents left out. */
function plainOf(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase();
}
