// Who came and went, in the audit log of each company that the user can see.
import type { SessionEvent } from '../../../lib/catalogue/audit-actions.ts';
import type { Documents } from '../../stores/documents/database.ts';
import { appendAudit } from '../../stores/documents/people/audit-log.ts';
import type { User } from '../../stores/documents/people/users.ts';
import { atomically } from '../../stores/documents/transaction.ts';

interface NotedSession {
  user: User;
  event: SessionEvent;
  /** Where the request came from; null where it has no address. */
  address: string | null;
  at: Date;
}

export async function noteSession(
  documents: Documents,
  { user: { userId, name, email, companyIds }, event, address, at }: NotedSession,
): Promise<void> {
  const changes = address === null ? [] : [{ name: 'from', before: null, after: address }];
  const record = { actor: { userId, name }, action: event, subject: email, changes };
  await atomically(documents, async (transaction) => {
    for (const companyId of companyIds) await appendAudit(transaction, { companyId, ...record }, at);
  });
}
