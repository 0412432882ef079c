// A question that nobody asked for waits until no dialog is open: over one it would take its place on a phone.

/** How soon it is looked again, in milliseconds. */
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
