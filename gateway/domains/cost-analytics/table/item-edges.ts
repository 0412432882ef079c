// Rows of the item table as edges of a connection, those in them among them.
import type { CostItem, ShownAmounts } from '../../../__generated__/graph-types.ts';
import { toConnection } from '../../../graph/connection.ts';
import type { ComparedSeries } from '../compare/compare.ts';
import type { ItemRow } from './item-rows.ts';
import { sumOfItems } from './item-table.ts';
import { sumOfShown } from './shown-items.ts';

export interface ItemEdge {
  children: ItemEdge[];
  cursor: string;
  node: CostItem;
  shown: ShownAmounts | null;
}

type ShownOf = (item: CostItem) => ShownAmounts | null;

/** How many of the rows in a row are listed before others, and how many of those when they are opened. */
const LISTED = [10, 50] as const;

/** A row of a page with the rows in it. */
export function edgeOf(
  { cursor, node: { item, rows } }: RowEdge,
  series: ComparedSeries,
  shownOf: ShownOf,
): ItemEdge {
  const { edges } = toConnection(rows, rows.length, { page: 1, itemsPerPage: rows.length });
  return { children: foldedEdges(edges, LISTED, series, shownOf), cursor, node: item, shown: shownOf(item) };
}

interface RowEdge {
  cursor: string;
  node: ItemRow;
}

function foldedEdges(
  edges: readonly RowEdge[],
  [listed = 0, ...further]: readonly number[],
  series: ComparedSeries,
  shownOf: ShownOf,
): ItemEdge[] {
  const open = (edge: RowEdge) => edgeOf(edge, series, shownOf);
  const rest = edges.slice(listed);
  const [first] = rest;
  if (!first || rest.length === 1) return edges.map(open);
  const items = rest.map(({ node }) => node.item);
  const others = {
    children: further.length === 0 ? [] : foldedEdges(rest, further, series, shownOf),
    cursor: first.cursor,
    node: { ...sumOfItems(series, items), isOthers: true, othersCount: rest.length },
    shown: sumOfShown(items.map(shownOf)),
  };
  return [...edges.slice(0, listed).map(open), others];
}
