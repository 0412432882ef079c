// Sign-in and sign-out of people: OpenID Connect code flow with PKCE; the tokens never reach the page.
import { Hono } from 'hono';
import {
  authorizationCodeGrant,
  buildAuthorizationUrl,
  buildEndSessionUrl,
  calculatePKCECodeChallenge,
  randomNonce,
  randomPKCECodeVerifier,
  randomState,
} from 'openid-client';
import { languageOf } from '../http/language.ts';
import { messagePage } from '../http/message-page.ts';
import type { Logger } from '../logger.ts';
import { LOGIN_COOKIE, readCookie, SESSION_COOKIE, setCookie } from './cookies.ts';
import type { Issuer } from './issuer.ts';
import { PENDING_LIFETIME_MS, type PendingLogins } from './pending-login.ts';
import { safeReturnTo } from './return-to.ts';
import { SESSION_LIFETIME_MS, type SessionStore } from './session.ts';

const LOGIN_PATH = '/auth';

export interface AuthParts {
  publicUrl: string;
  issuer: Issuer;
  sessions: SessionStore;
  pending: PendingLogins;
  log: Logger;
}

/** The address that begins a sign-in and ends on the path. */
export function loginUrl(publicUrl: string, returnTo: string): string {
  return `${publicUrl}/auth/login?returnTo=${encodeURIComponent(returnTo)}`;
}

export function createAuthRoutes(parts: AuthParts): Hono {
  const routes = new Hono();
  routes.get('/auth/login', ({ req }) => begin(req.raw, req.query('returnTo'), parts));
  routes.get('/auth/callback', ({ req }) => finish(req.raw, parts));
  routes.post('/auth/logout', ({ req }) => end(req.raw, parts));
  return routes;
}

async function begin(request: Request, wanted: string | undefined, parts: AuthParts): Promise<Response> {
  const { publicUrl, issuer, pending, log } = parts;
  try {
    const { client } = await issuer.provider();
    const login = {
      state: randomState(),
      nonce: randomNonce(),
      verifier: randomPKCECodeVerifier(),
      returnTo: safeReturnTo(wanted, publicUrl),
    };
    const location = buildAuthorizationUrl(client, {
      redirect_uri: `${publicUrl}/auth/callback`,
      scope: 'openid profile email offline_access',
      state: login.state,
      nonce: login.nonce,
      code_challenge: await calculatePKCECodeChallenge(login.verifier),
      code_challenge_method: 'S256',
      ui_locales: languageOf(request),
    });
    return redirect(location.href, [
      cookie(parts, LOGIN_COOKIE, pending.seal(login), LOGIN_PATH, PENDING_LIFETIME_MS),
      ...endedSession(request, parts),
    ]);
  } catch (error) {
    log.warn({ error: String(error) }, 'sign-in cannot begin');
    return messagePage(request, 'unreachable', loginUrl(publicUrl, safeReturnTo(wanted, publicUrl)));
  }
}

async function finish(request: Request, parts: AuthParts): Promise<Response> {
  const { publicUrl, issuer, sessions, pending, log } = parts;
  const kept = readCookie(request, LOGIN_COOKIE);
  const login = kept === null ? null : pending.open(kept);
  const again = loginUrl(publicUrl, login?.returnTo ?? '/');
  // Good for one attempt, whatever comes of it.
  const spent = kept === null ? [] : [cookie(parts, LOGIN_COOKIE, '', LOGIN_PATH, 0)];
  if (!login) return messagePage(request, 'ended', again, spent);
  try {
    const { client } = await issuer.provider();
    const { search } = new URL(request.url, publicUrl);
    const tokens = await authorizationCodeGrant(client, new URL(`${publicUrl}/auth/callback${search}`), {
      pkceCodeVerifier: login.verifier,
      expectedState: login.state,
      expectedNonce: login.nonce,
      idTokenExpected: true,
    });
    return redirect(`${publicUrl}${login.returnTo}`, [
      ...spent,
      cookie(parts, SESSION_COOKIE, sessions.create(tokens), '/', SESSION_LIFETIME_MS),
    ]);
  } catch (error) {
    log.warn({ error: String(error) }, 'sign-in failed');
    return messagePage(request, 'failed', again, spent);
  }
}

async function end(request: Request, parts: AuthParts): Promise<Response> {
  const { publicUrl, issuer, sessions, log } = parts;
  if (request.headers.get('origin') !== new URL(publicUrl).origin) {
    return messagePage(request, 'foreignSignOut', `${publicUrl}/`);
  }
  const id = readCookie(request, SESSION_COOKIE);
  const { idToken } = id ? await sessions.end(id) : { idToken: null };
  let location = `${publicUrl}/`;
  try {
    const { client } = await issuer.provider();
    location = buildEndSessionUrl(client, {
      post_logout_redirect_uri: `${publicUrl}/`,
      ...(idToken && { id_token_hint: idToken }),
    }).href;
  } catch (error) {
    log.warn({ error: String(error) }, 'the provider cannot be told of a sign-out');
  }
  const cookies = [cookie(parts, SESSION_COOKIE, '', '/', 0)];
  // A script cannot follow to another origin, so it is told where to go.
  if (!request.headers.get('accept')?.includes('application/json')) return redirect(location, cookies);
  return new Response(JSON.stringify({ location }), {
    headers: withCookies({ 'content-type': 'application/json', 'cache-control': 'no-store' }, cookies),
  });
}

/** Takes the cookie of a session that is no more, or cannot be read, out of the browser. */
function endedSession(request: Request, parts: AuthParts): string[] {
  const id = readCookie(request, SESSION_COOKIE);
  return id === null || parts.sessions.has(id) ? [] : [cookie(parts, SESSION_COOKIE, '', '/', 0)];
}

function cookie(
  { publicUrl }: AuthParts,
  name: string,
  value: string,
  path: string,
  lifetimeMs: number,
): string {
  return setCookie(name, value, {
    path,
    maxAge: lifetimeMs / 1000,
    isSecure: publicUrl.startsWith('https:'),
  });
}

function redirect(location: string, cookies: readonly string[]): Response {
  return new Response(null, {
    status: 303,
    headers: withCookies({ location, 'cache-control': 'no-store' }, cookies),
  });
}

function withCookies(members: Record<string, string>, cookies: readonly string[]): Headers {
  const headers = new Headers(members);
  for (const value of cookies) headers.append('set-cookie', value);
  return headers;
}
