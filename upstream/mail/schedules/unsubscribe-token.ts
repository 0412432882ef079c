// The signed part of an unsubscribe link: names a schedule and a recipient, and it cannot be forged.
import { signedContent, signedToken } from '../signed-token.ts';

export interface Subscription {
  seq: number;
  userId: string;
}

const PURPOSE = 'invoice-mail-unsubscribe';

export function unsubscribeToken(key: string, { seq, userId }: Subscription): string {
  return signedToken(key, PURPOSE, [seq, userId]);
}

/** Null for a token that was not signed by the key. */
export function subscriptionOf(key: string, token: string): Subscription | null {
  const content = signedContent(key, PURPOSE, token) as [number, string] | null;
  return content && { seq: content[0], userId: content[1] };
}
