// Who gets the mails of a schedule, and who wants them no more.
import type { Documents } from '../database.ts';
import type { MailSchedule, ScheduledRecipient } from './mail-schedules.ts';

/** Of the schedules, by name; people who left the company are among them. */
export async function recipientsOf(
  documents: Documents,
  schedules: readonly Pick<MailSchedule, 'seq' | 'companyId'>[],
): Promise<Map<number, ScheduledRecipient[]>> {
  const found = new Map<number, ScheduledRecipient[]>(schedules.map(({ seq }) => [seq, []]));
  if (schedules.length === 0) return found;
  const rows = await documents
    .selectFrom('mail_schedule_recipients')
    .innerJoin('mail_schedules', 'mail_schedules.seq', 'mail_schedule_recipients.seq')
    .innerJoin('users', 'users.user_id', 'mail_schedule_recipients.user_id')
    .leftJoin('memberships', (join) =>
      join
        .onRef('memberships.user_id', '=', 'mail_schedule_recipients.user_id')
        .onRef('memberships.company_id', '=', 'mail_schedules.company_id'),
    )
    .select([
      'mail_schedule_recipients.seq',
      'mail_schedule_recipients.unsubscribed_at',
      'memberships.company_id',
    ])
    .select(['users.user_id', 'users.name', 'users.email'])
    .where('mail_schedule_recipients.seq', 'in', [...found.keys()])
    .orderBy('users.name')
    .orderBy('users.user_id')
    .execute();
  for (const row of rows) {
    found.get(row.seq)?.push({
      userId: row.user_id,
      name: row.name,
      email: row.email,
      isMember: row.company_id !== null,
      unsubscribedAt: row.unsubscribed_at,
    });
  }
  return found;
}

/** These become the recipients; who has unsubscribed and stays in the list stays unsubscribed. */
export async function replaceRecipients(
  documents: Documents,
  seq: number,
  userIds: readonly string[],
): Promise<void> {
  await documents
    .deleteFrom('mail_schedule_recipients')
    .where('seq', '=', seq)
    .where('user_id', 'not in', [...userIds, ''])
    .execute();
  for (const userId of userIds) {
    await documents
      .insertInto('mail_schedule_recipients')
      .values({ seq, user_id: userId, unsubscribed_at: null })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
}

/** False when the schedule has no such recipient. Again is no change. */
export async function unsubscribeRecipient(
  documents: Documents,
  seq: number,
  userId: string,
  at: Date,
): Promise<boolean> {
  const known = await documents
    .selectFrom('mail_schedule_recipients')
    .select('unsubscribed_at')
    .where('seq', '=', seq)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (!known) return false;
  await documents
    .updateTable('mail_schedule_recipients')
    .set({ unsubscribed_at: at.toISOString() })
    .where('seq', '=', seq)
    .where('user_id', '=', userId)
    .where('unsubscribed_at', 'is', null)
    .execute();
  return true;
}
