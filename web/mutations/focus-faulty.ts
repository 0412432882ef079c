// Leads to the first field of a form that is marked as faulty.

const FAULTY = '[aria-invalid="true"]';

/**
 * A field whose choices still load gets the focus once it is drawn, unless a key or a pointer was pressed meanwhile: the
 * person has gone on by then.
 */
export function focusFaulty(form: HTMLElement): void {
  if (focusIn(form)) return;
  const waiting = new AbortController();
  const observer = new MutationObserver(() => {
    if (focusIn(form)) waiting.abort();
  });
  observer.observe(form, { subtree: true, childList: true, attributeFilter: ['aria-invalid'] });
  waiting.signal.addEventListener('abort', () => observer.disconnect());
  for (const gesture of ['keydown', 'pointerdown'])
    document.addEventListener(gesture, () => waiting.abort(), { capture: true, signal: waiting.signal });
}

function focusIn(form: HTMLElement): boolean {
  const field = form.querySelector<HTMLElement>(FAULTY);
  field?.focus();
  return field !== null;
}
