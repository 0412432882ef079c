// Signs in through the real login page: code flow with PKCE, as the portal's client or by a given address.
import { createHash, randomBytes } from 'node:crypto';
import { Browser } from './browser.ts';

export const DEMO = { email: 'demo@skyledger.example', password: 'skyledger-demo' };

export interface Tokens {
  access_token: string;
  id_token: string;
  refresh_token: string;
  expires_in: number;
}

export interface Realm {
  issuer: string;
  /** Address of the portal that the client is registered with. */
  publicUrl: string;
}

/** Opens an address that leads to the login page; `form` is where that page posts to. */
export async function openLoginPage(browser: Browser, url: string) {
  const page = await browser.follow(url);
  const html = await page.response.text();
  const action = /<form method="post" action="([^"]+)"/.exec(html)?.[1] ?? '';
  return { ...page, html, form: new URL(action, page.url).href };
}

/** Fills in the login page and goes on until an address of the portal. */
export function submitLogin(browser: Browser, form: string, publicUrl: string, credential = DEMO) {
  const body = new URLSearchParams(credential);
  return browser.follow(form, { method: 'POST', body }, publicUrl);
}

export function authorizationUrl(
  { issuer, publicUrl }: Realm,
  verifier: string,
  more: Record<string, string> = {},
) {
  const query = new URLSearchParams({
    client_id: 'skyledger-portal',
    response_type: 'code',
    scope: 'openid profile email',
    redirect_uri: `${publicUrl}/auth/callback`,
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
    state: 'state-of-the-test',
    ...more,
  });
  return `${issuer}/protocol/openid-connect/auth?${query}`;
}

/** The whole way of a person: page, form, code, tokens. */
export async function signIn(realm: Realm, credential = DEMO, browser = new Browser()): Promise<Tokens> {
  const verifier = randomBytes(32).toString('base64url');
  const page = await openLoginPage(browser, authorizationUrl(realm, verifier));
  const back = await submitLogin(browser, page.form, realm.publicUrl, credential);
  const code = new URL(back.url).searchParams.get('code');
  if (!code) throw new Error(`no code came back: ${back.url}`);
  const response = await tokenRequest(realm, {
    grant_type: 'authorization_code',
    code,
    code_verifier: verifier,
    redirect_uri: `${realm.publicUrl}/auth/callback`,
  });
  if (!response.ok) throw new Error(`no token for the code: ${await response.text()}`);
  return (await response.json()) as Tokens;
}

/** A request of the portal's client at the token endpoint. */
export function tokenRequest({ issuer }: Realm, parameters: Record<string, string>): Promise<Response> {
  return fetch(`${issuer}/protocol/openid-connect/token`, {
    method: 'POST',
    body: new URLSearchParams({ client_id: 'skyledger-portal', ...parameters }),
  });
}
