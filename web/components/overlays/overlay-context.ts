// What the parts of a menu or a popover know of it.
import { createContext, type RefObject, use, useId, useRef } from 'react';

export interface Overlay {
  /** Of the element that opens it; of what opens, `-dropdown` follows. */
  id: string;
  isOpen: boolean;
  turn: (isOpen: boolean) => void;
  /** The element that opens it, once it is drawn. */
  anchor: RefObject<HTMLElement | null>;
  /** Passed on to Mantine's. */
  settings: object;
}

export const OverlayContext = createContext<Overlay | null>(null);

export function useOverlay(): Overlay {
  const overlay = use(OverlayContext);
  if (!overlay) throw new Error('a part of a menu or popover stands outside of it');
  return overlay;
}

/** All that its parts need; the caller says when it is open. */
export function useAnchored(isOpen: boolean, turn: (isOpen: boolean) => void, settings: object): Overlay {
  const id = useId();
  const anchor = useRef<HTMLElement>(null);
  return { id, isOpen, turn, anchor, settings };
}
