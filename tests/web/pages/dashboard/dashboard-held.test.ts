// A widget that a pointer holds: it follows to the pixel, the others stand where they would be if it were let go (D-03).
import { expect, test } from 'vitest';
import { defaultSettings } from '../../../../lib/widgets/widget-settings.ts';
import type { DraftWidget } from '../../../../web/pages/dashboard/editing/content.ts';
import { type Grasp, heldBy } from '../../../../web/pages/dashboard/grid/held.ts';

const widget = (index: number, x: number, y: number, width: number, height: number): DraftWidget => ({
  ...{ index, x, y, width, height },
  type: 'COST_BY_PRODUCT',
  settings: defaultSettings('COST_BY_PRODUCT'),
});
/** Side by side, each of half the columns. */
const TWO = [widget(1, 0, 0, 12, 13), widget(2, 12, 0, 12, 13)] as const;
/** Of 24 columns of 32 pixels and the gaps between them. */
const GRID_WIDTH = 24 * 40 - 8;
const grasp = (isResized: boolean): Grasp => ({
  widget: TWO[0],
  widgets: TWO,
  isResized,
  box: { left: 0, top: 0, width: 12 * 40 - 8, height: 13 * 32 - 8 },
  gridWidth: GRID_WIDTH,
});
const placesOf = (shown: readonly DraftWidget[]) =>
  Object.fromEntries(shown.map(({ index, x, y, width, height }) => [index, [x, y, width, height].join(' ')]));

test('a move is drawn where the pointer is, and falls onto the nearest column and row', () => {
  const { box, shown } = heldBy(grasp(false), { x: 239, y: 15 });
  expect(box).toEqual({ left: 239, top: 15, width: 472, height: 408 });
  expect(placesOf(shown)).toEqual({ 1: '6 0 12 13', 2: '12 13 12 13' });
  expect(placesOf(heldBy(grasp(false), { x: 19, y: 15 }).shown)).toEqual({ 1: '0 0 12 13', 2: '12 0 12 13' });
});

test('it goes below another one when its nearest row is behind the middle of that', () => {
  expect(placesOf(heldBy(grasp(false), { x: 480, y: 205 }).shown)).toEqual({
    1: '12 0 12 13',
    2: '12 13 12 13',
  });
  expect(placesOf(heldBy(grasp(false), { x: 480, y: 211 }).shown)).toEqual({
    1: '12 13 12 13',
    2: '12 0 12 13',
  });
});

test('beyond the edges it still falls inside of the grid', () =>
  expect(placesOf(heldBy(grasp(false), { x: 5000, y: -300 }).shown)).toEqual({
    1: '12 0 12 13',
    2: '12 13 12 13',
  }));

test('a corner gives the nearest size that the type may have', () => {
  const { box, shown } = heldBy(grasp(true), { x: 200, y: 70 });
  expect(box).toEqual({ left: 0, top: 0, width: 672, height: 478 });
  expect(placesOf(shown)).toEqual({ 1: '0 0 18 15', 2: '12 15 12 13' });
});

test('it is drawn no smaller than the type may be, and no wider than the grid', () => {
  expect(heldBy(grasp(true), { x: -9000, y: -9000 }).box).toEqual({
    ...{ left: 0, top: 0 },
    ...{ width: 12 * 40 - 8, height: 13 * 32 - 8 },
  });
  expect(heldBy(grasp(true), { x: 9000, y: 0 }).box.width).toBe(GRID_WIDTH);
});
