// How much of the long tests is run. `npm run test:deep` sets TEST_DEPTH=deep and runs all of it; without it a test
// takes a tenth, which a fixed seed chooses, so that every run tests the same.
import { randomsOf } from '../../stress/randoms.ts';

const PART = 10;
const SEED = 20240611;

export const isDeep = process.env.TEST_DEPTH === 'deep';

/** All of the list in a deep run, else a tenth of it (at least one) in the order of the list. */
export function portionOf<Item>(all: readonly Item[]): Item[] {
  if (isDeep) return [...all];
  const random = randomsOf(SEED);
  const places = all.map((_, place) => ({ place, rank: random() }));
  const chosen = places
    .toSorted((one, other) => one.rank - other.rank)
    .slice(0, Math.ceil(all.length / PART));
  return chosen
    .map(({ place }) => place)
    .sort((one, other) => one - other)
    .map((place) => all[place] as Item);
}

/** `whole` in a deep run, else a tenth of it, at least one. */
export function countOf(whole: number): number {
  return isDeep ? whole : Math.ceil(whole / PART);
}
