// The tree grid without a browser: which rows are open, and what keys do (B-03).
import { describe, expect, it } from 'vitest';
import { expandedRows, layersOf, turnRow } from '../../../web/components/tree-grid/tree.ts';
import { treeAction } from '../../../web/components/tree-grid/tree-keys.ts';

interface Row {
  id: string;
  children?: Row[];
}

const ROWS: Row[] = [
  { id: 'a', children: [{ id: 'a1', children: [{ id: 'a1x' }] }, { id: 'a2' }] },
  { id: 'b', children: [{ id: 'b1' }] },
  { id: 'c' },
];

describe('open rows', () => {
  it('are those above the chosen layer that have parts', () => {
    expect(layersOf(ROWS)).toBe(3);
    expect(expandedRows(ROWS, { layers: 1, turned: [] })).toEqual({});
    expect(expandedRows(ROWS, { layers: 2, turned: [] })).toEqual({ a: true, b: true });
    expect(expandedRows(ROWS, { layers: 5, turned: [] })).toEqual({ a: true, a1: true, b: true });
  });

  it('differ by those that were turned by hand, in both directions, and turning twice is nothing', () => {
    const open = turnRow(turnRow({ layers: 2, turned: [] }, 'a'), 'a1');
    expect(expandedRows(ROWS, open)).toEqual({ a1: true, b: true });
    expect(turnRow(turnRow(open, 'a'), 'a1')).toEqual({ layers: 2, turned: [] });
  });
});

describe('a key in the grid', () => {
  const size = { rows: 10, columns: 4, page: 3 };
  const leaf = { isExpandable: false, isExpanded: false, parent: 2 };
  const closed = { isExpandable: true, isExpanded: false, parent: null };
  const opened = { isExpandable: true, isExpanded: true, parent: null };
  const act = (
    key: string,
    at: [number, number],
    row = leaf as typeof leaf | typeof closed,
    ctrlKey = false,
  ) => treeAction({ key, ctrlKey }, { row: at[0], column: at[1] }, row, size);
  const to = (row: number, column: number) => ({ kind: 'move', to: { row, column } });

  it.each([
    ['ArrowDown', [3, 1], to(4, 1)],
    ['ArrowDown', [9, 1], to(9, 1)],
    ['ArrowUp', [0, 2], to(0, 2)],
    ['PageDown', [8, 0], to(9, 0)],
    ['PageUp', [5, 0], to(2, 0)],
    ['Home', [5, 3], to(5, 0)],
    ['End', [5, 0], to(5, 3)],
    ['ArrowRight', [5, 3], to(5, 3)],
    ['ArrowLeft', [5, 2], to(5, 1)],
  ] as const)('%s at %j moves inside the grid', (key, at, action) => {
    expect(act(key, [at[0], at[1]])).toEqual(action);
  });

  it('opens and closes on the first cell, and leads from a part to what it is a part of', () => {
    expect(act('ArrowRight', [2, 0], closed)).toEqual({ kind: 'turn' });
    expect(act('ArrowRight', [2, 0], opened)).toEqual(to(2, 1));
    expect(act('ArrowLeft', [2, 0], opened)).toEqual({ kind: 'turn' });
    expect(act('ArrowLeft', [4, 0], leaf)).toEqual(to(2, 0));
    expect(act('ArrowLeft', [0, 0], closed)).toEqual(to(0, 0));
    expect(act(' ', [2, 0], closed)).toEqual({ kind: 'turn' });
    expect(act(' ', [2, 1], closed)).toEqual({ kind: 'press' });
  });

  it('with Ctrl goes to the first and the last row; other keys belong to the page', () => {
    expect(act('Home', [5, 2], leaf, true)).toEqual(to(0, 2));
    expect(act('End', [5, 2], leaf, true)).toEqual(to(9, 2));
    expect(act('Tab', [5, 2])).toBeNull();
    expect(act('a', [5, 2])).toBeNull();
  });
});
