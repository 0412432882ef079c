// Bearer tokens that were found good a moment ago: they are not verified again for each request of a burst, neither in
// front of the graph nor of the services.

/** What a good token says, with its end. */
interface Ending {
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

export const CLOCKS: Clocks = { wall: () => Date.now(), steady: () => performance.now() };

/** Rejects for a token that is not good. `isKnown`: it was good when it was verified last. */
type Verify<Verified, Asker> = (token: string, asker: Asker, isKnown: boolean) => Promise<Verified>;

/** `Asker`: what verifying needs to know of a request beside the token. */
export class VerifiedTokens<Verified extends Ending, Asker = void> {
  readonly #verify: Verify<Verified, Asker>;
  readonly #clocks: Clocks;
  readonly #keptMs: number;
  readonly #kept = new Map<string, { verified: Verified; until: number }>();

  /** What `verify` rejects for is never kept. */
  constructor(verify: Verify<Verified, Asker>, clocks: Clocks = CLOCKS, keptMs = KEPT_MS) {
    this.#verify = verify;
    this.#clocks = clocks;
    this.#keptMs = keptMs;
  }

  /** What a good token says; rejects as `verify` does. */
  async check(token: string, asker: Asker): Promise<Verified> {
    const kept = this.#kept.get(token);
    const now = this.#clocks.steady();
    if (kept && now < kept.until && this.#clocks.wall() < kept.verified.expiresAt * 1000)
      return kept.verified;
    const verified = await this.#verify(token, asker, kept !== undefined).catch((error: unknown) => {
      this.#kept.delete(token);
      throw error;
    });
    // Put at the end of those that are kept.
    this.#kept.delete(token);
    this.#kept.set(token, { verified, until: now + this.#keptMs });
    if (this.#kept.size > MAX_TOKENS) {
      const [oldest] = this.#kept.keys();
      if (oldest !== undefined) this.#kept.delete(oldest);
    }
    return verified;
  }

  /** It is verified anew the next time. */
  forget(token: string): void {
    this.#kept.delete(token);
  }
}
