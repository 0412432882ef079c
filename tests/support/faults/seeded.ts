// Random numbers that are the same in every run of a seed (mulberry32).

export interface Seeded {
  /** From 0 up to and without 1. */
  next: () => number;
  /** A whole number from 0 up to and without `end`. */
  below: (end: number) => number;
  /** One of the list, which must not be empty. */
  of: <Item>(list: readonly Item[]) => Item;
}

export function seeded(seed: number): Seeded {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (end: number) => Math.floor(next() * end);
  return { next, below, of: (list) => list[below(list.length)] as (typeof list)[number] };
}
