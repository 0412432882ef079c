// Keeps the focus during a mutation. Browsers drop it when the pressed button is disabled or removed with its row, and people
// who use a keyboard or a screen reader would start again at the top of the page.

const REACHABLE =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), [tabindex="0"]';

interface Step {
  around: Element;
  /** Index of the child that contains the focus. */
  at: number;
}

/** When the focus is looked at: after the outcome is rendered, and after a dialog has faded out. In milliseconds. */
const LOOKS_MS = [0, 300];

/** Remembers the focus. The returned function gives it back, to the same element or to the one in its place. */
export function focusToKeep(): () => void {
  const held = document.activeElement;
  const way = wayTo(held);
  const keep = (isLast: boolean) => {
    // Another element has taken the focus: leave it there.
    if (document.activeElement !== document.body) return;
    // A button that is disabled for good cannot take the focus.
    const isUsable =
      held instanceof HTMLElement && held.isConnected && !(isLast && held.matches(':disabled'));
    const place = isUsable ? held : (nearest(way) ?? nearest(beneath));
    place?.focus({ preventScroll: true });
  };
  return () => soon(keep);
}

/** The way to what had the focus last. */
let last: readonly Step[] = [];
/** The same outside of dialogs and menus, such as the row that a dialog asks about. */
let beneath: readonly Step[] = [];

const OVERLAYS = '[role=dialog], [role=menu]';

/**
 * Follows the focus. A dialog or menu that drops it when it closes gives it to where it was before. What opened a dialog is
 * often gone by then, such as the entry of a menu. Any other control that is removed gives it to what took its place; a
 * link does not, for it leads to another page.
 */
export function noteFocus(): void {
  document.addEventListener('focusin', ({ target }) => {
    if (!(target instanceof Element)) return;
    last = wayTo(target);
    if (!target.closest(OVERLAYS)) beneath = last;
  });
  document.addEventListener('focusout', ({ target, relatedTarget }) => {
    if (relatedTarget !== null || !(target instanceof Element)) return;
    const overlay = target.closest(OVERLAYS);
    const way = last;
    if (overlay || !target.matches('a')) soon(() => giveBack({ from: target, overlay, way }));
  });
}

function giveBack(lost: { from: Element; overlay: Element | null; way: readonly Step[] }): void {
  const { from, overlay, way } = lost;
  if (from.isConnected || document.activeElement !== document.body) return;
  const place = nearest(overlay && !overlay.isConnected ? beneath : way);
  // Nothing had the focus before a drawer that the address opened.
  (place ?? document.querySelector<HTMLElement>('main'))?.focus({ preventScroll: true });
}

function soon(look: (isLast: boolean) => void): void {
  for (const wait of LOOKS_MS) setTimeout(() => look(wait === LOOKS_MS.at(-1)), wait);
}

function wayTo(element: Element | null): Step[] {
  const way: Step[] = [];
  for (let child = element; child?.parentElement && child !== document.body; child = child.parentElement)
    way.push({ around: child.parentElement, at: [...child.parentElement.children].indexOf(child) });
  return way;
}

/** Looks in the row that took the place of the removed one, then in the row before it, then in their parents. */
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
