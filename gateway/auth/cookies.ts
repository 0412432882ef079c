// The cookies of the gateway: opaque, out of reach of scripts and of other sites' posts.
import type { RequestHead } from '../http/requests/request-head.ts';

/** A sign-in that is under way, sealed: binds it to the browser that began it. */
export const LOGIN_COOKIE = 'skyledger_login';
/** What the next page has to say after a sign-out that was not asked for. */
export const NOTICE_COOKIE = 'skyledger_notice';
/** The language that the person chose in the portal. */
export const LANGUAGE_COOKIE = 'skyledger_lang';

/** The value of a cookie of the request; null without it. */
export function readCookie(request: Pick<RequestHead, 'headers'>, name: string): string | null {
  for (const pair of (request.headers.get('cookie') ?? '').split(';')) {
    const [key, value] = pair.trim().split('=', 2);
    if (key === name && value) return value;
  }
  return null;
}

export interface CookieTraits {
  path: string;
  /** 0 removes the cookie. */
  lifetimeMs: number;
  isSecure: boolean;
}

/** A Set-Cookie value. */
export function setCookie(name: string, value: string, { path, lifetimeMs, isSecure }: CookieTraits): string {
  const secure = isSecure ? '; Secure' : '';
  return `${name}=${value}; Path=${path}; Max-Age=${lifetimeMs / 1000}; HttpOnly; SameSite=Lax${secure}`;
}
