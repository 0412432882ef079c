// Who still needs a query reference: it is disposed (and its request aborted) once nothing needs it.
import { useDeferredValue, useEffect } from 'react';

export interface Disposable {
  dispose: () => void;
}

const holders = new WeakMap<Disposable, number>();

function hold(reference: Disposable): () => void {
  holders.set(reference, (holders.get(reference) ?? 0) + 1);
  return () => {
    holders.set(reference, (holders.get(reference) ?? 1) - 1);
    // Later, because StrictMode takes every effect back once and runs it again at once.
    setTimeout(() => {
      if (holders.get(reference) === 0) reference.dispose();
    }, 0);
  };
}

export function useHeld(reference: Disposable | null): void {
  useEffect(() => (reference ? hold(reference) : undefined), [reference]);
}

/**
 * The reference to show for the one that the route loaded: the old one, until the new one can be rendered without a
 * gap.
 */
export function useShownReference<Reference extends Disposable | null>(loaded: Reference): Reference {
  const shown = useDeferredValue(loaded);
  useHeld(loaded);
  useHeld(shown);
  return shown;
}
