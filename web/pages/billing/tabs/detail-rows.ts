// The details of a bill as a tree: the graph gives rows one after the other, and some only when they are opened.
import { shareOf } from '../../../../lib/money/money.ts';
import { rowId } from '../bill/row-id.ts';

export interface DetailLike {
  cost: number;
  currency: string;
  hasChildren: boolean;
  keys: readonly string[];
  label: string;
  layer: number;
  placeholder: string | null | undefined;
}

export interface DetailRow {
  id: string;
  kind: 'currency' | 'item' | 'loading';
  currency: string;
  cost: number;
  /** Percent of the whole bill of its currency; null where that is nothing or less. */
  share: number | null;
  label: string;
  placeholder: string | null;
  keys: readonly string[];
  children: DetailRow[];
}

/** Rows that were asked for when their parent was opened, by the id of the parent. */
export type LaterRows = ReadonlyMap<string, readonly DetailLike[]>;

export interface CurrencyTotal {
  currency: string;
  amount: number;
}

/** One currency is its items; several are a row each. `under`: the keys above the first layer, where there are any. */
export function detailRows(
  rows: readonly DetailLike[],
  totals: readonly CurrencyTotal[],
  later: LaterRows,
  under: readonly string[] = [],
): DetailRow[] {
  const byParent = new Map<string, DetailLike[]>();
  for (const row of [...rows, ...[...later.values()].flat()]) {
    const parent = rowId(row.currency, ...row.keys.slice(0, -1));
    byParent.set(parent, [...(byParent.get(parent) ?? []), row]);
  }
  const childrenOf = (currency: string, keys: readonly string[], total: number): DetailRow[] =>
    (byParent.get(rowId(currency, ...keys)) ?? []).map((row) => itemRow(row, total));
  const itemRow = (row: DetailLike, total: number): DetailRow => {
    const id = rowId(row.currency, ...row.keys);
    const below = childrenOf(row.currency, row.keys, total);
    const own = plainRow(row, id, total);
    return { ...own, children: row.hasChildren && below.length === 0 ? [waiting(own)] : below };
  };
  const top = totals.map(
    ({ currency, amount }): DetailRow => ({
      id: rowId(currency),
      kind: 'currency',
      currency,
      cost: amount,
      share: amount > 0 ? shareOf(amount, amount) : null,
      label: currency,
      placeholder: null,
      keys: [],
      children: childrenOf(currency, under, amount),
    }),
  );
  return top.length === 1 ? (top[0]?.children ?? []) : top;
}

function plainRow({ currency, cost, label, placeholder, keys }: DetailLike, id: string, total: number) {
  return {
    id,
    kind: 'item' as const,
    currency,
    cost,
    share: total > 0 ? shareOf(cost, total) : null,
    label,
    placeholder: placeholder ?? null,
    keys,
  };
}

/** Stands for rows that are asked for when it comes into sight. */
function waiting(parent: Omit<DetailRow, 'children'>): DetailRow {
  return { ...parent, id: `${parent.id} below`, kind: 'loading', children: [] };
}
