// Moves and resizes widgets by mouse and touch. The held widget follows the pointer, and the others show where they will
// go. The new places are told when the pointer is released.
import { type PointerEvent, type RefObject, useRef, useState } from 'react';
import type { DraftWidget } from '../editing/content.ts';
import type { Placed } from './arrange.ts';
import { type Grasp, type Held, heldBy } from './held.ts';

/** A pointer that moves less than this clicks. */
const LEAST_PIXELS = 3;
const MOVED_BY = '[data-drag], header';
const NOT_MOVED_BY = 'header button, a, input';

interface Press {
  grasp: Grasp;
  /** Where the pointer was pressed, in coordinates of the page. */
  x: number;
  y: number;
}

export function usePointer(
  gridRef: RefObject<HTMLElement | null>,
  widgets: readonly DraftWidget[],
  onArranged: (places: readonly Placed[], index: number) => void,
) {
  const press = useRef<Press | null>(null);
  const [held, setHeld] = useState<Held | null>(null);
  const onPointerDown = (event: PointerEvent) => {
    if (!event.isPrimary || event.button !== 0 || !gridRef.current) return;
    const grasp = graspAt(event.target, gridRef.current, widgets);
    press.current = grasp && { grasp, x: event.pageX, y: event.pageY };
  };
  const letGo = () => {
    press.current = null;
    setHeld(null);
  };
  const onPointerMove = (event: PointerEvent) => {
    if (!press.current) return;
    // The button was released outside of the grid, before the grid had captured the pointer.
    if (event.buttons === 0) return letGo();
    const by = distance(press.current, event);
    if (!held && Math.hypot(by.x, by.y) < LEAST_PIXELS) return;
    // Captured on press, a click would go to the grid instead of what was clicked.
    if (!held) gridRef.current?.setPointerCapture(event.pointerId);
    setHeld(heldBy(press.current.grasp, by));
  };
  const onPointerUp = (event: PointerEvent) => {
    if (held && press.current) {
      const { shown, index } = heldBy(press.current.grasp, distance(press.current, event));
      onArranged(shown, index);
    }
    letGo();
  };
  return { held, handlers: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: letGo } };
}

/** Null where nothing was pressed that moves or resizes a widget. */
function graspAt(target: EventTarget, grid: HTMLElement, widgets: readonly DraftWidget[]): Grasp | null {
  if (!(target instanceof Element)) return null;
  const isResized = target.matches('[data-resize]');
  if (!isResized && (!target.closest(MOVED_BY) || target.closest(NOT_MOVED_BY))) return null;
  const item = target.closest<HTMLElement>('[data-widget]');
  const widget = widgets.find(({ index }) => String(index) === item?.dataset.widget);
  if (!item || !widget) return null;
  const [place, all] = [item.getBoundingClientRect(), grid.getBoundingClientRect()];
  const box = {
    left: place.left - all.left,
    top: place.top - all.top,
    width: place.width,
    height: place.height,
  };
  return { widget, widgets, isResized, box, gridWidth: Math.round(all.width) };
}

function distance({ x, y }: Press, { pageX, pageY }: PointerEvent): { x: number; y: number } {
  return { x: pageX - x, y: pageY - y };
}
