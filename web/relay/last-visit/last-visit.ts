// Whether a query shows what the last visit showed, until the answer of this one is whole.
import { useSyncExternalStore } from 'react';

/** One for each query that may show it; told by the network, followed by the page. */
export class LastVisit {
  #shownOf: Date | null = null;
  readonly #listeners = new Set<() => void>();

  /** The moment that the figures on the screen are of; null: they are those of now. */
  get shownOf(): Date | null {
    return this.#shownOf;
  }

  tell(shownOf: Date | null): void {
    if (this.#shownOf === shownOf) return;
    this.#shownOf = shownOf;
    for (const listener of this.#listeners) listener();
  }

  readonly follow = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
}

const byReference = new WeakMap<object, LastVisit>();

export function rememberLastVisit(reference: object, visit: LastVisit): void {
  byReference.set(reference, visit);
}

/** The moment that the figures of a query are of, while they are those of the last visit. */
export function useLastVisit(reference: object | null): Date | null {
  const visit = reference === null ? undefined : byReference.get(reference);
  return useSyncExternalStore(visit?.follow ?? followNothing, () => visit?.shownOf ?? null);
}

const followNothing = () => () => undefined;
