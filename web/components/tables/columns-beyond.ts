// How many columns of a table are beyond the edge of what it scrolls in.
import { useEffect, useState } from 'react';

interface Edges {
  left: number;
  right: number;
}

/** A column counts from the pixel on that is cut off. */
const TOLERANCE_PX = 1;

/** Of columns by their edges, those that end beyond `right`. */
export function columnsBeyond(columns: readonly Edges[], right: number): number {
  return columns.filter((column) => column.right > right + TOLERANCE_PX).length;
}

export interface Beyond {
  count: number;
  /** What the last column covers while it stays in sight, in pixels. */
  inset: number;
  /** Of what is scrolled in, in pixels. */
  height: number;
}

const NONE: Beyond = { count: 0, inset: 0, height: 0 };

/** Counted anew whenever the table is scrolled or either of both changes its size. */
export function useColumnsBeyond(scroller: HTMLElement | null): Beyond {
  const [beyond, setBeyond] = useState(NONE);
  useEffect(() => {
    if (!scroller) return;
    const measure = () => {
      const now = measured(scroller);
      setBeyond((before) => (isSame(before, now) ? before : now));
    };
    const observer = new ResizeObserver(measure);
    observer.observe(scroller);
    const table = scroller.querySelector('table');
    if (table) observer.observe(table);
    scroller.addEventListener('scroll', measure, { passive: true });
    return () => {
      observer.disconnect();
      scroller.removeEventListener('scroll', measure);
    };
  }, [scroller]);
  return beyond;
}

function measured(scroller: HTMLElement): Beyond {
  const heads = [...scroller.querySelectorAll('table:first-of-type > thead > tr:first-child > th')];
  const { left } = scroller.getBoundingClientRect();
  const right = left + scroller.clientLeft + scroller.clientWidth;
  const last = heads.at(-1);
  const isKept = last !== undefined && getComputedStyle(last).right === '0px';
  const inset = isKept ? last.getBoundingClientRect().width : 0;
  const edges = (isKept ? heads.slice(0, -1) : heads).map((head) => head.getBoundingClientRect());
  const count = columnsBeyond(edges, right - inset);
  return count === 0 ? NONE : { count, inset, height: scroller.clientHeight };
}

function isSame(one: Beyond, other: Beyond): boolean {
  return one.count === other.count && one.inset === other.inset && one.height === other.height;
}
