// Randomness without state: every draw is a hash of what it is for, so anything can be drawn alone and in any order.

export type Key = string | number;

/** 53 bits of hash as a whole number. The arithmetic is exact, so it is the same on every machine. */
export function hashOf(...keys: Key[]): number {
  const text = keys.join('\u001f');
  let one = 0xdeadbeef;
  let two = 0x41c6ce57;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    one = Math.imul(one ^ code, 2654435761);
    two = Math.imul(two ^ code, 1597334677);
  }
  one = Math.imul(one ^ (one >>> 16), 2246822507) ^ Math.imul(two ^ (two >>> 13), 3266489909);
  two = Math.imul(two ^ (two >>> 16), 2246822507) ^ Math.imul(one ^ (one >>> 13), 3266489909);
  return (two >>> 11) * 4294967296 + (one >>> 0);
}

/** Even in [0, 1). */
export function drawUniform(...keys: Key[]): number {
  return hashOf(...keys) / 2 ** 53;
}

/** Even among the whole numbers from 0 to below `count`. */
export function drawIndex(count: number, ...keys: Key[]): number {
  return Math.floor(drawUniform(...keys) * count);
}

/** One of a list that is not empty. */
export function drawOne<T>(list: readonly T[], ...keys: Key[]): T {
  const found = list[drawIndex(list.length, ...keys)];
  if (found === undefined) throw new RangeError(`nothing to draw from for ${keys.join(' ')}`);
  return found;
}

/** Standard normal. */
export function drawNormal(...keys: Key[]): number {
  const radius = Math.sqrt(-2 * Math.log(1 - drawUniform('radius', ...keys)));
  return radius * Math.cos(2 * Math.PI * drawUniform('angle', ...keys));
}

/** Letters that look like a publisher's id. */
export function drawHex(length: number, ...keys: Key[]): string {
  let text = '';
  for (let part = 0; text.length < length; part += 1) {
    text += hashOf('hex', part, ...keys)
      .toString(16)
      .padStart(14, '0')
      .slice(-12);
  }
  return text.slice(0, length);
}

/** An id in the form of a UUID. */
export function drawUuid(...keys: Key[]): string {
  const hex = drawHex(32, 'uuid', ...keys);
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}
