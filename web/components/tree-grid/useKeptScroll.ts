// Where a grid was scrolled to, so that coming back to it finds the same place (B-10).
import { type RefObject, useLayoutEffect } from 'react';

interface Place {
  top: number;
  left: number;
}

const places = new Map<string, Place>();

/** Keeps it under `name` until the document is left. */
export function useKeptScroll(scroller: RefObject<HTMLElement | null>, name: string): void {
  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const kept = places.get(name);
    if (kept) element.scrollTo(kept);
    const keep = () => places.set(name, { top: element.scrollTop, left: element.scrollLeft });
    element.addEventListener('scroll', keep, { passive: true });
    return () => element.removeEventListener('scroll', keep);
  }, [scroller, name]);
}
