// What the page does when the gateway lets the viewer in no more: sign in again and come back, or say why not.

const STORAGE_KEY = 'skyledger-sign-in';
const ONCE_IN_MS = 15_000;

/** Why there are no answers, by the gateway's word, and the page that says so. */
const PAGES: Record<string, string> = {
  OTP_REQUIRED: '/sign-in/one-time-password',
  ADDRESS_LIST_MISSING: '/sign-in/no-address',
  ADDRESS_DENIED: '/sign-in/address',
  CONCURRENT: '/sign-in/other-device',
  ELSEWHERE: '/sign-in/elsewhere',
  ENDED: '/sign-in/ended',
};
const OVER: readonly string[] = ['EXPIRED', 'INVALID'];
const MISSING = 'MISSING';

/** The address that signs in and then leads back to where the browser is. */
export function signInAddress(location: Pick<Location, 'pathname' | 'search'>): string {
  return `/auth/login?returnTo=${encodeURIComponent(location.pathname + location.search)}`;
}

/**
 * Leaves for the sign-in page. False when it did so a moment ago: a session that ends at once would send the
 * browser round in circles.
 */
export function signInAgain(): boolean {
  if (!mayLeave()) return false;
  location.assign(signInAddress(location));
  return true;
}

/** Posts to an address of the gateway, so that the browser follows it to the provider and back. */
export function postTo(action: string): void {
  const form = document.createElement('form');
  form.method = 'post';
  form.action = action;
  document.body.append(form);
  form.submit();
}

/** Whether the reply says that the viewer is not let in, and the page is left for it, or says so. */
export function leavesFor(reply: unknown): boolean {
  const reason = reasonOf(reply);
  const page = PAGES[reason ?? ''];
  if (page) {
    const back = location.pathname + location.search;
    location.replace(`${page}?returnTo=${encodeURIComponent(back)}`);
    return true;
  }
  if (reason === 'LOOKUP_FAILED') {
    postTo('/auth/logout');
    return true;
  }
  if (reason === MISSING) return signInAgain();
  // The gateway is of a newer build than this page.
  if (reason === 'UNKNOWN_OPERATION' && mayLeave()) {
    location.reload();
    return true;
  }
  if (!OVER.includes(reason ?? '') || !mayLeave()) return false;
  announceExpiry();
  return true;
}

/**
 * True if the reply refuses a request because the session is missing, has expired or was replaced by another device: the
 * page may wait for a new sign-in and keep unsaved input. False if the user ended the session on purpose (`ENDED`): the
 * page is left at once, because the device may be in other hands.
 */
export function isSessionOver(reply: unknown): boolean {
  return [MISSING, ...OVER, 'CONCURRENT', 'ELSEWHERE'].includes(reasonOf(reply) ?? '');
}

/** The reason of the first error that has one, in a reply or a part of one. */
export function reasonOf(reply: unknown): string | null {
  if (typeof reply !== 'object' || reply === null) return null;
  const parts = [
    reply,
    ...('incremental' in reply && Array.isArray(reply.incremental) ? reply.incremental : []),
  ];
  const errors = parts.flatMap((part: { errors?: unknown } | null) =>
    Array.isArray(part?.errors) ? part.errors : [],
  );
  for (const error of errors as ({ extensions?: { reason?: unknown } } | null)[]) {
    const reason = error?.extensions?.reason;
    if (typeof reason === 'string') return reason;
  }
  return null;
}

let isExpired = false;
const listeners = new Set<() => void>();

function announceExpiry(): void {
  isExpired = true;
  for (const tell of listeners) tell();
}

/** For useSyncExternalStore: whether the session is over and the viewer is about to be led to the sign-in. */
export const expiry = {
  subscribe: (tell: () => void) => {
    listeners.add(tell);
    return () => listeners.delete(tell);
  },
  read: () => isExpired,
};

function mayLeave(): boolean {
  const now = Date.now();
  if (now - Number(sessionStorage.getItem(STORAGE_KEY)) < ONCE_IN_MS) return false;
  sessionStorage.setItem(STORAGE_KEY, String(now));
  return true;
}
