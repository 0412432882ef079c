// Rows of a tree grid as plain data, and which of them are open.
import type { ReactNode } from 'react';

/** A row with the rows that it is the sum of. */
export interface TreeRow<Row> {
  /** Unique in the whole tree. */
  id: string;
  children?: readonly Row[] | undefined;
}

export interface TreeColumn<Row> {
  id: string;
  head: ReactNode;
  /** Of a column that the rows can be sorted by: how they are; null where they are not. */
  order?: 'asc' | 'desc' | null;
  cell: (row: Row) => ReactNode;
  /** In pixels; the first column takes what is left. */
  width: number;
  /** Words rather than figures. */
  isText?: boolean;
}

/** The layers that a grid can be opened to. */
export const LAYERS = [1, 2, 3, 4, 5] as const;

/** What is open: all rows above a layer, but for those that were turned by hand. */
export interface OpenRows {
  layers: number;
  /** Ids of rows that are the other way round. */
  turned: readonly string[];
}

/** Ids of the rows that are open. */
export function expandedRows<Row extends TreeRow<Row>>(
  rows: readonly Row[],
  { layers, turned }: OpenRows,
): Record<string, boolean> {
  const others = new Set(turned);
  const expanded: Record<string, boolean> = {};
  const walk = (level: readonly Row[], depth: number) => {
    for (const { id, children = [] } of level) {
      if (children.length === 0) continue;
      if (depth < layers !== others.has(id)) expanded[id] = true;
      walk(children, depth + 1);
    }
  };
  walk(rows, 1);
  return expanded;
}

/** Whether a row opens. */
export function hasParts<Row extends TreeRow<Row>>({ children = [] }: Row): boolean {
  return children.length > 0;
}

/** How many layers a tree has; 0 without rows. */
export function layersOf<Row extends TreeRow<Row>>(rows: readonly Row[]): number {
  return rows.reduce((most, { children = [] }) => Math.max(most, 1 + layersOf(children)), 0);
}

/** The row open where it is closed, closed where it is open. */
export function turnRow({ layers, turned }: OpenRows, id: string): OpenRows {
  return {
    layers,
    turned: turned.includes(id) ? turned.filter((other) => other !== id) : [...turned, id],
  };
}
