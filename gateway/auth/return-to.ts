// Where a person returns to after signing in: paths of our own alone, whatever the address said.

/** The path as it may be in a Location header; `/` for anything that could lead elsewhere. */
export function safeReturnTo(wanted: string | undefined | null, publicUrl: string): string {
  const own = new URL(publicUrl);
  if (!wanted?.startsWith('/') || hasTrick(wanted) || hasTrick(decoded(wanted))) return '/';
  const resolved = URL.canParse(wanted, own) ? new URL(wanted, own) : null;
  // Dots resolve away: what is left must be judged again.
  if (resolved?.origin !== own.origin || hasTrick(resolved.pathname)) return '/';
  if (resolved.pathname.startsWith('/auth/')) return '/';
  return `${resolved.pathname}${resolved.search}${resolved.hash}`;
}

/** A second slash or a backslash at the start, or a control character anywhere. */
function hasTrick(path: string): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
  return /^\/[\\/]/.test(path) || /[\\\u0000-\u001f\u007f]/.test(path.split(/[?#]/)[0] ?? '');
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return '//';
  }
}
