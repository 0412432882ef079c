// Tokens of a service account of Google: an assertion signed by its key, for an hour each.
import { importPKCS8, SignJWT } from 'jose';
import { request } from 'undici';
import { z } from 'zod';
import { StoreFault } from '../../sources/object-store.ts';

const SCOPE = 'https://www.googleapis.com/auth/devstorage.read_only';
const TOKEN_ADDRESS = 'https://oauth2.googleapis.com/token';
const ALGORITHM = 'RS256';
/** A token is asked for anew so long before it ends, in milliseconds. */
const MARGIN_MS = 60_000;
const PATIENCE = { headersTimeout: 15_000, bodyTimeout: 15_000 };

export interface ServiceAccount {
  email: string;
  privateKey: string;
}

const keyFile = z.object({
  type: z.literal('service_account'),
  client_email: z.string().min(3),
  private_key: z.string().min(1),
});

/** Null for what is no key file. Its own addresses are not followed: they are known. */
export function readServiceAccount(text: string): ServiceAccount | null {
  try {
    const { client_email: email, private_key: privateKey } = keyFile.parse(JSON.parse(text));
    return { email, privateKey };
  } catch {
    return null;
  }
}

export class AccessTokens {
  readonly #account: ServiceAccount;
  readonly #address: string;
  #token: { text: string; endsAt: number } | null = null;

  constructor(account: ServiceAccount, address: string = TOKEN_ADDRESS) {
    this.#account = account;
    this.#address = address;
  }

  /** Throws a StoreFault where Google gives none. */
  async token(): Promise<string> {
    if (this.#token === null || this.#token.endsAt - MARGIN_MS < performance.now())
      this.#token = await this.#ask();
    return this.#token.text;
  }

  async #ask(): Promise<{ text: string; endsAt: number }> {
    const assertion = await this.#assertion();
    const answer = await request(this.#address, {
      ...PATIENCE,
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({
        grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer',
        assertion,
      }).toString(),
    }).catch((error: unknown) => {
      throw new StoreFault('UNREACHABLE', 'no answer to the sign-in', { cause: error });
    });
    const body = (await answer.body.json().catch(() => ({}))) as Record<string, unknown>;
    const { access_token: text, expires_in: seconds } = body;
    if (typeof text === 'string' && typeof seconds === 'number')
      return { text, endsAt: performance.now() + seconds * 1000 };
    const detail = `${answer.statusCode} ${String(body.error ?? '')}`.trim();
    if (answer.statusCode >= 500) throw new StoreFault('UNREACHABLE', detail);
    const isClock = /iat|exp|timeframe/i.test(String(body.error_description ?? ''));
    throw new StoreFault(isClock ? 'CLOCK_APART' : 'SECRET_ENDED', detail);
  }

  async #assertion(): Promise<string> {
    const { email, privateKey } = this.#account;
    try {
      const key = await importPKCS8(privateKey, ALGORITHM);
      return await new SignJWT({ scope: SCOPE })
        .setProtectedHeader({ alg: ALGORITHM, typ: 'JWT' })
        .setIssuer(email)
        .setAudience(TOKEN_ADDRESS)
        .setIssuedAt()
        .setExpirationTime('1h')
        .sign(key);
    } catch {
      throw new StoreFault('ACCESS_DENIED', 'the private key of the service account cannot be read');
    }
  }
}
