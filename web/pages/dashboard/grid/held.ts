// A widget that a pointer holds: where it is drawn, and where all widgets go when it is released.
import {
  calcGridColWidth,
  calcGridItemWHPx,
  calcWHRaw,
  calcXYRaw,
  type PositionParams,
} from 'react-grid-layout/core';
import type { WidgetSize } from '../../../../lib/catalogue/widget-traits.ts';
import { COLUMNS } from '../../../../lib/widgets/widget-layout.ts';
import { WIDGETS } from '../../../../lib/widgets/widget-types.ts';
import type { DraftWidget } from '../editing/content.ts';
import { place, resize } from './arrange.ts';
import { GAP, ROW_HEIGHT } from './measures.ts';

/** In pixels of the grid. */
export interface PixelBox {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** The widget that was pressed, and the grid at that moment. */
export interface Grasp {
  widget: DraftWidget;
  widgets: readonly DraftWidget[];
  isResized: boolean;
  box: PixelBox;
  gridWidth: number;
}

export interface Held {
  index: number;
  isResized: boolean;
  box: PixelBox;
  shown: readonly DraftWidget[];
}

/** `by`: how far the pointer has moved, in pixels. Places are computed from those before the press, so a way back restores them. */
export function heldBy(grasp: Grasp, by: { x: number; y: number }): Held {
  const { widget, widgets, isResized, box, gridWidth } = grasp;
  const { index, type } = widget;
  const cells = cellsOf(gridWidth);
  if (!isResized) {
    const [left, top] = [box.left + by.x, box.top + by.y];
    const moved = { ...widget, ...calcXYRaw(cells, top, left) };
    return { index, isResized, box: { ...box, left, top }, shown: place(widgets, moved) };
  }
  const least = pixelsOf(WIDGETS[type].minimum, cells);
  const width = Math.min(Math.max(box.width + by.x, least.width), gridWidth - box.left);
  const height = Math.max(box.height + by.y, least.height);
  const size = calcWHRaw(cells, width, height);
  return {
    ...{ index, isResized, box: { ...box, width, height } },
    shown: resize(widgets, index, { width: size.w, height: size.h }, WIDGETS[type]),
  };
}

function cellsOf(gridWidth: number): PositionParams {
  return {
    ...{ cols: COLUMNS, rowHeight: ROW_HEIGHT, containerWidth: gridWidth, maxRows: Number.POSITIVE_INFINITY },
    ...{ margin: [GAP, GAP], containerPadding: [0, 0] },
  };
}

function pixelsOf({ width, height }: WidgetSize, cells: PositionParams): WidgetSize {
  return {
    width: calcGridItemWHPx(width, calcGridColWidth(cells), GAP),
    height: calcGridItemWHPx(height, ROW_HEIGHT, GAP),
  };
}
