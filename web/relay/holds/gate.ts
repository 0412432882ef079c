// Requests of this document wait at a gate, with all that is open and half done in it, until somebody opens it.

export class Gate {
  #opening: { promise: Promise<void>; resolve: () => void } | null = null;
  readonly #listeners = new Set<() => void>();

  /** Closes the gate. Resolves once it is opened. */
  untilOpen(): Promise<void> {
    if (!this.#opening) {
      let resolve = () => {};
      const promise = new Promise<void>((done) => {
        resolve = done;
      });
      this.#opening = { promise, resolve };
      this.#tell();
    }
    return this.#opening.promise;
  }

  readonly open = (): void => {
    this.#opening?.resolve();
    this.#opening = null;
    this.#tell();
  };

  readonly isClosed = (): boolean => this.#opening !== null;

  /** For useSyncExternalStore, with `isClosed`. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }
}
