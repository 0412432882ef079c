// A sign-in that failed, in the audit log of each company that the account can see.
import type { Documents } from '../../stores/documents/database.ts';
import { appendAudit } from '../../stores/documents/people/audit-log.ts';
import { userOfSubject } from '../../stores/documents/people/users.ts';
import { atomically } from '../../stores/documents/transaction.ts';

export interface FailedSignIn {
  /** Whose account it is; an unknown one has no log to stand in. */
  userId: string;
  /** What was wrong. */
  step: 'password' | 'code';
  address: string;
  at: Date;
}

export async function noteFailedSignIn(
  documents: Documents,
  { userId, step, address, at }: FailedSignIn,
): Promise<void> {
  const user = await userOfSubject(documents, userId);
  if (!user) return;
  const changes = [
    { name: 'signIn.step', before: null, after: step },
    ...(address === '' ? [] : [{ name: 'from', before: null, after: address }]),
  ];
  // Whoever it was has not proved to be the person.
  const record = { actor: null, action: 'SIGN_IN_FAILED', subject: user.email, changes } as const;
  await atomically(documents, async (transaction) => {
    for (const companyId of user.companyIds) await appendAudit(transaction, { companyId, ...record }, at);
  });
}
