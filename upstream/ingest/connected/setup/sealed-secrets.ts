// The secrets of a source, sealed: the documents alone reveal none.
import { seal, unseal } from '../../../../lib/node/sealing.ts';
import type { SourceSecrets } from '../source-definition.ts';

export function sealedSecrets(key: Uint8Array, secrets: SourceSecrets): string {
  return seal(key, JSON.stringify(secrets)).toString('base64');
}

/** Null where they were sealed with another key. */
export function openedSecrets(key: Uint8Array, sealed: string): SourceSecrets | null {
  try {
    return JSON.parse(unseal(key, Buffer.from(sealed, 'base64'))) as SourceSecrets;
  } catch {
    return null;
  }
}
