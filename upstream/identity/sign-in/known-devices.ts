// Browsers that have signed in before: guesses of others cannot close the account for them.
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

export const DEVICE_COOKIE = 'skyledger_device';
/** Accounts that one browser is remembered for. */
const MAX_ACCOUNTS = 5;
const YEAR_SECONDS = 365 * 24 * 3600;
const WELL_FORMED = /^[\w-]{22}(\.[\w-]{43}){1,5}$/;

/** The cookie is an id and, for each account, the proof that the right password was given in this browser. */
export class KnownDevices {
  readonly #key: string;

  constructor(key: string) {
    this.#key = key;
  }

  /** The id of a browser that is known for the account; null for any other. */
  deviceOf(cookie: string | undefined, account: string): string | null {
    const { id, proofs } = parsed(cookie);
    if (id === null) return null;
    const wanted = Buffer.from(this.#proof(id, account));
    const isKnown = proofs.some((proof) => timingSafeEqual(Buffer.from(proof), wanted));
    return isKnown ? id : null;
  }

  /** A Set-Cookie value by which the browser is known for the account too. */
  remembered(
    cookie: string | undefined,
    account: string,
    { path, isSecure }: { path: string; isSecure: boolean },
  ): string {
    const { id: kept, proofs } = parsed(cookie);
    const id = kept ?? randomBytes(16).toString('base64url');
    const proof = this.#proof(id, account);
    const value = [id, ...[proof, ...proofs.filter((one) => one !== proof)].slice(0, MAX_ACCOUNTS)].join('.');
    const secure = isSecure ? '; Secure' : '';
    return `${DEVICE_COOKIE}=${value}; Path=${path}; Max-Age=${YEAR_SECONDS}; HttpOnly; SameSite=Lax${secure}`;
  }

  #proof(id: string, account: string): string {
    return createHmac('sha256', this.#key).update(`device ${id} ${account}`).digest('base64url');
  }
}

function parsed(cookie: string | undefined): { id: string | null; proofs: string[] } {
  if (!cookie || !WELL_FORMED.test(cookie)) return { id: null, proofs: [] };
  const [id = null, ...proofs] = cookie.split('.');
  return { id, proofs };
}
