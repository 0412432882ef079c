// Sign-ins that are under way: kept by the browser in a sealed cookie, so that beginning one costs no room here.
import { z } from 'zod';
import { seal, unseal } from '../../lib/node/sealing.ts';

export const PENDING_LIFETIME_MS = 10 * 60 * 1000;
/** Browsers keep 4096 bytes of a cookie with its name and attributes. */
const MAX_LENGTH = 3800;

const pendingLogin = z.object({
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  returnTo: z.string(),
  /** The provider was asked to show no page. */
  isSilent: z.boolean(),
});
export type PendingLogin = z.output<typeof pendingLogin>;

const content = pendingLogin.extend({
  /** Milliseconds since 1970. */
  expiresAt: z.number(),
});

export class PendingLogins {
  readonly #key: Uint8Array;

  constructor(key: Uint8Array) {
    this.#key = key;
  }

  /** The value of the cookie. An address to return to that is too long for one loses its query, or all of it. */
  seal(login: PendingLogin): string {
    const [path = '/'] = login.returnTo.split(/[?#]/);
    for (const returnTo of [login.returnTo, path]) {
      const value = this.#sealed({ ...login, returnTo });
      if (value.length <= MAX_LENGTH) return value;
    }
    return this.#sealed({ ...login, returnTo: '/' });
  }

  /** Null for what has lapsed, is damaged, or was not sealed here. */
  open(value: string): PendingLogin | null {
    try {
      const { expiresAt, ...login } = content.parse(
        JSON.parse(unseal(this.#key, Buffer.from(value, 'base64url'))),
      );
      return expiresAt > Date.now() ? login : null;
    } catch {
      return null;
    }
  }

  #sealed(login: PendingLogin): string {
    const text = JSON.stringify({ ...login, expiresAt: Date.now() + PENDING_LIFETIME_MS });
    return seal(this.#key, text).toString('base64url');
  }
}
