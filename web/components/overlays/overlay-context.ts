// What a menu or a popover shares with its parts.
import { createContext, type RefObject, use, useId, useRef } from 'react';

export interface Overlay {
  /** The id of the element that opens it. What opens has the same id with `-dropdown` behind it. */
  id: string;
  isOpen: boolean;
  turn: (isOpen: boolean) => void;
  /** The element that opens it. */
  anchor: RefObject<HTMLElement | null>;
  /** Props of Mantine's component. */
  settings: object;
}

export const OverlayContext = createContext<Overlay | null>(null);

export function useOverlay(): Overlay {
  const overlay = use(OverlayContext);
  if (!overlay) throw new Error('a part of a menu or popover is outside of it');
  return overlay;
}

export function useAnchored(isOpen: boolean, turn: (isOpen: boolean) => void, settings: object): Overlay {
  const id = useId();
  const anchor = useRef<HTMLElement>(null);
  return { id, isOpen, turn, anchor, settings };
}
