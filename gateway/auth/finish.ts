// Finishes a sign-in: code against tokens, who it is by the services, and a session for the browser.
import { AuthorizationResponseError, authorizationCodeGrant } from 'openid-client';
import { isUnwritable } from '../../lib/node/unwritable.ts';
import { currentUser, siteInfo } from '../../upstream/contract/platform/platform.ts';
import { messagePage } from '../http/responses/message-page.ts';
import { askProvider } from './begin.ts';
import { LOGIN_COOKIE, NOTICE_COOKIE, readCookie, setCookie } from './cookies.ts';
import {
  type AuthParts,
  type BrowserRequest,
  LOGIN_PATH,
  loginUrl,
  redirect,
  withoutSession,
} from './parts.ts';
import type { PendingLogin } from './pending-login.ts';
import { endSessionUrl } from './provider-session.ts';
import { callerOf, noteSession } from './session/note-session.ts';
import { SESSION_LIFETIME_MS, type Tokens } from './session/session.ts';
import { noteOf } from './session/session-notes.ts';

/** What the provider answers when it would have to show a page. */
const NEEDS_PAGE: readonly string[] = [
  'login_required',
  'interaction_required',
  'consent_required',
  'account_selection_required',
];
/** For the way to the provider and back. */
export const NOTICE_LIFETIME_MS = 60_000;

export async function finishSignIn(browserRequest: BrowserRequest, parts: AuthParts): Promise<Response> {
  const { publicUrl, pending, log } = parts;
  const { request, connection } = browserRequest;
  const kept = readCookie(request, LOGIN_COOKIE);
  const login = kept === null ? null : pending.open(kept);
  const again = loginUrl(publicUrl, login?.returnTo ?? '/');
  // Good for one attempt, regardless of its outcome.
  const traits = { path: LOGIN_PATH, lifetimeMs: 0, isSecure: connection.isSecure };
  const spent = kept === null ? [] : [setCookie(LOGIN_COOKIE, '', traits)];
  if (!login) return messagePage(request, 'ended', again, spent);
  try {
    const tokens = await tokensOf(request, login, parts);
    return await enter(browserRequest, parts, { tokens, returnTo: login.returnTo, spent });
  } catch (error) {
    if (login.isSilent && error instanceof AuthorizationResponseError && NEEDS_PAGE.includes(error.error)) {
      return askProvider(browserRequest, parts, { returnTo: login.returnTo, action: null, isSilent: false });
    }
    log.warn({ error: String(error) }, 'sign-in failed');
    return messagePage(request, isUnwritable(error) ? 'notKept' : 'failed', again, spent);
  }
}

async function tokensOf(request: Request, login: PendingLogin, parts: AuthParts): Promise<Tokens> {
  const { client } = await parts.issuer.provider();
  const { search } = new URL(request.url);
  return authorizationCodeGrant(client, new URL(`${parts.publicUrl}/auth/callback${search}`), {
    pkceCodeVerifier: login.verifier,
    expectedState: login.state,
    expectedNonce: login.nonce,
    idTokenExpected: true,
  });
}

interface Entrance {
  tokens: Tokens;
  returnTo: string;
  /** Cookies that are not needed any more. */
  spent: string[];
}

async function enter(
  browserRequest: BrowserRequest,
  parts: AuthParts,
  { tokens, returnTo, spent }: Entrance,
): Promise<Response> {
  const { publicUrl, sessions, sessionCookie, log } = parts;
  const { request, connection } = browserRequest;
  const former = sessionCookie.read(request);
  let account: Account;
  try {
    account = await accountOf(browserRequest, parts, tokens);
  } catch (error) {
    log.warn(
      { error: String(error), requestId: browserRequest.requestId },
      'the signed-in user could not be looked up',
    );
    if (former !== null) await sessions.forget(former);
    return leave(browserRequest, parts, tokens, spent);
  }
  const id = await sessions.create(tokens, account.userId, noteOf(request, connection.address));
  if (former !== null) await sessions.forget(former);
  if (account.isOneAtATime && (await sessions.isElsewhere(account.userId, id))) {
    await sessions.refuse(id, 'CONCURRENT');
  }
  await noteSession(browserRequest, parts, tokens.access_token, 'SIGNED_IN');
  const traits = { path: '/', lifetimeMs: SESSION_LIFETIME_MS, isSecure: connection.isSecure };
  const cookie = setCookie(await sessionCookie.name(), id, traits);
  return redirect(`${publicUrl}${returnTo}`, [...spent, cookie]);
}

interface Account {
  userId: string;
  /** The site allows one live session of a user at a time. */
  isOneAtATime: boolean;
}

async function accountOf(
  browserRequest: BrowserRequest,
  { rest }: AuthParts,
  tokens: Tokens,
): Promise<Account> {
  const caller = callerOf(browserRequest, tokens.access_token);
  const read = { isRead: true };
  const [user, site] = await Promise.all([
    rest.call(currentUser, {}, caller, read),
    rest.call(siteInfo, {}, caller, read),
  ]);
  return { userId: user.userId, isOneAtATime: site.denyConcurrentLogin ?? false };
}

/** A user whom the services do not know is signed out at the provider too, and told so on the way back (S-02). */
async function leave(
  browserRequest: BrowserRequest,
  parts: AuthParts,
  tokens: Tokens,
  spent: string[],
): Promise<Response> {
  const traits = { path: '/', lifetimeMs: NOTICE_LIFETIME_MS, isSecure: browserRequest.connection.isSecure };
  const cookies = [
    ...spent,
    setCookie(NOTICE_COOKIE, 'lookup', traits),
    ...withoutSession(browserRequest, parts),
  ];
  return redirect(await endSessionUrl(parts, tokens.id_token ?? null), cookies);
}
