// Circuit breaker: spares what fails. When the failing share of the calls of a window is reached, it is left alone for a
// while; then one call tries whether it is well again. What would wait for it fails at once instead of late.

export interface BreakerRule {
  /** The calls of so many seconds are counted. */
  windowSeconds: number;
  /** Fewer calls open nothing. */
  minCalls: number;
  /** Of the calls that are counted, from 0 to 1. */
  failingShare: number;
}

export const SERVICE_RULE: BreakerRule = { windowSeconds: 10, minCalls: 20, failingShare: 0.5 };

/** How long nothing is asked of it, in milliseconds. */
const OPEN_MS = 5_000;

/** Takes the outcome of a call that has ended; null where the caller left, which says nothing of the service. */
export type Ended = (isFailure: boolean | null) => void;

interface Second {
  second: number;
  calls: number;
  failures: number;
}

export class Breaker {
  readonly #rule: BreakerRule;
  readonly #now: () => number;
  #seconds: Second[] = [];
  #openedAt: number | null = null;
  /** The call that tries whether the service is well, and when it began. */
  #probe: { at: number } | null = null;

  /** `now` in milliseconds of a clock that never goes back. */
  constructor(rule: BreakerRule, now: () => number = () => performance.now()) {
    this.#rule = rule;
    this.#now = now;
  }

  /** Whether it is left alone at present. */
  get isOpen(): boolean {
    return this.#openedAt !== null;
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
    const { windowSeconds, minCalls, failingShare } = this.#rule;
    const second = Math.floor(this.#now() / 1000);
    this.#seconds = this.#seconds.filter((known) => second - known.second < windowSeconds);
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
    if (calls >= minCalls && failures / calls >= failingShare) this.#openedAt = this.#now();
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
