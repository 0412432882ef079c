// Limits failed sign-ins by key in a fixed window, in memory.

/** Keys that are remembered at once; beyond that the oldest are forgotten. */
const MAX_KEYS = 10_000;

interface Window {
  failures: number;
  endsAt: number;
}

export class GuessLimit {
  readonly #windows = new Map<string, Window>();
  readonly #limit: number;
  readonly #windowMs: number;
  readonly #now: () => number;

  constructor(limit: number, windowMs: number, now: () => number = Date.now) {
    this.#limit = limit;
    this.#windowMs = windowMs;
    this.#now = now;
  }

  /** Counts a guess before it is checked, so that guesses at the same time count too. Seconds to wait, or 0. */
  begin(key: string): number {
    const now = this.#now();
    const window = this.#windowOf(key, now);
    if (window.failures >= this.#limit) return Math.ceil((window.endsAt - now) / 1000);
    window.failures += 1;
    return 0;
  }

  /** The key starts anew. */
  clear(key: string): void {
    this.#windows.delete(key);
  }

  /** The guess that was counted last was none. */
  takeBack(key: string): void {
    const window = this.#windows.get(key);
    if (window && window.failures > 0) window.failures -= 1;
  }

  #windowOf(key: string, now: number): Window {
    const known = this.#windows.get(key);
    if (known && known.endsAt > now) return known;
    this.#windows.delete(key);
    if (this.#windows.size >= MAX_KEYS) this.#forgetOldest();
    const window = { failures: 0, endsAt: now + this.#windowMs };
    this.#windows.set(key, window);
    return window;
  }

  #forgetOldest(): void {
    for (const oldest of this.#windows.keys()) {
      this.#windows.delete(oldest);
      return;
    }
  }
}
