// The company that a page was made for: with two tabs, one may switch the company while the other still shows the old.
import type { RequestHead } from './request-head.ts';

const HEADER = 'x-skyledger-company';

/** The company key of the header, percent-encoded as headers hold no other letters; null where there is none. */
export function pageCompanyOf(request: RequestHead): string | null {
  const given = request.headers.get(HEADER);
  if (!given) return null;
  try {
    return decodeURIComponent(given);
  } catch {
    // Not encoded: a key as it stands.
    return given;
  }
}
