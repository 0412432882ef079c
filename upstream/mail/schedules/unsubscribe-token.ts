// The signed part of an unsubscribe link: names a schedule and a recipient, and it cannot be forged.
import { createHmac, timingSafeEqual } from 'node:crypto';

export interface Subscription {
  seq: number;
  userId: string;
}

const PURPOSE = 'invoice-mail-unsubscribe';

export function unsubscribeToken(key: string, { seq, userId }: Subscription): string {
  const named = Buffer.from(JSON.stringify([seq, userId])).toString('base64url');
  return `${named}.${signatureOf(key, named).toString('base64url')}`;
}

/** Null for a token that was not signed by the key. */
export function subscriptionOf(key: string, token: string): Subscription | null {
  const [named = '', signature = '', ...others] = token.split('.');
  const given = Buffer.from(signature, 'base64url');
  const expected = signatureOf(key, named);
  if (others.length > 0 || given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
  const [seq, userId] = JSON.parse(Buffer.from(named, 'base64url').toString()) as [number, string];
  return { seq, userId };
}

function signatureOf(key: string, named: string): Buffer {
  return createHmac('sha256', key).update(`${PURPOSE}:${named}`).digest();
}
