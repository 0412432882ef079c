// Tells who makes a request: a tool by its bearer token or by that of a person, a person by the session cookie.
import { VerifiedTokens } from '../../lib/node/verified-tokens.ts';
import { isPersonalToken } from '../../lib/rules/access-tokens.ts';
import type { RequestHead } from '../http/requests/request-head.ts';
import type { Issuer } from './issuer.ts';
import type { Asker, PersonalTokens } from './personal-tokens.ts';
import type { SessionMark, SessionStore } from './session/session.ts';
import type { SessionCookie } from './session/session-cookie.ts';
import { BadSignIn, subjectOf, type VerifiedToken, verifyBearer } from './token.ts';

export interface Identity {
  /** The access token that the services verify again. */
  token: string;
  /** Who is counted: the subject of the token. */
  subject: string;
  /** A session needs protection against posts of other sites. */
  by: 'bearer' | 'session';
  /** A tool that acts for itself. */
  isService: boolean;
  /** Id of the session; null for a bearer token. */
  sessionId: string | null;
}

export interface AuthenticatorParts {
  issuer: Issuer;
  sessions: SessionStore;
  sessionCookie: SessionCookie;
  personalTokens: PersonalTokens;
  /** Of access tokens of the provider. */
  audience: string;
}

export class Authenticator {
  readonly #sessions: SessionStore;
  readonly #cookie: SessionCookie;
  readonly #tokens: VerifiedTokens<VerifiedToken>;
  readonly #personal: PersonalTokens;

  constructor({ issuer, sessions, sessionCookie, personalTokens, audience }: AuthenticatorParts) {
    this.#sessions = sessions;
    this.#cookie = sessionCookie;
    this.#personal = personalTokens;
    this.#tokens = new VerifiedTokens((token) => verifyBearer(token, issuer, audience));
  }

  /**
   * Rejects with BadSignIn, SignInUnavailable or TooManySignIns; a bearer token outranks the cookie, also when it is bad.
   */
  async identify(request: RequestHead, asker: Asker): Promise<Identity> {
    const authorization = request.headers.get('authorization');
    if (authorization !== null) {
      const [, token] = /^Bearer +(\S+)$/i.exec(authorization) ?? [];
      if (!token) throw new BadSignIn('INVALID', 'not a bearer token');
      const { subject, isService } = await (isPersonalToken(token)
        ? this.#personal.check(token, asker)
        : this.#tokens.check(token));
      return { token, subject, by: 'bearer', isService, sessionId: null };
    }
    const sessionId = this.#cookie.read(request);
    if (!sessionId) throw new BadSignIn('MISSING', 'neither a session nor a bearer token');
    const token = await this.#sessions.accessToken(sessionId);
    return { token, subject: subjectOf(token), by: 'session', isService: false, sessionId };
  }

  /** Whether the browser holds a session, without asking the provider. */
  async hasSession(request: RequestHead): Promise<boolean> {
    const sessionId = this.#cookie.read(request);
    return sessionId !== null && (await this.#sessions.has(sessionId));
  }

  /** From now on the session of the browser is good for nothing, for this reason. */
  async refuse(request: RequestHead, mark: SessionMark): Promise<void> {
    const sessionId = this.#cookie.read(request);
    if (sessionId !== null) await this.#sessions.refuse(sessionId, mark);
  }
}
