// Spares a service that fails: half of at least twenty calls within ten seconds, and it is left alone for a while; then
// one call tries whether it is well again. What would wait for it fails at once instead of late.

/** The calls of so many seconds are counted. */
const WINDOW_SECONDS = 10;
const MIN_CALLS = 20;
const FAILING_SHARE = 0.5;
/** How long nothing is asked of it, in milliseconds. */
const OPEN_MS = 5_000;

/** Told of a call that has ended; null where that says nothing of the service, as nobody waited for the answer. */
export type Ended = (isFailure: boolean | null) => void;

interface Second {
  second: number;
  calls: number;
  failures: number;
}

export class Breaker {
  readonly #now: () => number;
  #seconds: Second[] = [];
  #openedAt: number | null = null;
  /** The call that tries whether the service is well, and when it began. */
  #probe: { at: number } | null = null;

  /** `now` in milliseconds of a clock that never goes back. */
  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  /**
   * Begins a call; null while none may be made. After the pause one call alone may, until it has ended or has itself
   * lasted as long as a pause: a service that was found hanging may have come back meanwhile.
   */
  begin(): Ended | null {
    if (this.#openedAt === null) return (isFailure) => this.#count(isFailure);
    const now = this.#now();
    if (now - Math.max(this.#openedAt, this.#probe?.at ?? 0) < OPEN_MS) return null;
    const probe = { at: now };
    this.#probe = probe;
    return (isFailure) => this.#judge(probe, isFailure);
  }

  #count(isFailure: boolean | null): void {
    // Begun before the pause: it is known already.
    if (isFailure === null || this.#openedAt !== null) return;
    const second = Math.floor(this.#now() / 1000);
    this.#seconds = this.#seconds.filter((known) => second - known.second < WINDOW_SECONDS);
    let newest = this.#seconds.at(-1);
    if (newest?.second !== second) {
      newest = { second, calls: 0, failures: 0 };
      this.#seconds.push(newest);
    }
    newest.calls += 1;
    if (!isFailure) return;
    newest.failures += 1;
    const calls = this.#seconds.reduce((sum, known) => sum + known.calls, 0);
    const failures = this.#seconds.reduce((sum, known) => sum + known.failures, 0);
    if (calls >= MIN_CALLS && failures / calls >= FAILING_SHARE) this.#openedAt = this.#now();
  }

  #judge(probe: { at: number }, isFailure: boolean | null): void {
    if (isFailure === false) {
      this.#openedAt = null;
      this.#probe = null;
      this.#seconds = [];
    }
    // A later call tries it already, or has found it well.
    if (this.#probe !== probe) return;
    this.#probe = null;
    if (isFailure === true) this.#openedAt = this.#now();
  }
}
