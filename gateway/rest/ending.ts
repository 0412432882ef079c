// Tells calls that nobody waits for them any more, as an AbortSignal does: each call listens to one, and the platform's
// own took about as long to listen to as the rest of making a call.

/** What those who listen need of it; every AbortSignal is one. */
export interface EndSignal {
  readonly aborted: boolean;
  addEventListener(type: 'abort', listener: () => void): void;
  removeEventListener(type: 'abort', listener: () => void): void;
}

export class Ending implements EndSignal {
  readonly #listeners = new Set<() => void>();
  #aborted = false;

  get aborted(): boolean {
    return this.#aborted;
  }

  /** Tells whoever listens, once. */
  abort(): void {
    this.#aborted = true;
    const listeners = [...this.#listeners];
    this.#listeners.clear();
    for (const listener of listeners) listener();
  }

  addEventListener(_type: 'abort', listener: () => void): void {
    if (!this.#aborted) this.#listeners.add(listener);
  }

  removeEventListener(_type: 'abort', listener: () => void): void {
    this.#listeners.delete(listener);
  }
}
