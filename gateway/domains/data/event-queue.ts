// Events for one listener: of events about the same thing that were not read yet only the newest is kept, so that a
// slow reader costs no memory, and an end is told at once, also to a reader that waits.

export class EventQueue<Event> implements AsyncIterableIterator<Event, undefined> {
  readonly #waiting = new Map<string, Event>();
  readonly #onClose: () => void;
  #reader: ((result: IteratorResult<Event, undefined>) => void) | null = null;
  #isEnded = false;

  /** `onClose` is called once, at any end. */
  constructor(onClose: () => void) {
    this.#onClose = onClose;
  }

  push(key: string, event: Event): void {
    if (this.#isEnded) return;
    this.#waiting.set(key, event);
    this.#serve();
  }

  /** No more events; those that wait are still read. */
  end(): void {
    if (this.#isEnded) return;
    this.#isEnded = true;
    this.#onClose();
    this.#serve();
  }

  next(): Promise<IteratorResult<Event, undefined>> {
    return new Promise((resolve) => {
      this.#reader = resolve;
      this.#serve();
    });
  }

  /** The reader goes away. */
  return(): Promise<IteratorResult<Event, undefined>> {
    this.#waiting.clear();
    this.end();
    return Promise.resolve({ done: true, value: undefined });
  }

  [Symbol.asyncIterator](): this {
    return this;
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.return();
  }

  #serve(): void {
    const reader = this.#reader;
    if (!reader) return;
    const [first] = this.#waiting;
    if (first) {
      this.#waiting.delete(first[0]);
      this.#reader = null;
      reader({ done: false, value: first[1] });
    } else if (this.#isEnded) {
      this.#reader = null;
      reader({ done: true, value: undefined });
    }
  }
}
