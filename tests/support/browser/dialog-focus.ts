// Where a key goes that is pressed as soon as a dialog shows.
import type { Page } from 'playwright';

/** Whether the focus is in the next dialog from the moment that it is on the page. */
export function dialogHasFocus(page: Page): Promise<boolean> {
  return page.evaluate(
    () =>
      new Promise<boolean>((resolve) => {
        new MutationObserver((_, observer) => {
          const dialog = document.querySelector('[role=dialog]');
          if (!dialog) return;
          observer.disconnect();
          resolve(dialog.contains(document.activeElement));
        }).observe(document.body, { childList: true, subtree: true });
      }),
  );
}
