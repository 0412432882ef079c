// Moves and resizes by pointer and touch: the grid shows where everything goes, and tells it once the pointer lets go.
import { useMemo, useRef } from 'react';
import type { Compactor, EventCallback } from 'react-grid-layout';
import type { DraftWidget } from '../editing/content.ts';
import type { Placed } from './arrange.ts';
import { type Grasp, heldLayout, placesOf } from './layout-items.ts';

export function usePointer(
  widgets: readonly DraftWidget[],
  onArranged: (places: readonly Placed[], index: number) => void,
) {
  const grasp = useRef<Grasp | null>(null);
  const compactor = useMemo<Compactor>(
    () => ({
      type: 'vertical',
      // Nothing is pushed from where it was pushed before: every moment is worked out from what stood there first.
      allowOverlap: true,
      compact: (items) => (grasp.current ? heldLayout(items, grasp.current) : items),
    }),
    [],
  );
  const take =
    (isResized: boolean): EventCallback =>
    (_items, item) => {
      if (item) grasp.current = { index: Number(item.i), isResized, before: widgets };
    };
  const letGo: EventCallback = (items, item) => {
    grasp.current = null;
    if (item) onArranged(placesOf(items), Number(item.i));
  };
  return {
    compactor,
    onDragStart: take(false),
    onDragStop: letGo,
    onResizeStart: take(true),
    onResizeStop: letGo,
  };
}
