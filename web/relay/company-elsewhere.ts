// Another tab of the viewer switched to another company: the requests of this document wait, with all that is open and
// half done in it, until the viewer says which company it goes on with.

let back: { promise: Promise<void>; resolve: () => void } | null = null;
const listeners = new Set<() => void>();

/** Resolves when this document's company is the current one again. */
export function untilOwnCompany(): Promise<void> {
  if (!back) {
    let resolve = () => {};
    const promise = new Promise<void>((done) => {
      resolve = done;
    });
    back = { promise, resolve };
    tell();
  }
  return back.promise;
}

/** The company of this document is the current one again: what waits is asked anew. */
export function cameBack(): void {
  back?.resolve();
  back = null;
  tell();
}

export function isElsewhere(): boolean {
  return back !== null;
}

export function onElsewhere(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function tell(): void {
  for (const listener of listeners) listener();
}
