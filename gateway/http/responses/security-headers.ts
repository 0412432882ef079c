// Headers that keep pages from running what is not ours and from being shown or read elsewhere.
import { createHash } from 'node:crypto';

/** What a page may do beyond its own origin's files. */
export interface PagePolicy {
  /** Inline scripts by their hash: `'sha256-…'`. */
  scriptHashes?: readonly string[];
  /** Origins that a form may lead to, redirects included. */
  formOrigins?: readonly string[];
}

export function contentSecurityPolicy({ scriptHashes = [], formOrigins = [] }: PagePolicy = {}): string {
  return [
    "default-src 'self'",
    ["script-src 'self'", ...scriptHashes].join(' '),
    // Styles of components are set at run time; a style cannot run code.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    "connect-src 'self'",
    "worker-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    ["form-action 'self'", ...formOrigins].join(' '),
  ].join('; ');
}

/** The policy for answers that are no pages. */
export const API_POLICY = "default-src 'none'; base-uri 'none'; frame-ancestors 'none'; form-action 'none'";

/** What every answer has beside its own: pages have another policy, files are kept by browsers. */
export function answerHeaders(publicUrl: string): Record<string, string> {
  return {
    ...securityHeaders(publicUrl.startsWith('https:')),
    'content-security-policy': API_POLICY,
    'cache-control': 'no-store',
  };
}

function securityHeaders(isHttps: boolean): Record<string, string> {
  return {
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    ...(isHttps && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
  };
}

/** The hashes of all inline scripts of a page. */
export function scriptHashesOf(html: string): string[] {
  const scripts = html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g);
  return [...scripts].map(
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );
}
