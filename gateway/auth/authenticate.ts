// Tells who makes a request: a tool by its bearer token, a person by the session cookie.
import { readCookie, SESSION_COOKIE } from './cookies.ts';
import type { Issuer } from './issuer.ts';
import type { SessionStore } from './session.ts';
import { BadSignIn, verifyBearer } from './token.ts';

export interface Identity {
  /** The access token that the services verify again. */
  token: string;
  /** A session needs protection against posts of other sites. */
  by: 'bearer' | 'session';
}

export class Authenticator {
  readonly #issuer: Issuer;
  readonly #sessions: SessionStore;
  readonly #audience: string;

  constructor(issuer: Issuer, sessions: SessionStore, audience: string) {
    this.#issuer = issuer;
    this.#sessions = sessions;
    this.#audience = audience;
  }

  /** Rejects with BadSignIn or SignInUnavailable; a bearer token outranks the cookie, also when it is bad. */
  async identify(request: Request): Promise<Identity> {
    const authorization = request.headers.get('authorization');
    if (authorization !== null) {
      const [, token] = /^Bearer +(\S+)$/i.exec(authorization) ?? [];
      if (!token) throw new BadSignIn('INVALID', 'not a bearer token');
      await verifyBearer(token, this.#issuer, this.#audience);
      return { token, by: 'bearer' };
    }
    const sessionId = readCookie(request, SESSION_COOKIE);
    if (!sessionId) throw new BadSignIn('MISSING', 'neither a session nor a bearer token');
    return { token: await this.#sessions.accessToken(sessionId), by: 'session' };
  }

  /** Whether the browser holds a session, without asking the provider. */
  hasSession(request: Request): boolean {
    const sessionId = readCookie(request, SESSION_COOKIE);
    return sessionId !== null && this.#sessions.has(sessionId);
  }
}
