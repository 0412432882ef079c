// The cookies of the gateway: opaque, out of reach of scripts and of other sites' posts.

export const SESSION_COOKIE = 'skyledger_session';
/** A sign-in that is under way, sealed: binds it to the browser that began it. */
export const LOGIN_COOKIE = 'skyledger_login';
/** The language that the person chose in the portal. */
export const LANGUAGE_COOKIE = 'skyledger_lang';

/** The value of a cookie of the request; null without it. */
export function readCookie(request: Request, name: string): string | null {
  for (const pair of (request.headers.get('cookie') ?? '').split(';')) {
    const [key, value] = pair.trim().split('=', 2);
    if (key === name && value) return value;
  }
  return null;
}

/** A Set-Cookie value; `maxAge` in seconds, 0 removes the cookie. */
export function setCookie(
  name: string,
  value: string,
  { path, maxAge, isSecure }: { path: string; maxAge: number; isSecure: boolean },
): string {
  const secure = isSecure ? '; Secure' : '';
  return `${name}=${value}; Path=${path}; Max-Age=${maxAge}; HttpOnly; SameSite=Lax${secure}`;
}
