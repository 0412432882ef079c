// Which rows of a long grid are drawn: those in sight, some around them, and the one that has the focus.
import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useCallback } from 'react';

/** Every row is as high as this. */
export const ROW_PX = 32;
const OVERSCAN = 14;

export type Piece =
  | { kind: 'row'; index: number }
  /** The room of rows that are not drawn. */
  | { kind: 'gap'; key: string; height: number };

export function useVirtualRows(
  scroller: RefObject<HTMLDivElement | null>,
  count: number,
  focusedRow: number,
): Piece[] {
  const virtualizer = useVirtualizer({
    count,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_PX,
    overscan: OVERSCAN,
    // Before it was measured: as much as a screen shows.
    initialRect: { width: 0, height: 800 },
    rangeExtractor: useCallback(
      (range: Parameters<typeof defaultRangeExtractor>[0]) => {
        const places = defaultRangeExtractor(range);
        if (focusedRow < 0 || focusedRow >= range.count || places.includes(focusedRow)) return places;
        return [...places, focusedRow].sort((one, other) => one - other);
      },
      [focusedRow],
    ),
  });
  const pieces: Piece[] = [];
  let next = 0;
  for (const { index } of virtualizer.getVirtualItems()) {
    pieces.push(...gap(next, index), { kind: 'row', index });
    next = index + 1;
  }
  return [...pieces, ...gap(next, count)];
}

function gap(from: number, to: number): Piece[] {
  return to > from ? [{ kind: 'gap', key: `gap ${from}`, height: (to - from) * ROW_PX }] : [];
}
