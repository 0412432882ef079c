// Where a part of the page stands, in coordinates of the document; followed while the page moves.
import { useEffect, useState } from 'react';

interface Box {
  top: number;
  left: number;
  width: number;
  height: number;
}

export interface Place extends Box {
  /** Of its upper end, below which there is room for a card: all of it, unless it fills the screen. */
  headHeight: number;
}

/** How long a part is looked for: on a page that is at rest, and on one that still loads. In milliseconds. */
const PATIENCE_MS = { atRest: 300, loading: 4000 };
/** Of the header and the filters that stay at the top. */
const TOP = 120;
/** For the card. */
const ROOM = 240;

/** The part as it is on the screen; undefined while it is looked for, null when it does not come. */
export function usePartOnScreen(part: string): Place | null | undefined {
  const [place, setPlace] = useState<Place | null | undefined>(undefined);
  useEffect(() => {
    setPlace(undefined);
    let shown: Element | null = null;
    let shownHeight = 0;
    const measure = () => {
      const drawn = drawnOf(part);
      const [first] = drawn;
      if (!first) return;
      if (first !== shown || boxAround(drawn).height !== shownHeight) bringOnScreen(first, boxAround(drawn));
      const { top, left, width, height } = boxAround(drawn);
      shown = first;
      shownHeight = height;
      const headHeight = Math.min(height, Math.max(0, window.innerHeight - TOP - ROOM));
      const next = { top: top + window.scrollY, left: left + window.scrollX, width, height, headHeight };
      setPlace((before) => (before && isSame(before, next) ? before : next));
    };
    measure();
    // What is drawn later moves what stands below it.
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    const changes = new MutationObserver(measure);
    changes.observe(document.body, { childList: true, subtree: true });
    window.addEventListener('scroll', measure, { passive: true });
    const giveUp = () => {
      if (!shown) setPlace(null);
    };
    const isAtRest = () => 'settled' in document.documentElement.dataset;
    const timers = [
      setTimeout(() => isAtRest() && giveUp(), PATIENCE_MS.atRest),
      setTimeout(giveUp, PATIENCE_MS.loading),
    ];
    return () => {
      observer.disconnect();
      changes.disconnect();
      window.removeEventListener('scroll', measure);
      for (const timer of timers) clearTimeout(timer);
    };
  }, [part]);
  return place;
}

/** In the middle; the head of one that leaves no room for a card above or below it. */
function bringOnScreen(part: Element, { top, height }: Box): void {
  if (height <= window.innerHeight - 2 * ROOM) part.scrollIntoView({ block: 'center' });
  else window.scrollTo({ top: top + window.scrollY - TOP });
}

/**
 * Some parts are there twice, for wide and for narrow screens: the one that is drawn. In place of a part without a box
 * (`display: contents`) its children that are drawn. For a part that is folded away, it is the button that unfolds it.
 */
function drawnOf(part: string): Element[] {
  const isDrawn = (element: Element) => element.getClientRects().length > 0;
  const found = [...document.querySelectorAll(`[data-part="${part}"]`)];
  const itself = found.find(isDrawn);
  if (itself) return [itself];
  const inside = found.flatMap(({ children }) => [...children].filter(isDrawn));
  return inside.length > 0 ? inside : found.flatMap(unfolderOf).filter(isDrawn);
}

function unfolderOf(part: Element): Element[] {
  const id = part.closest('[hidden]')?.id;
  return id ? [...document.querySelectorAll(`[aria-controls="${CSS.escape(id)}"]`)] : [];
}

function boxAround(elements: readonly Element[]): Box {
  const boxes = elements.map((element) => element.getBoundingClientRect());
  const top = Math.min(...boxes.map((box) => box.top));
  const left = Math.min(...boxes.map((box) => box.left));
  const height = Math.max(...boxes.map((box) => box.top + box.height)) - top;
  return { top, left, height, width: Math.max(...boxes.map((box) => box.left + box.width)) - left };
}

function isSame(one: Place, other: Place): boolean {
  return (
    one.top === other.top &&
    one.left === other.left &&
    one.width === other.width &&
    one.height === other.height &&
    one.headHeight === other.headHeight
  );
}
