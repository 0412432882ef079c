// Headers of the provider's pages.
import { PAGE_SOURCES } from '../../../lib/node/plain-page.ts';

/**
 * Headers of every page of the provider. Browsers apply form-action to redirects too, and a form leads to the portal.
 */
export function pageHeaders(portalOrigin: string): Record<string, string> {
  return {
    'content-security-policy': [
      "default-src 'none'",
      ...PAGE_SOURCES,
      `form-action 'self' ${portalOrigin}`,
      "base-uri 'none'",
      "frame-ancestors 'none'",
    ].join('; '),
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
  };
}
