// The tree of a bill's details, of its leaves: each row before those below it, in exact decimals.
import { addDecimals, compareDecimals } from '../../../../lib/money/money.ts';
import { groupedBy } from '../../shared/grouped-by.ts';
import type { DetailLayers } from './detail-layers.ts';

/** The deepest rows of an answer: keys and names, one a layer. */
export interface DetailLeaf {
  currency: string;
  keys: string[];
  names: string[];
  /** Decimal text. */
  cost: string;
  /** There is something to tell apart below it. */
  hasBelow: boolean;
}

export interface DetailRow {
  currency: string;
  /** From 1. */
  layer: number;
  keys: string[];
  name: string;
  placeholder: DetailLayers['placeholder'] | null;
  /** Decimal text. */
  cost: string;
  hasChildren: boolean;
}

export interface DetailTree {
  placeholder: DetailLayers['placeholder'];
  /** The deepest layer of the leaves. */
  last: number;
  /** Keys of the row that all of them are below. */
  prefix: readonly string[];
}

/** Rows of one parent and currency; `depth` is counted in the keys of leaves. */
export function detailRows(leaves: readonly DetailLeaf[], tree: DetailTree, depth = 0): DetailRow[] {
  const { placeholder, last, prefix } = tree;
  const layer = prefix.length + depth + 1;
  const siblings = [...groupedBy(leaves, ({ keys }) => keys[depth] ?? '')].map(([key, own]) => ({
    key,
    own,
    cost: addDecimals(own.map(({ cost }) => cost)),
  }));
  // What only has a row without a name below it has nothing to tell apart there.
  if (layer > 1 && siblings.length === 1 && siblings[0]?.key === '') return [];
  const nameless = (key: string) => Number(key === '');
  siblings.sort(
    (one, other) =>
      nameless(one.key) - nameless(other.key) ||
      compareDecimals(other.cost, one.cost) ||
      (one.key < other.key ? -1 : 1),
  );
  return siblings.flatMap(({ key, own, cost }) => {
    const below = layer < last ? detailRows(own, tree, depth + 1) : [];
    const [first] = own;
    const row: DetailRow = {
      currency: first?.currency ?? '',
      layer,
      keys: [...prefix, ...(first?.keys.slice(0, depth + 1) ?? [])],
      name: own.find(({ keys, names }) => names[depth] !== keys[depth])?.names[depth] ?? key,
      placeholder: key === '' ? (layer === 1 ? placeholder : 'NONE') : null,
      cost,
      hasChildren: layer < last ? below.length > 0 : own.some(({ hasBelow }) => hasBelow),
    };
    return [row, ...below];
  });
}
