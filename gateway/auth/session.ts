// Sessions of people: the browser holds an opaque id, the gateway the tokens, refreshed shortly before they end.
import { ResponseBodyError, refreshTokenGrant, tokenRevocation } from 'openid-client';
import { z } from 'zod';
import type { Issuer } from './issuer.ts';
import type { SealedStore } from './sealed-store.ts';
import { BadSignIn, SignInUnavailable } from './token.ts';

export const SESSION_LIFETIME_MS = 365 * 24 * 3600 * 1000;
/** A token with less than this to go is refreshed first. */
const REFRESH_BEFORE_MS = 5000;
const KIND = 'session';

const session = z.object({
  accessToken: z.string(),
  /** Milliseconds since 1970. */
  accessExpiresAt: z.number(),
  refreshToken: z.string().nullable(),
  idToken: z.string().nullable(),
});
type Session = z.output<typeof session>;

/** What a token endpoint answers, as far as it is kept. */
export interface Tokens {
  access_token: string;
  refresh_token?: string;
  id_token?: string;
  expires_in?: number;
}

export class SessionStore {
  readonly #store: SealedStore;
  readonly #issuer: Issuer;
  readonly #refreshes = new Map<string, Promise<string>>();

  constructor(store: SealedStore, issuer: Issuer) {
    this.#store = store;
    this.#issuer = issuer;
  }

  /** The id for the cookie. */
  create(tokens: Tokens): string {
    return this.#store.add(KIND, sessionOf(tokens, null), SESSION_LIFETIME_MS);
  }

  has(id: string): boolean {
    return this.#read(id) !== null;
  }

  /** An access token that is good for some seconds; rejects with BadSignIn or SignInUnavailable. */
  async accessToken(id: string): Promise<string> {
    const found = this.#read(id);
    if (!found) throw new BadSignIn('EXPIRED', 'the session has ended');
    if (found.accessExpiresAt - Date.now() > REFRESH_BEFORE_MS) return found.accessToken;
    // One refresh at a time: a rotating refresh token may be used once.
    const running =
      this.#refreshes.get(id) ?? this.#refresh(id, found).finally(() => this.#refreshes.delete(id));
    this.#refreshes.set(id, running);
    return running;
  }

  /** Ends the session; the id token tells the provider whose sign-in ends with it. */
  async end(id: string): Promise<{ idToken: string | null }> {
    const found = this.#read(id);
    this.#store.remove(KIND, id);
    if (found?.refreshToken) await this.#revoke(found.refreshToken);
    return { idToken: found?.idToken ?? null };
  }

  async #refresh(id: string, found: Session): Promise<string> {
    if (!found.refreshToken) {
      this.#store.remove(KIND, id);
      throw new BadSignIn('EXPIRED', 'the session has ended');
    }
    try {
      const { client } = await this.#issuer.provider();
      const renewed = sessionOf(await refreshTokenGrant(client, found.refreshToken), found);
      if (!this.#store.replace(KIND, id, renewed)) throw new BadSignIn('EXPIRED', 'the session has ended');
      return renewed.accessToken;
    } catch (error) {
      if (error instanceof BadSignIn) throw error;
      if (error instanceof ResponseBodyError && error.status < 500) {
        this.#store.remove(KIND, id);
        throw new BadSignIn('EXPIRED', 'the provider has ended the session');
      }
      if (found.accessExpiresAt > Date.now()) return found.accessToken;
      throw new SignInUnavailable(String(error));
    }
  }

  async #revoke(refreshToken: string): Promise<void> {
    try {
      const { client } = await this.#issuer.provider();
      if (client.serverMetadata().revocation_endpoint) await tokenRevocation(client, refreshToken);
    } catch {
      // The session is gone here whatever the provider says; its token ends by itself.
    }
  }

  #read(id: string): Session | null {
    const found = this.#store.get(KIND, id);
    if (found === null) return null;
    const parsed = session.safeParse(found);
    // A session of another make is as good as none.
    if (!parsed.success) this.#store.remove(KIND, id);
    return parsed.data ?? null;
  }
}

function sessionOf(tokens: Tokens, former: Session | null): Session {
  return {
    accessToken: tokens.access_token,
    accessExpiresAt: Date.now() + (tokens.expires_in ?? 60) * 1000,
    refreshToken: tokens.refresh_token ?? former?.refreshToken ?? null,
    idToken: tokens.id_token ?? former?.idToken ?? null,
  };
}
