// Where each step of a way was scrolled to: going back shows it as it was left.
import { type RefObject, useLayoutEffect, useRef } from 'react';

/** `key` names the step. Scrolls what scrolls around the element. */
export function useScrollMemory(ref: RefObject<HTMLElement | null>, key: string): void {
  const places = useRef(new Map<string, number>());
  useLayoutEffect(() => {
    const scroller = scrollerOf(ref.current);
    if (!scroller) return;
    const known = places.current;
    scroller.scrollTop = known.get(key) ?? 0;
    const keep = () => known.set(key, scroller.scrollTop);
    scroller.addEventListener('scroll', keep, { passive: true });
    // What loads late makes the panel as high as it was.
    const late = new ResizeObserver(() => {
      const wanted = known.get(key) ?? 0;
      if (scroller.scrollTop < wanted) scroller.scrollTop = wanted;
    });
    if (ref.current) late.observe(ref.current);
    return () => {
      scroller.removeEventListener('scroll', keep);
      late.disconnect();
    };
  }, [ref, key]);
}

function scrollerOf(element: HTMLElement | null): HTMLElement | null {
  let each = element?.parentElement ?? null;
  while (each && !/auto|scroll/.test(getComputedStyle(each).overflowY)) each = each.parentElement;
  return each;
}
