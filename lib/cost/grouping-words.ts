// Groupings of cost as the list of an address says them.

interface WrittenGrouping {
  viewBy: string;
  /** Of a tag its key, of service groups the name of their set; null for all others. */
  key: string | null;
}

/** `region,tag.env`: a comma or tilde of a key stands behind a tilde. */
export function writeGroupings(groupings: readonly WrittenGrouping[]): string {
  return groupings
    .map(({ viewBy, key }) => (key === null ? viewBy : `${viewBy}.${key.replace(/[~,]/g, '~$&')}`))
    .join();
}
