// Access tokens that people make for their own tools: only the services know whose one is, so they are asked, and again
// every few seconds. What its owner may do they judge anew for each call.
import { DEFAULT_LANGUAGE } from '../../lib/catalogue/languages.ts';
import { CLOCKS, VerifiedTokens } from '../../lib/node/verified-tokens.ts';
import { currentUser } from '../../upstream/contract/platform/platform.ts';
import type { Limiter } from '../http/limits/limiters.ts';
import type { Caller } from '../rest/caller.ts';
import type { RestClient } from '../rest/client.ts';
import { isRefusal } from '../rest/upstream-error.ts';
import { BadSignIn, SignInUnavailable, TooManySignIns, type VerifiedToken } from './token.ts';

/** For so long a token that was revoked may still be counted as its owner's, in milliseconds; no service answers it. */
const KEPT_MS = 5000;

/** On whose behalf it is asked. */
export type Asker = Pick<Caller, 'requestId' | 'address' | 'signal' | 'endsAt'>;

export class PersonalTokens {
  readonly #rest: Pick<RestClient, 'call'>;
  readonly #limiter: Limiter;
  readonly #known: VerifiedTokens<VerifiedToken, Asker>;

  /** `limiter` counts tokens that were not found good before, by address: no service is flooded with guesses. */
  constructor(rest: Pick<RestClient, 'call'>, limiter: Limiter) {
    this.#rest = rest;
    this.#limiter = limiter;
    const lookUp = (token: string, asker: Asker, isKnown: boolean) =>
      isKnown ? this.#ownerOf(token, asker) : this.#admittedOwnerOf(token, asker);
    this.#known = new VerifiedTokens(lookUp, CLOCKS, KEPT_MS);
  }

  /** Whose token it is; rejects with BadSignIn, SignInUnavailable or TooManySignIns. */
  check(token: string, asker: Asker): Promise<VerifiedToken> {
    return this.#known.check(token, asker);
  }

  async #admittedOwnerOf(token: string, asker: Asker): Promise<VerifiedToken> {
    const turn = await this.#limiter.begin(`address ${asker.address ?? ''}`);
    if ('retryAfter' in turn) throw new TooManySignIns(turn.retryAfter);
    try {
      return await this.#ownerOf(token, asker);
    } finally {
      turn.end();
    }
  }

  async #ownerOf(token: string, asker: Asker): Promise<VerifiedToken> {
    try {
      const caller = { ...asker, token, language: DEFAULT_LANGUAGE };
      const { userId } = await this.#rest.call(currentUser, {}, caller, { isRead: true });
      // The services alone know when it ends.
      return { subject: userId, isService: false, expiresAt: Number.POSITIVE_INFINITY };
    } catch (error) {
      if (isRefusal(error)) throw new BadSignIn('INVALID', 'no living access token of anybody');
      throw new SignInUnavailable(String(error));
    }
  }
}
