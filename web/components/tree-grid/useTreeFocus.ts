// The one cell of a tree grid that has the focus, and how keys move it.
import { type FocusEvent, type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { type Cell, type RowState, treeAction } from './tree-keys.ts';
import { ROW_PX } from './useVirtualRows.ts';

interface TreeFocusInput {
  scroller: RefObject<HTMLDivElement | null>;
  rows: number;
  columns: number;
  stateOf: (row: number) => RowState;
  onTurn: (row: number) => void;
}

export function useTreeFocus({ scroller, rows, columns, stateOf, onTurn }: TreeFocusInput) {
  const [kept, setCell] = useState({ row: 0, column: 0, moves: 0 });
  // Closing a row may leave fewer rows than there were.
  const cell = { row: Math.max(Math.min(kept.row, rows - 1), 0), column: Math.min(kept.column, columns - 1) };
  // Counted, for an effect of the commit before may run after the key: only that of the move itself knows its count.
  const followed = useRef(0);
  useEffect(() => {
    if (followed.current === kept.moves) return;
    followed.current = kept.moves;
    const element = cellElement(scroller.current, cell);
    element?.focus({ preventScroll: true });
    element?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  });
  const onKeyDown = (event: KeyboardEvent) => {
    // Heads sort by keys of their own.
    if (!(event.target as Element).closest('[data-cell]')) return;
    const page = Math.max(Math.floor((scroller.current?.clientHeight ?? 0) / ROW_PX) - 3, 1);
    const action = treeAction(event, cell, stateOf(cell.row), { rows, columns, page });
    if (!action) return;
    if (action.kind === 'press') {
      // What has the focus itself is pressed by the browser.
      const element = cellElement(scroller.current, cell);
      if (!element || event.target !== element) return;
      const inner =
        element.querySelector<HTMLElement>('button:not([data-turn]), a[href]') ??
        element.querySelector<HTMLElement>('button');
      if (!inner) return;
      inner.click();
    } else if (action.kind === 'turn') {
      onTurn(cell.row);
    } else {
      setCell(({ moves }) => ({ ...action.to, moves: moves + 1 }));
    }
    event.preventDefault();
  };
  const onFocus = ({ target }: FocusEvent) => {
    const [row, column] = (target.closest<HTMLElement>('[data-cell]')?.dataset.cell ?? '')
      .split(':')
      .map(Number);
    if (row !== undefined && column !== undefined && (row !== cell.row || column !== cell.column)) {
      setCell(({ moves }) => ({ row, column, moves }));
    }
  };
  return { cell, handlers: { onKeyDown, onFocus } };
}

function cellElement(scroller: HTMLElement | null, { row, column }: Cell): HTMLElement | null {
  return scroller?.querySelector<HTMLElement>(`[data-cell="${row}:${column}"]`) ?? null;
}
