// What the addresses of sign-in share: the parts they work with, their cookies, and how they answer.
import type { ClientConnection } from '../http/requests/client-connection.ts';
import type { Logger } from '../logger.ts';
import type { RestClient } from '../rest/client.ts';
import type { SignInFetch } from '../rest/transport/fetch.ts';
import { setCookie } from './cookies.ts';
import type { Issuer } from './issuer.ts';
import type { PendingLogins } from './pending-login.ts';
import type { SessionStore } from './session/session.ts';
import type { SessionCookie } from './session/session-cookie.ts';

export const LOGIN_PATH = '/auth';

export interface AuthParts {
  publicUrl: string;
  issuer: Issuer;
  sessions: SessionStore;
  sessionCookie: SessionCookie;
  pending: PendingLogins;
  rest: RestClient;
  /** To the provider. */
  fetch: SignInFetch;
  log: Logger;
}

/** A request of a browser to one of the addresses of sign-in. */
export interface BrowserRequest {
  request: Request;
  requestId: string;
  connection: ClientConnection;
}

/** The address that begins a sign-in and ends on the path. */
export function loginUrl(publicUrl: string, returnTo: string): string {
  return `${publicUrl}/auth/login?returnTo=${encodeURIComponent(returnTo)}`;
}

/** Takes the cookie of the session out of the browser. */
export function withoutSession(
  { request, connection }: BrowserRequest,
  { sessionCookie }: AuthParts,
): string[] {
  const name = sessionCookie.carried(request);
  return name === null
    ? []
    : [setCookie(name, '', { path: '/', lifetimeMs: 0, isSecure: connection.isSecure })];
}

export function redirect(location: string, cookies: readonly string[]): Response {
  return new Response(null, {
    status: 303,
    headers: withCookies({ location, 'cache-control': 'no-store' }, cookies),
  });
}

export function withCookies(members: Record<string, string>, cookies: readonly string[]): Headers {
  const headers = new Headers(members);
  for (const value of cookies) headers.append('set-cookie', value);
  return headers;
}
