// Delays the survey while a dialog is open. On a phone the survey would cover the dialog.

/** How often an open dialog is checked again, in milliseconds. */
const AGAIN_MS = 30_000;
const DIALOG = '[aria-modal="true"]';

/** Calls `act` after so many milliseconds, or later, once no dialog is open. The result cancels it. */
export function whenNoDialog(afterMs: number, act: () => void): () => void {
  const look = () => {
    if (document.querySelector(DIALOG)) timer = setTimeout(look, AGAIN_MS);
    else act();
  };
  let timer = setTimeout(look, afterMs);
  return () => clearTimeout(timer);
}
