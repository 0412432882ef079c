// Sessions of people: the browser holds an opaque id, the gateway the tokens, refreshed shortly before they end.
import { ResponseBodyError, refreshTokenGrant, tokenRevocation } from 'openid-client';
import { z } from 'zod';
import type { Issuer } from '../issuer.ts';
import { BadSignIn, type SignInFault, SignInUnavailable } from '../token.ts';
import { hashOf, type SealedStore } from './sealed-store.ts';
import { type SessionNote, SessionNotes } from './session-notes.ts';
import { withLock } from './with-lock.ts';

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
  /** Id of the user in the services; null for a session of the first version. */
  userId: z.string().nullable().default(null),
});
type Session = z.output<typeof session>;

/** Why a session that is still there gives no token. */
export const SESSION_MARKS = [
  'LOOKUP_FAILED',
  'ENDED',
  'ELSEWHERE',
  'CONCURRENT',
] as const satisfies SignInFault[];
export type SessionMark = (typeof SESSION_MARKS)[number];

/** What a token endpoint answers, as far as it is kept. */
export interface Tokens {
  access_token: string;
  refresh_token?: string;
  id_token?: string;
  expires_in?: number;
}

/** A session as its person sees it in a list. */
export interface ListedSession extends Omit<SessionNote, 'signedInAt'> {
  /** Names the session, opens nothing. */
  key: string;
  /** Milliseconds since 1970; null for a session that began before this was kept. */
  signedInAt: number | null;
  /** When its token was renewed last, or else when it began, in milliseconds since 1970. */
  lastUsedAt: number | null;
  /** It is the one that asks. */
  isCurrent: boolean;
}

interface Kept {
  session: Session;
  mark: SessionMark | null;
}

export class SessionStore {
  readonly #store: SealedStore;
  readonly #issuer: Issuer;
  readonly #notes: SessionNotes;
  readonly #refreshes = new Map<string, Promise<string>>();

  constructor(store: SealedStore, issuer: Issuer) {
    this.#store = store;
    this.#issuer = issuer;
    this.#notes = new SessionNotes(store);
  }

  /** The id for the cookie. */
  async create(tokens: Tokens, userId: string, note: SessionNote): Promise<string> {
    const value = { ...sessionOf(tokens, null), userId };
    const about = await this.#notes.seal(note);
    return this.#store.add({ kind: KIND, value, lifetimeMs: SESSION_LIFETIME_MS, owner: userId, about });
  }

  /** The live sessions of a user, the current one first, then the newest; `current` is the id of the one that asks. */
  async listOf(userId: string, current: string | null): Promise<ListedSession[]> {
    const currentKey = current === null ? null : hashOf(current);
    const owned = await this.#store.ownedBy(KIND, userId);
    const listed = await Promise.all(
      owned.map(async ({ hash, about, replacedAt }) => {
        const note = await this.#notes.open(about);
        return {
          key: hash,
          address: note?.address ?? null,
          userAgent: note?.userAgent ?? null,
          signedInAt: note?.signedInAt ?? null,
          lastUsedAt: replacedAt ?? note?.signedInAt ?? null,
          isCurrent: hash === currentKey,
        };
      }),
    );
    const order = (one: ListedSession) => (one.isCurrent ? Number.POSITIVE_INFINITY : (one.lastUsedAt ?? 0));
    return listed.sort((one, other) => order(other) - order(one));
  }

  /** From now on the session of the user gives no token, and its page says why; false for an unknown key. */
  endOne(userId: string, key: string): Promise<boolean> {
    return this.#store.markOwned(KIND, userId, key, 'ENDED');
  }

  /** Also of a session that gives no token any more: its page is told why. */
  async has(id: string): Promise<boolean> {
    return (await this.#read(id)) !== null;
  }

  async markOf(id: string): Promise<SessionMark | null> {
    return (await this.#read(id))?.mark ?? null;
  }

  /** An access token that is good for some seconds; rejects with BadSignIn or SignInUnavailable. */
  async accessToken(id: string): Promise<string> {
    const found = await this.#read(id);
    if (!found) throw new BadSignIn('EXPIRED', 'the session has ended');
    if (found.mark !== null) throw new BadSignIn(found.mark, 'the session is not good any more');
    return this.#freshToken(id, found.session);
  }

  /** Whether the user has other live sessions than this one. */
  async isElsewhere(userId: string, except: string | null): Promise<boolean> {
    return (await this.#store.countOthers(KIND, userId, except)) > 0;
  }

  /** From now on the session gives no token, for this reason; what signs out at the provider stays with it. */
  async refuse(id: string, mark: SessionMark): Promise<void> {
    const found = await this.#read(id);
    if (!found) return;
    const { session: kept } = found;
    if (mark === 'LOOKUP_FAILED' && kept.refreshToken) await this.#revoke(kept.refreshToken);
    const isOver = mark !== 'CONCURRENT';
    const left = isOver ? { ...kept, accessToken: '', accessExpiresAt: 0, refreshToken: null } : kept;
    await this.#store.mark(KIND, id, mark, left);
  }

  /**
   * Ends all other sessions of the user of this one; they are told why: this one takes their place where the site allows
   * one device at a time, or the user ended them on purpose. Null for a session that is no more.
   */
  async endOthers(id: string): Promise<{ accessToken: string } | null> {
    const found = await this.#read(id);
    if (!found || (found.mark !== null && found.mark !== 'CONCURRENT')) return null;
    const accessToken = await this.#freshToken(id, found.session);
    if (found.session.userId !== null) {
      const mark = found.mark === 'CONCURRENT' ? 'ELSEWHERE' : 'ENDED';
      await this.#store.markOthers(KIND, found.session.userId, id, mark);
    }
    return { accessToken };
  }

  /** Takes the session of a browser away that has a new one; what the provider gave may be shared by both. */
  forget(id: string): Promise<void> {
    return this.#store.remove(KIND, id);
  }

  /**
   * Ends the session; the id token tells the provider whose sign-in ends with it. The access token is the last one of a
   * session that was good, for those who are to be told; null where there is none any more.
   */
  async end(id: string): Promise<{ idToken: string | null; accessToken: string | null }> {
    const found = await this.#read(id);
    await this.#store.remove(KIND, id);
    if (!found) return { idToken: null, accessToken: null };
    const last =
      found.mark === null ? await this.#last(found.session) : { ...found.session, accessToken: null };
    if (last.refreshToken) await this.#revoke(last.refreshToken);
    return { idToken: last.idToken, accessToken: last.accessToken };
  }

  /** The tokens of a session that has just ended, renewed where they have ended before. */
  async #last(session: Session): Promise<Omit<Session, 'accessToken'> & { accessToken: string | null }> {
    if (isFresh(session)) return session;
    const ended = { ...session, accessToken: null };
    if (session.refreshToken === null) return ended;
    try {
      const { client } = await this.#issuer.provider();
      return sessionOf(await refreshTokenGrant(client, session.refreshToken), session);
    } catch {
      return ended;
    }
  }

  async #freshToken(id: string, found: Session): Promise<string> {
    if (isFresh(found)) return found.accessToken;
    // One refresh at a time, in this gateway and in all: a rotating refresh token may be used once.
    const running =
      this.#refreshes.get(id) ?? this.#refreshOnce(id, found).finally(() => this.#refreshes.delete(id));
    this.#refreshes.set(id, running);
    return running;
  }

  #refreshOnce(id: string, found: Session): Promise<string> {
    return withLock(this.#store, `refresh ${id}`, async () => {
      const now = await this.#read(id);
      if (!now) throw new BadSignIn('EXPIRED', 'the session has ended');
      return isFresh(now.session) ? now.session.accessToken : this.#refresh(id, now);
    }).catch((error: unknown) => {
      if (error instanceof BadSignIn || error instanceof SignInUnavailable) throw error;
      if (found.accessExpiresAt > Date.now()) return found.accessToken;
      throw new SignInUnavailable(String(error));
    });
  }

  async #refresh(id: string, { session: found, mark }: Kept): Promise<string> {
    if (!found.refreshToken) {
      await this.#store.remove(KIND, id);
      throw new BadSignIn('EXPIRED', 'the session has ended');
    }
    try {
      const { client } = await this.#issuer.provider();
      const renewed = sessionOf(await refreshTokenGrant(client, found.refreshToken), found);
      if (mark !== null) await this.#store.mark(KIND, id, mark, renewed);
      else if (!(await this.#store.replace(KIND, id, renewed))) {
        throw new BadSignIn('EXPIRED', 'the session has ended');
      }
      return renewed.accessToken;
    } catch (error) {
      if (!(error instanceof ResponseBodyError) || error.status >= 500) throw error;
      await this.#store.remove(KIND, id);
      throw new BadSignIn('EXPIRED', 'the provider has ended the session');
    }
  }

  async #revoke(refreshToken: string): Promise<void> {
    try {
      const { client } = await this.#issuer.provider();
      if (client.serverMetadata().revocation_endpoint) await tokenRevocation(client, refreshToken);
    } catch {
      // The session is gone here whatever the provider says; its token expires on its own.
    }
  }

  async #read(id: string): Promise<Kept | null> {
    const found = await this.#store.get(KIND, id).catch((error: unknown) => {
      throw new SignInUnavailable(String(error));
    });
    if (found === null) return null;
    const parsed = session.safeParse(found.value);
    // A session of another make is as good as none.
    if (!parsed.success) {
      await this.#store.remove(KIND, id);
      return null;
    }
    const mark = SESSION_MARKS.find((known) => known === found.mark) ?? null;
    return { session: parsed.data, mark };
  }
}

function isFresh({ accessExpiresAt }: Session): boolean {
  return accessExpiresAt - Date.now() > REFRESH_BEFORE_MS;
}

function sessionOf(tokens: Tokens, former: Session | null): Session {
  return {
    accessToken: tokens.access_token,
    accessExpiresAt: Date.now() + (tokens.expires_in ?? 60) * 1000,
    refreshToken: tokens.refresh_token ?? former?.refreshToken ?? null,
    idToken: tokens.id_token ?? former?.idToken ?? null,
    userId: former?.userId ?? null,
  };
}
