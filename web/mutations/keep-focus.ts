// The focus while something is changed: a button that waits is disabled, and a row that is removed takes its button along.
// Browsers drop the focus then, and who works by keyboard or screen reader would begin the page again.

const REACHABLE =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), [tabindex="0"]';

interface Step {
  around: Element;
  /** Its child on the way to the focus. */
  at: number;
}

/** When the outcome is drawn, and when a dialog that asked is gone, in milliseconds. */
const LOOKS_MS = [0, 300];

/** Of what has the focus now, to be called with the outcome: it gets the focus again, or what took its place. */
export function focusToKeep(): () => void {
  const held = document.activeElement;
  const way = wayTo(held);
  const keep = (isLast: boolean) => {
    // Whatever has the focus by then was given it on purpose.
    if (document.activeElement !== document.body) return;
    // What is still disabled at the end has nothing more to do.
    const isUsable =
      held instanceof HTMLElement && held.isConnected && !(isLast && held.matches(':disabled'));
    const place = isUsable ? held : (nearest(way) ?? nearest(beneath));
    place?.focus({ preventScroll: true });
  };
  return () => {
    for (const wait of LOOKS_MS) setTimeout(() => keep(wait === LOOKS_MS.at(-1)), wait);
  };
}

/** To what had the focus last outside of dialogs: the row that a dialog asked about. */
let beneath: readonly Step[] = [];

export function noteFocus(): void {
  document.addEventListener('focusin', ({ target }) => {
    if (target instanceof Element && !target.closest('[role=dialog]')) beneath = wayTo(target);
  });
}

function wayTo(element: Element | null): Step[] {
  const way: Step[] = [];
  for (let child = element; child?.parentElement && child !== document.body; child = child.parentElement)
    way.push({ around: child.parentElement, at: [...child.parentElement.children].indexOf(child) });
  return way;
}

/** In the row that took the place of the removed one, or the one before it; else in what is around them. */
function nearest(way: readonly Step[]): HTMLElement | null {
  for (const { around, at } of way) {
    if (!around.isConnected || around === document.body) continue;
    const [here, before] = [around.children[at], around.children[at - 1]];
    const found = [here, before, around].flatMap((each) => reachableIn(each) ?? [])[0];
    if (found) return found;
  }
  return null;
}

function reachableIn(element: Element | undefined): HTMLElement | null {
  if (element?.matches(REACHABLE)) return element as HTMLElement;
  const inside = element?.querySelectorAll<HTMLElement>(REACHABLE) ?? [];
  return [...inside].find((each) => each.checkVisibility()) ?? null;
}
