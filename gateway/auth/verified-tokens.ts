// Bearer tokens that were found good a moment ago: their signature is not checked again for each request of a burst.

/** What a good token says. */
export interface VerifiedToken {
  subject: string;
  /** A tool that acts for itself. */
  isService: boolean;
  /** Seconds since 1970. */
  expiresAt: number;
}

/** For so long a key that was taken away may still count, in milliseconds. */
const KEPT_MS = 60_000;
/** The one that was checked longest ago makes room. */
const MAX_TOKENS = 1000;

export interface Clocks {
  /** Milliseconds since 1970, by which tokens end. */
  wall: () => number;
  /** Milliseconds of a clock that never goes back. */
  steady: () => number;
}

const CLOCKS: Clocks = { wall: () => Date.now(), steady: () => performance.now() };

export class VerifiedTokens {
  readonly #verify: (token: string) => Promise<VerifiedToken>;
  readonly #clocks: Clocks;
  readonly #kept = new Map<string, VerifiedToken & { until: number }>();

  /** `verify` rejects for a token that is not good; that is never kept. */
  constructor(verify: (token: string) => Promise<VerifiedToken>, clocks: Clocks = CLOCKS) {
    this.#verify = verify;
    this.#clocks = clocks;
  }

  /** What a good token says; rejects as `verify` does. */
  async check(token: string): Promise<VerifiedToken> {
    const kept = this.#kept.get(token);
    const now = this.#clocks.steady();
    if (kept && now < kept.until && this.#clocks.wall() < kept.expiresAt * 1000) return kept;
    this.#kept.delete(token);
    const verified = await this.#verify(token);
    this.#kept.set(token, { ...verified, until: now + KEPT_MS });
    if (this.#kept.size > MAX_TOKENS) {
      const [oldest] = this.#kept.keys();
      if (oldest !== undefined) this.#kept.delete(oldest);
    }
    return verified;
  }
}
