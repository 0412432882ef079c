// The signed part of a link that acknowledges one anomaly for one person: it is valid for nothing else, and expires.
import { createHmac, timingSafeEqual } from 'node:crypto';

export interface Acknowledgement {
  companyId: string;
  eventId: string;
  userId: string;
}

const PURPOSE = 'anomaly-acknowledge';
const DAYS = 14;
const DAY_MS = 24 * 60 * 60 * 1000;

export function acknowledgeToken(
  key: string,
  { companyId, eventId, userId }: Acknowledgement,
  at: Date,
): string {
  const lapses = Math.floor(at.getTime() / 1000) + (DAYS * DAY_MS) / 1000;
  const named = Buffer.from(JSON.stringify([companyId, eventId, userId, lapses])).toString('base64url');
  return `${named}.${signatureOf(key, named).toString('base64url')}`;
}

/** Null for a token that was not signed by the key for this purpose, and for one that lapsed. */
export function acknowledgementOf(key: string, token: string, now: Date): Acknowledgement | null {
  const [named = '', signature = '', ...others] = token.split('.');
  const given = Buffer.from(signature, 'base64url');
  const expected = signatureOf(key, named);
  if (others.length > 0 || given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
  const [companyId, eventId, userId, lapses] = JSON.parse(Buffer.from(named, 'base64url').toString()) as [
    string,
    string,
    string,
    number,
  ];
  return lapses * 1000 > now.getTime() ? { companyId, eventId, userId } : null;
}

function signatureOf(key: string, named: string): Buffer {
  return createHmac('sha256', key).update(`${PURPOSE}:${named}`).digest();
}
