// The second step of a sign-in: remembers whose password was right, and checks codes.
import type { Documents } from '../../stores/documents/database.ts';
import { otpSecretOf, takeRecoveryCode, takeStep } from '../../stores/documents/people/one-time-passwords.ts';
import { recoveryHash } from '../one-time-password/recovery-codes.ts';
import { matchingStep } from '../one-time-password/totp.ts';
import { ProviderRecords } from '../provider/adapter.ts';

/** How long the page for the code stays open. */
const PATIENCE_SECONDS = 5 * 60;

/** Whose password was right in the interaction. */
export class FirstFactors {
  readonly #records: ProviderRecords;

  constructor(documents: Documents) {
    this.#records = new ProviderRecords(documents, 'FirstFactor');
  }

  remember(interactionUid: string, userId: string): Promise<void> {
    return this.#records.upsert(interactionUid, { accountId: userId }, PATIENCE_SECONDS);
  }

  /** Null when it was too long ago, or never. */
  async userOf(interactionUid: string): Promise<string | null> {
    return (await this.#records.find(interactionUid))?.accountId ?? null;
  }

  forget(interactionUid: string): Promise<void> {
    return this.#records.destroy(interactionUid);
  }
}

/** A right code is used up by it. */
export async function isOneTimePassword(
  documents: Documents,
  userId: string,
  code: string,
): Promise<boolean> {
  const secret = await otpSecretOf(documents, userId);
  const step = secret === null ? null : matchingStep(secret, code, Date.now());
  return step !== null && takeStep(documents, userId, step);
}

export function isRecoveryCode(documents: Documents, userId: string, code: string): Promise<boolean> {
  return takeRecoveryCode(documents, userId, recoveryHash(userId, code));
}
