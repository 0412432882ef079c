// The cookie of a session: its name tells the portals of developers from the real one, which may share a host.
import { DEFAULT_LANGUAGE } from '../../../lib/catalogue/languages.ts';
import { isForDevelopers } from '../../../lib/catalogue/sites.ts';
import { profile } from '../../../upstream/contract/platform/platform.ts';
import type { RequestHead } from '../../http/requests/request-head.ts';
import type { RestClient } from '../../rest/client.ts';
import { readCookie } from '../cookies.ts';

export const SESSION_COOKIES = { real: 'skyledger_session', developers: 'skyledger_session_dev' } as const;

export class SessionCookie {
  readonly #rest: RestClient;
  #known: string | null = null;
  #search: Promise<string> | null = null;

  constructor(rest: RestClient) {
    this.#rest = rest;
  }

  /** By the environment that the platform service tells; rejects while it cannot be asked. */
  name(): Promise<string> {
    this.#search ??= this.#ask().catch((error: unknown) => {
      this.#search = null;
      throw error;
    });
    return this.#search;
  }

  /** The id of the session that the browser names. While the environment is not known, of either name. */
  read(request: RequestHead): string | null {
    if (this.#known !== null) return readCookie(request, this.#known);
    this.name().catch(() => undefined);
    return readCookie(request, SESSION_COOKIES.real) ?? readCookie(request, SESSION_COOKIES.developers);
  }

  /** The name under which the request carries a session. */
  carried(request: RequestHead): string | null {
    const names = this.#known === null ? Object.values(SESSION_COOKIES) : [this.#known];
    return names.find((name) => readCookie(request, name) !== null) ?? null;
  }

  async #ask(): Promise<string> {
    const caller = { token: null, requestId: `profile-${crypto.randomUUID()}`, language: DEFAULT_LANGUAGE };
    const { env } = await this.#rest.call(profile, {}, caller, { isRead: true });
    this.#known = isForDevelopers(env) ? SESSION_COOKIES.developers : SESSION_COOKIES.real;
    return this.#known;
  }
}
