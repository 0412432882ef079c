// The way to the sign-in page and back, when the session has ended.

const STORAGE_KEY = 'skyledger-sign-in';
const ONCE_IN_MS = 15_000;

/** The address that signs in and then leads back to where the browser is. */
export function signInAddress(location: Pick<Location, 'pathname' | 'search'>): string {
  return `/auth/login?returnTo=${encodeURIComponent(location.pathname + location.search)}`;
}

/**
 * Leaves for the sign-in page. False when it did so a moment ago: a session that ends at once would send the
 * browser round in circles.
 */
export function signInAgain(): boolean {
  const last = Number(sessionStorage.getItem(STORAGE_KEY));
  const now = Date.now();
  if (now - last < ONCE_IN_MS) return false;
  sessionStorage.setItem(STORAGE_KEY, String(now));
  location.assign(signInAddress(location));
  return true;
}
