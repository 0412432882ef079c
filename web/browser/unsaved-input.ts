// Whether something was entered on the page that is lost when the page is left.

/** Changes that wait for a save, and dialogs with fields: what was chosen there without typing counts, too. */
const HALF_DONE = '[data-unsaved], [role=dialog] form';
/** What is searched for is not saved. */
const IS_SEARCH = '[type=search]';

const entered = new Set<Element>();

/** Follows what is typed into fields. */
export function noteInput(): void {
  document.addEventListener('input', ({ target }) => {
    forgetGone();
    if (target instanceof Element && !target.matches(IS_SEARCH)) entered.add(target);
  });
}

export function hasUnsavedInput(): boolean {
  forgetGone();
  return entered.size > 0 || document.querySelector(HALF_DONE) !== null;
}

function forgetGone(): void {
  for (const field of entered) if (!field.isConnected) entered.delete(field);
}
