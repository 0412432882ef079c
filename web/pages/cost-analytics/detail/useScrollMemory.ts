// Where each step of a way was scrolled to: going back shows it as it was left.
import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Anyone who scrolls by hand is not scrolled back. */
const HANDS = ['wheel', 'pointerdown', 'keydown'] as const;

/** `key` names the step. Scrolls what scrolls around the element. */
export function useScrollMemory(ref: RefObject<HTMLElement | null>, key: string): void {
  const places = useRef(new Map<string, number>());
  useLayoutEffect(() => {
    const scroller = scrollerOf(ref.current);
    if (!scroller) return;
    const known = places.current;
    // What is still to be scrolled to, while the panel is not as high as it was.
    let wanted = known.get(key) ?? 0;
    scroller.scrollTop = wanted;
    const keep = () => {
      if (scroller.scrollTop >= wanted) wanted = 0;
      if (wanted === 0) known.set(key, scroller.scrollTop);
    };
    const release = () => {
      wanted = 0;
    };
    const late = new ResizeObserver(() => {
      if (scroller.scrollTop < wanted) scroller.scrollTop = wanted;
    });
    if (ref.current) late.observe(ref.current);
    scroller.addEventListener('scroll', keep, { passive: true });
    for (const kind of HANDS) scroller.addEventListener(kind, release, { passive: true });
    return () => {
      scroller.removeEventListener('scroll', keep);
      for (const kind of HANDS) scroller.removeEventListener(kind, release);
      late.disconnect();
    };
  }, [ref, key]);
}

function scrollerOf(element: HTMLElement | null): HTMLElement | null {
  let each = element?.parentElement ?? null;
  while (each && !/auto|scroll/.test(getComputedStyle(each).overflowY)) each = each.parentElement;
  return each;
}
