// Signing out: here, at the provider, and on all devices where that is asked for.
import { messagePage } from '../http/responses/message-page.ts';
import { NOTICE_COOKIE, setCookie } from './cookies.ts';
import { NOTICE_LIFETIME_MS } from './finish.ts';
import { type AuthParts, loginUrl, redirect, type Visit, withCookies, withoutSession } from './parts.ts';
import { endAllSessions, endSessionUrl } from './provider-session.ts';
import { safeReturnTo } from './return-to.ts';
import { noteSession } from './session/note-session.ts';

export async function signOut(visit: Visit, parts: AuthParts): Promise<Response> {
  const { publicUrl, sessions, sessionCookie } = parts;
  const { request, visitor } = visit;
  if (!isOfPortal(visit, parts)) return messagePage(request, 'foreignSignOut', `${publicUrl}/`);
  const id = sessionCookie.read(request);
  const mark = id === null ? null : await sessions.markOf(id);
  const { idToken, accessToken } = id ? await sessions.end(id) : { idToken: null, accessToken: null };
  if (accessToken !== null) await noteSession(visit, parts, accessToken, 'SIGNED_OUT');
  const traits = { path: '/', lifetimeMs: NOTICE_LIFETIME_MS, isSecure: visitor.isSecure };
  // Nobody asked for this one, so the next page says what happened.
  const notice = mark === 'LOOKUP_FAILED' ? [setCookie(NOTICE_COOKIE, 'lookup', traits)] : [];
  return goTo(await endSessionUrl(parts, idToken), visit, parts, notice);
}

/** Ends all sessions of the user, here and at the provider, and leads to the sign-in page (S-03). */
export async function signOutEverywhere(visit: Visit, parts: AuthParts): Promise<Response> {
  const { publicUrl, sessions, sessionCookie, log } = parts;
  const { request } = visit;
  if (!isOfPortal(visit, parts)) return messagePage(request, 'foreignSignOut', `${publicUrl}/`);
  const returnTo = safeReturnTo(new URL(request.url).searchParams.get('returnTo'), publicUrl);
  const id = sessionCookie.read(request);
  if (id === null) return goTo(loginUrl(publicUrl, returnTo), visit, parts);
  try {
    const ended = await sessions.endOthers(id);
    const isDone =
      ended !== null && (await endAllSessions(parts, ended.accessToken, { withoutCurrent: false }));
    const { idToken } = await sessions.end(id);
    if (ended !== null) await noteSession(visit, parts, ended.accessToken, 'SIGNED_OUT_EVERYWHERE');
    return goTo(isDone ? loginUrl(publicUrl, returnTo) : await endSessionUrl(parts, idToken), visit, parts);
  } catch (error) {
    log.warn({ error: String(error) }, 'the sessions of a user could not be ended');
    return messagePage(request, 'unreachable', `${publicUrl}${returnTo}`);
  }
}

function isOfPortal({ request }: Visit, { publicUrl }: AuthParts): boolean {
  return request.headers.get('origin') === new URL(publicUrl).origin;
}

/** A script cannot follow to another origin, so it is told where to go. */
function goTo(location: string, visit: Visit, parts: AuthParts, more: readonly string[] = []): Response {
  const cookies = [...withoutSession(visit, parts), ...more];
  if (!visit.request.headers.get('accept')?.includes('application/json')) return redirect(location, cookies);
  return new Response(JSON.stringify({ location }), {
    headers: withCookies({ 'content-type': 'application/json', 'cache-control': 'no-store' }, cookies),
  });
}
