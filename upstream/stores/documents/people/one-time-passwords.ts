// One-time passwords of users: the shared secret, the steps that were used, and the codes for a lost device.
import type { Documents } from '../database.ts';
import { atomically } from '../transaction.ts';

export interface OneTimePassword {
  userId: string;
  /** Base32. */
  secret: string;
  /** The step of the newest code that was used: no code of it or of one before is good again. */
  lastStep: number;
  recoveryHashes: readonly string[];
}

/** Base32 secret; null for a user without. */
export async function otpSecretOf(documents: Documents, userId: string): Promise<string | null> {
  const row = await documents
    .selectFrom('one_time_passwords')
    .select('secret')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row?.secret ?? null;
}

/** Takes the place of what the user had before. */
export async function saveOneTimePassword(documents: Documents, given: OneTimePassword): Promise<void> {
  const { userId, secret, lastStep, recoveryHashes } = given;
  const values = { secret, last_step: lastStep, confirmed_at: new Date().toISOString() };
  await atomically(documents, async (transaction) => {
    await transaction
      .insertInto('one_time_passwords')
      .values({ user_id: userId, ...values })
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet(values))
      .execute();
    await transaction.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
    if (recoveryHashes.length === 0) return;
    await transaction
      .insertInto('recovery_codes')
      .values(recoveryHashes.map((code_hash) => ({ user_id: userId, code_hash })))
      .execute();
  });
}

/** With the codes for a lost device; false for a user without. */
export async function dropOneTimePassword(documents: Documents, userId: string): Promise<boolean> {
  await documents.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
  const { numDeletedRows } = await documents
    .deleteFrom('one_time_passwords')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

/** False when a code of this step, or a later one, was used already. */
export async function takeStep(documents: Documents, userId: string, step: number): Promise<boolean> {
  const { numUpdatedRows } = await documents
    .updateTable('one_time_passwords')
    .set({ last_step: step })
    .where('user_id', '=', userId)
    .where('last_step', '<', step)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** False for a code that is none of the user's, or was used. */
export async function takeRecoveryCode(documents: Documents, userId: string, hash: string): Promise<boolean> {
  const { numDeletedRows } = await documents
    .deleteFrom('recovery_codes')
    .where('user_id', '=', userId)
    .where('code_hash', '=', hash)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}
