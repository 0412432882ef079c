// Whether a query still shows the answer of the last visit because its own is not complete yet.
import { useSyncExternalStore } from 'react';

/** One for each query that may show a kept answer; set by the network layer, observed by the page. */
export class LastVisit {
  #shownOf: Date | null = null;
  readonly #listeners = new Set<() => void>();

  /** When the figures on the screen were stored; null if they are current. */
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

/** When the figures of a query were stored, while they are those of the last visit; null if they are current. */
export function useLastVisit(reference: object | null): Date | null {
  const visit = reference === null ? undefined : byReference.get(reference);
  return useSyncExternalStore(visit?.follow ?? followNothing, () => visit?.shownOf ?? null);
}

const followNothing = () => () => undefined;
