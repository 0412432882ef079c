// The shortest explanation: the combination of up to three dimensions that explains most of the difference. Pure.
import { sumMoney } from '../../../../lib/money/money.ts';
import { influenceOf, sameSign } from './cause-rows.ts';
import type { ExactLeaf } from './exact-leaves.ts';

export interface Explanation {
  /** The value at each place of the leaves' dimensions; null where it takes all values. */
  keys: (string | null)[];
  labels: (string | null)[];
  difference: number;
  /** Percent of the differences of the same sign. */
  share: number;
}

const MOST_DIMENSIONS = 3;
/** Places of a leaf's keys: usage type, product, account, region, operation, purchase option. */
const TELLING = [3, 1, 0, 2, 4, 5];
/** What one more dimension must explain beyond what it leaves out, as a part of the whole. */
const COST_OF_DIMENSION = 0.02;

/** `places` are the dimensions that the anomaly itself leaves open. Null where nothing goes the way of the whole. */
export function explanationOf(leaves: readonly ExactLeaf[], places: readonly number[]): Explanation | null {
  const whole = sameSign(leaves);
  if (whole === 0) return null;
  const named = leaves.filter(({ keys }) => keys.length > 0);
  let best: { score: number; places: readonly number[]; cell: ExactLeaf[]; share: number } | null = null;
  for (const combination of combinationsOf(places)) {
    for (const cell of cellsOf(named, combination)) {
      const share = influenceOf(sumMoney(cell.map(({ difference }) => difference)), whole);
      const brevity = 1 - cell.length / (named.length + 1);
      const score = (share / 100) * brevity - COST_OF_DIMENSION * combination.length;
      if (best === null || score > best.score) best = { score, places: combination, cell, share };
    }
  }
  if (best === null || best.share <= 0) return null;
  const { cell, share } = best;
  const [first] = cell;
  const pick = (values: readonly string[]) =>
    values.map((value, place) => (best.places.includes(place) ? value : null));
  return {
    keys: pick(first?.keys ?? []),
    labels: pick(first?.labels ?? []),
    difference: sumMoney(cell.map(({ difference }) => difference)),
    share,
  };
}

/** Of one to three places, the shorter ones first; of equal ones the more telling. */
function combinationsOf(places: readonly number[]): number[][] {
  const ordered = TELLING.filter((place) => places.includes(place));
  const extend = (combinations: number[][]) =>
    combinations.flatMap((combination) =>
      ordered.slice(ordered.indexOf(combination.at(-1) ?? -1) + 1).map((place) => [...combination, place]),
    );
  const bySize: number[][][] = [[[]]];
  for (let size = 1; size <= MOST_DIMENSIONS; size += 1) bySize.push(extend(bySize[size - 1] ?? []));
  return bySize.slice(1).flat();
}

function cellsOf(leaves: readonly ExactLeaf[], places: readonly number[]): ExactLeaf[][] {
  const cells = new Map<string, ExactLeaf[]>();
  for (const leaf of leaves) {
    const key = places.map((place) => leaf.keys[place]).join('\u001f');
    const cell = cells.get(key);
    if (cell) cell.push(leaf);
    else cells.set(key, [leaf]);
  }
  return [...cells.values()];
}
