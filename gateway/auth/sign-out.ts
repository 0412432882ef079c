// Signing out: here, at the provider, and on all devices where that is asked for.
import { messagePage } from '../http/responses/message-page.ts';
import { NOTICE_COOKIE, setCookie } from './cookies.ts';
import { NOTICE_LIFETIME_MS } from './finish.ts';
import {
  type AuthParts,
  type BrowserRequest,
  loginUrl,
  redirect,
  withCookies,
  withoutSession,
} from './parts.ts';
import { endAllSessions, endSessionUrl } from './provider-session.ts';
import { safeReturnTo } from './return-to.ts';
import { noteSession } from './session/note-session.ts';

export async function signOut(browserRequest: BrowserRequest, parts: AuthParts): Promise<Response> {
  const { publicUrl, sessions, sessionCookie } = parts;
  const { request, connection } = browserRequest;
  if (!isOfPortal(browserRequest, parts)) return messagePage(request, 'foreignSignOut', `${publicUrl}/`);
  const id = sessionCookie.read(request);
  const mark = id === null ? null : await sessions.markOf(id);
  const { idToken, accessToken } = id ? await sessions.end(id) : { idToken: null, accessToken: null };
  if (accessToken !== null) await noteSession(browserRequest, parts, accessToken, 'SIGNED_OUT');
  const traits = { path: '/', lifetimeMs: NOTICE_LIFETIME_MS, isSecure: connection.isSecure };
  // The user did not ask for this one, so the next page says what happened.
  const notice = mark === 'LOOKUP_FAILED' ? [setCookie(NOTICE_COOKIE, 'lookup', traits)] : [];
  return goTo(await endSessionUrl(parts, idToken), browserRequest, parts, notice);
}

/** Ends all sessions of the user, here and at the provider, and leads to the sign-in page (S-03). */
export async function signOutEverywhere(browserRequest: BrowserRequest, parts: AuthParts): Promise<Response> {
  const { publicUrl, sessions, sessionCookie, log } = parts;
  const { request } = browserRequest;
  if (!isOfPortal(browserRequest, parts)) return messagePage(request, 'foreignSignOut', `${publicUrl}/`);
  const returnTo = safeReturnTo(new URL(request.url).searchParams.get('returnTo'), publicUrl);
  const id = sessionCookie.read(request);
  if (id === null) return goTo(loginUrl(publicUrl, returnTo), browserRequest, parts);
  try {
    const ended = await sessions.endOthers(id);
    const isDone =
      ended !== null && (await endAllSessions(parts, ended.accessToken, { withoutCurrent: false }));
    const { idToken } = await sessions.end(id);
    if (ended !== null) await noteSession(browserRequest, parts, ended.accessToken, 'SIGNED_OUT_EVERYWHERE');
    return goTo(
      isDone ? loginUrl(publicUrl, returnTo) : await endSessionUrl(parts, idToken),
      browserRequest,
      parts,
    );
  } catch (error) {
    log.warn({ error: String(error) }, 'the sessions of a user could not be ended');
    return messagePage(request, 'unreachable', `${publicUrl}${returnTo}`);
  }
}

function isOfPortal({ request }: BrowserRequest, { publicUrl }: AuthParts): boolean {
  return request.headers.get('origin') === new URL(publicUrl).origin;
}

/** A script cannot follow to another origin, so it is told where to go. */
function goTo(
  location: string,
  browserRequest: BrowserRequest,
  parts: AuthParts,
  more: readonly string[] = [],
): Response {
  const cookies = [...withoutSession(browserRequest, parts), ...more];
  if (!browserRequest.request.headers.get('accept')?.includes('application/json'))
    return redirect(location, cookies);
  return new Response(JSON.stringify({ location }), {
    headers: withCookies({ 'content-type': 'application/json', 'cache-control': 'no-store' }, cookies),
  });
}
