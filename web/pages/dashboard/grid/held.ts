// A widget that a pointer holds: where it is drawn, and where all widgets go when it is released.
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
  const column = (gridWidth + GAP) / COLUMNS;
  const row = ROW_HEIGHT + GAP;
  if (!isResized) {
    const [left, top] = [box.left + by.x, box.top + by.y];
    const corner = { x: Math.round(left / column), y: Math.round(top / row) };
    return { index, isResized, box: { ...box, left, top }, shown: place(widgets, { ...widget, ...corner }) };
  }
  const { minimum } = WIDGETS[type];
  const room = gridWidth - box.left;
  const width = Math.min(Math.max(box.width + by.x, minimum.width * column - GAP), room);
  const height = Math.max(box.height + by.y, minimum.height * row - GAP);
  const size = { width: Math.round((width + GAP) / column), height: Math.round((height + GAP) / row) };
  return {
    ...{ index, isResized, box: { ...box, width, height } },
    shown: resize(widgets, index, size, WIDGETS[type]),
  };
}
