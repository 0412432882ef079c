// Which reminders of commitments were sent to whom, and when each company was checked last.
import type { CommitmentKind } from '../../../../lib/commitments/commitment-kinds.ts';
import type { ReminderDays } from '../../../../lib/commitments/reminders.ts';
import type { Documents } from '../database.ts';

/** A reminder of one end: a changed end of the same commitment is reminded of again. */
export interface SentReminder {
  commitmentId: string;
  endsAt: string;
  days: ReminderDays;
}

/** To one person. */
export async function sentReminders(
  documents: Documents,
  companyId: string,
  kind: CommitmentKind,
  email: string,
): Promise<SentReminder[]> {
  const rows = await documents
    .selectFrom('commitment_reminders_sent')
    .select(['commitment_id', 'ends_at', 'days'])
    .where('company_id', '=', companyId)
    .where('kind', '=', kind)
    .where('email', '=', email.toLowerCase())
    .execute();
  return rows.map(({ commitment_id, ends_at, days }) => ({
    commitmentId: commitment_id,
    endsAt: ends_at,
    days: days as ReminderDays,
  }));
}

/** One that is there already stays as it is. */
export async function keepSentReminders(
  documents: Documents,
  companyId: string,
  kind: CommitmentKind,
  email: string,
  sent: readonly SentReminder[],
): Promise<void> {
  if (sent.length === 0) return;
  await documents
    .insertInto('commitment_reminders_sent')
    .values(
      sent.map(({ commitmentId, endsAt, days }) => ({
        ...{ company_id: companyId, kind, commitment_id: commitmentId },
        ...{ ends_at: endsAt, days, email: email.toLowerCase() },
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Companies that remind anyone, with their data version, and what was checked of each the last time. */
export async function companiesToRemind(
  documents: Documents,
): Promise<{ companyId: string; dataVersion: number; checked: string | null }[]> {
  const rows = await documents
    .selectFrom('companies')
    .leftJoin('commitment_reminder_checks as checks', 'checks.company_id', 'companies.company_id')
    .select(['companies.company_id', 'companies.data_version', 'checks.state'])
    .where('companies.company_id', 'in', documents.selectFrom('commitment_reminders').select('company_id'))
    .execute();
  return rows.map(({ company_id, data_version, state }) => ({
    companyId: company_id,
    dataVersion: Number(data_version),
    checked: state,
  }));
}

export async function saveReminderCheck(
  documents: Documents,
  companyId: string,
  state: string,
): Promise<void> {
  await documents
    .insertInto('commitment_reminder_checks')
    .values({ company_id: companyId, state })
    .onConflict((conflict) => conflict.column('company_id').doUpdateSet({ state }))
    .execute();
}
