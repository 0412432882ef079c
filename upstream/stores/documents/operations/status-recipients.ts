// Who is told of operation statuses, and what was told (M-03).
import type { Documents } from '../database.ts';
import { appendAudit } from '../people/audit-log.ts';
import { atomically } from '../transaction.ts';

export interface StatusRecipient {
  email: string;
  /** Told when a status has one of these. */
  codes: string[];
  /** User id. */
  changedBy: string;
  /** ISO 8601 */
  changedAt: string;
}

/** By address. */
export async function statusRecipientsOf(
  documents: Documents,
  companyId: string,
): Promise<StatusRecipient[]> {
  const rows = await documents
    .selectFrom('operation_status_recipients')
    .selectAll()
    .where('company_id', '=', companyId)
    .orderBy('email')
    .execute();
  return rows.map((row) => ({
    email: row.email,
    codes: JSON.parse(row.codes) as string[],
    changedBy: row.changed_by,
    changedAt: row.changed_at,
  }));
}

interface RecipientChange {
  companyId: string;
  email: string;
  /** None: the address is taken off the list. */
  codes: readonly string[];
  actor: { userId: string; name: string };
  at: Date;
}

/** Puts an address on the list, changes its codes, or takes it off; what it was told stays told. */
export async function saveStatusRecipient(
  documents: Documents,
  { companyId, email: given, codes, actor, at }: RecipientChange,
): Promise<void> {
  const email = given.toLowerCase();
  await atomically(documents, async (transaction) => {
    const known = (await statusRecipientsOf(transaction, companyId)).find((each) => each.email === email);
    if (codes.length === 0) {
      await transaction
        .deleteFrom('operation_status_recipients')
        .where('company_id', '=', companyId)
        .where('email', '=', email)
        .execute();
    } else {
      const saved = {
        codes: JSON.stringify(codes),
        changed_by: actor.userId,
        changed_at: at.toISOString(),
      };
      await transaction
        .insertInto('operation_status_recipients')
        .values({ company_id: companyId, email, ...saved })
        .onConflict((conflict) => conflict.columns(['company_id', 'email']).doUpdateSet(saved))
        .execute();
    }
    const words = (list: readonly string[]) => (list.length === 0 ? null : list.join(', '));
    const changes = [{ name: 'operations.codes', before: words(known?.codes ?? []), after: words(codes) }];
    const record = { companyId, actor, subject: email, changes } as const;
    await appendAudit(transaction, { ...record, action: 'STATUS_RECIPIENTS_CHANGED' }, at);
  });
}

/** Companies with anyone to tell. */
export async function companiesToNotify(documents: Documents): Promise<string[]> {
  const rows = await documents
    .selectFrom('operation_status_recipients')
    .select('company_id')
    .distinct()
    .orderBy('company_id')
    .execute();
  return rows.map(({ company_id }) => company_id);
}

export interface ToldStatus {
  statusId: string;
  code: string;
  email: string;
  /** ISO 8601 */
  toldAt: string;
}

export async function toldStatusesOf(documents: Documents, companyId: string): Promise<ToldStatus[]> {
  const rows = await documents
    .selectFrom('operation_status_told')
    .selectAll()
    .where('company_id', '=', companyId)
    .orderBy('told_at')
    .orderBy('email')
    .execute();
  return rows.map((row) => ({
    statusId: row.status_id,
    code: row.code,
    email: row.email,
    toldAt: row.told_at,
  }));
}

/** One that is there already stays as it is. */
export async function keepToldStatuses(
  documents: Documents,
  companyId: string,
  told: readonly ToldStatus[],
): Promise<void> {
  for (const { statusId, code, email, toldAt } of told)
    await documents
      .insertInto('operation_status_told')
      .values({ company_id: companyId, status_id: statusId, code, email, told_at: toldAt })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
}

/** What is not as it was told any more: should it come again, it is news. */
export async function forgetToldStatuses(
  documents: Documents,
  companyId: string,
  gone: readonly Pick<ToldStatus, 'statusId' | 'code'>[],
): Promise<void> {
  for (const { statusId, code } of gone)
    await documents
      .deleteFrom('operation_status_told')
      .where('company_id', '=', companyId)
      .where('status_id', '=', statusId)
      .where('code', '=', code)
      .execute();
}
