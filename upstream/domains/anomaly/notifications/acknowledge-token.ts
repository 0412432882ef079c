// The signed part of a link that acknowledges one anomaly for one person: it is valid for nothing else, and expires.
import { signedContent, signedToken } from '../../../mail/signed-token.ts';

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
  return signedToken(key, PURPOSE, [companyId, eventId, userId, lapses]);
}

/** Null for a token that was not signed by the key for this purpose, and for one that lapsed. */
export function acknowledgementOf(key: string, token: string, now: Date): Acknowledgement | null {
  const content = signedContent(key, PURPOSE, token) as [string, string, string, number] | null;
  if (!content) return null;
  const [companyId, eventId, userId, lapses] = content;
  return lapses * 1000 > now.getTime() ? { companyId, eventId, userId } : null;
}
