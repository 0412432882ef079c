// Begins a sign-in: asks the provider in silence first, so that users who are signed in there see no form.
import {
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  randomNonce,
  randomPKCECodeVerifier,
  randomState,
} from 'openid-client';
import { languageOf } from '../http/requests/language.ts';
import { messagePage } from '../http/responses/message-page.ts';
import { LOGIN_COOKIE, setCookie } from './cookies.ts';
import {
  type AuthParts,
  type BrowserRequest,
  LOGIN_PATH,
  loginUrl,
  redirect,
  withoutSession,
} from './parts.ts';
import { PENDING_LIFETIME_MS } from './pending-login.ts';
import { safeReturnTo } from './return-to.ts';

/** What a person may ask of the provider on the way in, by Keycloak's name for it. */
const ACTIONS: readonly string[] = ['CONFIGURE_TOTP', 'UPDATE_PASSWORD'];

export async function beginSignIn(browserRequest: BrowserRequest, parts: AuthParts): Promise<Response> {
  const query = new URL(browserRequest.request.url).searchParams;
  const returnTo = safeReturnTo(query.get('returnTo'), parts.publicUrl);
  const action = ACTIONS.find((known) => known === query.get('action')) ?? null;
  return askProvider(browserRequest, parts, { returnTo, action, isSilent: action === null });
}

export interface Asked {
  /** A path of our own. */
  returnTo: string;
  /** What the person does at the provider beside signing in. */
  action: string | null;
  /** Without any page: the provider says at once when it would have to show one. */
  isSilent: boolean;
}

/** Leaves for the provider. */
export async function askProvider(
  browserRequest: BrowserRequest,
  parts: AuthParts,
  asked: Asked,
): Promise<Response> {
  const { publicUrl, issuer, sessionCookie, pending, log } = parts;
  const { request, connection } = browserRequest;
  try {
    const [{ client }] = await Promise.all([issuer.provider(), sessionCookie.name()]);
    const login = {
      state: randomState(),
      nonce: randomNonce(),
      verifier: randomPKCECodeVerifier(),
      returnTo: asked.returnTo,
      isSilent: asked.isSilent,
    };
    const language = languageOf(request);
    const location = buildAuthorizationUrl(client, {
      redirect_uri: `${publicUrl}/auth/callback`,
      scope: 'openid profile email offline_access',
      state: login.state,
      nonce: login.nonce,
      code_challenge: await calculatePKCECodeChallenge(login.verifier),
      code_challenge_method: 'S256',
      ui_locales: language,
      kc_locale: language,
      ...(asked.isSilent && { prompt: 'none' }),
      ...(asked.action !== null && { kc_action: asked.action }),
    });
    const traits = { path: LOGIN_PATH, lifetimeMs: PENDING_LIFETIME_MS, isSecure: connection.isSecure };
    return redirect(location.href, [
      setCookie(LOGIN_COOKIE, pending.seal(login), traits),
      ...(await withoutEndedSession(browserRequest, parts)),
    ]);
  } catch (error) {
    log.warn({ error: String(error) }, 'sign-in cannot begin');
    return messagePage(request, 'unreachable', loginUrl(publicUrl, asked.returnTo));
  }
}

/** Takes the cookie of a session that is no more, or cannot be read, out of the browser. */
async function withoutEndedSession(browserRequest: BrowserRequest, parts: AuthParts): Promise<string[]> {
  const id = parts.sessionCookie.read(browserRequest.request);
  return id === null || (await parts.sessions.has(id)) ? [] : withoutSession(browserRequest, parts);
}
