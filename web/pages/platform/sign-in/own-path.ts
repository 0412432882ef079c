// A path of this portal out of an address from outside.

/** `/` for anything that could lead elsewhere. */
export function ownPath(wanted: string | null, origin: string = location.origin): string {
  if (!wanted?.startsWith('/') || !URL.canParse(wanted, origin)) return '/';
  const url = new URL(wanted, origin);
  // What the browser makes of it may start with two slashes, which would be a host.
  return url.origin === origin && !url.pathname.startsWith('//') ? url.pathname + url.search + url.hash : '/';
}
