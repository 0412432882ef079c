// The chosen one of a row that is scrolled sideways, as rows of tabs are on a phone.

/** How much of the neighbour shows that there are more, in pixels. */
const NEIGHBOUR_PX = 40;

/**
 * Scrolls the row of an element sideways until the element is seen: the `ref` of the chosen one. Unlike
 * `scrollIntoView`, it leaves the page where it is.
 */
export function intoSight(element: HTMLElement | null): void {
  const row = element && rowOf(element);
  if (!row) return;
  const [outer, inner] = [row.getBoundingClientRect(), element.getBoundingClientRect()];
  const before = inner.left - outer.left - NEIGHBOUR_PX;
  const beyond = inner.right - outer.right + NEIGHBOUR_PX;
  if (beyond > 0) row.scrollLeft += Math.min(beyond, before);
  else if (before < 0) row.scrollLeft += before;
}

/** The nearest ancestor that is wider inside than outside. */
function rowOf(element: HTMLElement): HTMLElement | null {
  for (let row = element.parentElement; row; row = row.parentElement) {
    if (row.scrollWidth > row.clientWidth && getComputedStyle(row).overflowX === 'auto') return row;
  }
  return null;
}
