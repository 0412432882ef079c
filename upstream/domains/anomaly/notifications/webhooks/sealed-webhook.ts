// Address and secret of a webhook, encrypted: the documents alone reveal neither.
import { seal, unseal } from '../../../../../lib/node/sealing.ts';

export interface WebhookTarget {
  url: string;
  secret: string;
}

export function sealedTarget(key: Uint8Array, { url, secret }: WebhookTarget): string {
  return seal(key, JSON.stringify([url, secret])).toString('base64');
}

/** Null where it was sealed with another key. */
export function openedTarget(key: Uint8Array, sealed: string): WebhookTarget | null {
  try {
    const [url, secret] = JSON.parse(unseal(key, Buffer.from(sealed, 'base64'))) as [string, string];
    return { url, secret };
  } catch {
    return null;
  }
}
