// What a key does in a tree grid, after the pattern of WAI-ARIA: cells are walked by arrows, the first one turns its row.

export interface Cell {
  row: number;
  column: number;
}

/** What is known of the row that has the focus. */
export interface RowState {
  isExpandable: boolean;
  isExpanded: boolean;
  /** The place of the row that it is a part of; null on the first layer. */
  parent: number | null;
}

export interface GridSize {
  rows: number;
  columns: number;
  /** Rows that are in sight at once. */
  page: number;
}

export type TreeAction =
  | { kind: 'move'; to: Cell }
  | { kind: 'turn' }
  /** Press what is in the cell. */
  | { kind: 'press' };

export interface Key {
  key: string;
  ctrlKey: boolean;
}

/** Null for keys that the grid leaves to the page. */
export function treeAction(
  { key, ctrlKey }: Key,
  at: Cell,
  row: RowState,
  size: GridSize,
): TreeAction | null {
  const to = (place: number, column: number): TreeAction => ({
    kind: 'move',
    to: { row: clamp(place, size.rows), column: clamp(column, size.columns) },
  });
  switch (key) {
    case 'ArrowDown':
      return to(at.row + 1, at.column);
    case 'ArrowUp':
      return to(at.row - 1, at.column);
    case 'PageDown':
      return to(at.row + size.page, at.column);
    case 'PageUp':
      return to(at.row - size.page, at.column);
    case 'Home':
      return ctrlKey ? to(0, at.column) : to(at.row, 0);
    case 'End':
      return ctrlKey ? to(size.rows - 1, at.column) : to(at.row, size.columns - 1);
    case 'ArrowRight':
      return at.column === 0 && row.isExpandable && !row.isExpanded
        ? { kind: 'turn' }
        : to(at.row, at.column + 1);
    case 'ArrowLeft':
      if (at.column > 0) return to(at.row, at.column - 1);
      if (row.isExpanded) return { kind: 'turn' };
      return row.parent === null ? to(at.row, 0) : to(row.parent, 0);
    case ' ':
      return at.column === 0 && row.isExpandable ? { kind: 'turn' } : { kind: 'press' };
    case 'Enter':
      return { kind: 'press' };
    default:
      return null;
  }
}

function clamp(place: number, count: number): number {
  return Math.min(Math.max(place, 0), count - 1);
}
