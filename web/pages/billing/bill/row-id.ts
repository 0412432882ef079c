// A short name for a row of a tree by the path to it, for the address has little room.

/** Equal for equal paths; 53 bits, so that two rows of one bill do not meet. */
export function rowId(...path: readonly string[]): string {
  const text = JSON.stringify(path);
  let [one, other] = [0xdeadbeef, 0x41c6ce57];
  for (let place = 0; place < text.length; place++) {
    const code = text.charCodeAt(place);
    one = Math.imul(one ^ code, 2654435761);
    other = Math.imul(other ^ code, 1597334677);
  }
  one = Math.imul(one ^ (one >>> 16), 2246822507) ^ Math.imul(other ^ (other >>> 13), 3266489909);
  other = Math.imul(other ^ (other >>> 16), 2246822507) ^ Math.imul(one ^ (one >>> 13), 3266489909);
  return (4294967296 * (2097151 & other) + (one >>> 0)).toString(36);
}
