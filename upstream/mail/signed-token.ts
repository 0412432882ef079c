// Tokens of links in mails: what they name can be read by all, and written by the holder of the key alone.
import { createHmac, timingSafeEqual } from 'node:crypto';

/** A token that is signed for one purpose is good for no other. */
export function signedToken(key: string, purpose: string, content: readonly unknown[]): string {
  const named = Buffer.from(JSON.stringify(content)).toString('base64url');
  return `${named}.${signatureOf(key, purpose, named).toString('base64url')}`;
}

/** Null for a token that was not signed by the key for the purpose. */
export function signedContent(key: string, purpose: string, token: string): unknown[] | null {
  const [named = '', signature = '', ...others] = token.split('.');
  const given = Buffer.from(signature, 'base64url');
  const expected = signatureOf(key, purpose, named);
  if (others.length > 0 || given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
  return JSON.parse(Buffer.from(named, 'base64url').toString()) as unknown[];
}

function signatureOf(key: string, purpose: string, named: string): Buffer {
  return createHmac('sha256', key).update(`${purpose}:${named}`).digest();
}
