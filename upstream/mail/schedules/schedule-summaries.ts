// Mails on a schedule as the wire tells them: with recipients, the next time, and how the last runs went.
import type { z } from 'zod';
import type { scheduleReply } from '../../contract/shared/mail-schedule.ts';
import type { Documents } from '../../stores/documents/database.ts';
import { recipientsOf } from '../../stores/documents/mails/mail-schedule-recipients.ts';
import { newestRuns, type RunSummary } from '../../stores/documents/mails/mail-schedule-runs.ts';
import type {
  MailSchedule,
  ScheduledKind,
  ScheduledRecipient,
} from '../../stores/documents/mails/mail-schedules.ts';

type ScheduleReply = z.output<typeof scheduleReply>;

const TOLD_RUNS = 6;

/** Each with what is told of every kind alike, in their order. */
export async function scheduleSummaries<Kind extends ScheduledKind>(
  documents: Documents,
  schedules: readonly MailSchedule<Kind>[],
): Promise<(MailSchedule<Kind> & { told: ScheduleReply })[]> {
  const [recipients, runs, names] = await Promise.all([
    recipientsOf(documents, schedules),
    newestRuns(documents, schedules, TOLD_RUNS),
    namesOf(
      documents,
      schedules.map(({ senderId }) => senderId),
    ),
  ]);
  return schedules.map((one) => ({
    ...one,
    told: {
      seq: one.seq,
      statVal: one.pauseReason === null ? 'A' : 'P',
      pauseReason: one.pauseReason,
      nextRunAt: one.pauseReason === null ? one.nextRunAt : null,
      version: one.version,
      userNm: names.get(one.senderId) ?? '',
      recipientList: (recipients.get(one.seq) ?? []).map((recipient) => ({
        userNm: recipient.name,
        userEmail: recipient.email,
        state: stateOf(recipient),
      })),
      runs: (runs.get(one.seq) ?? []).map(wireRun),
    },
  }));
}

function stateOf({ isMember, unsubscribedAt }: ScheduledRecipient) {
  if (!isMember) return 'left_company';
  return unsubscribedAt === null ? 'active' : 'unsubscribed';
}

function wireRun({ seq: _, billMonth, ...run }: RunSummary) {
  return { ...run, yearMonth: billMonth?.slice(0, 7) ?? null };
}

async function namesOf(documents: Documents, userIds: readonly string[]): Promise<Map<string, string>> {
  const rows = await documents
    .selectFrom('users')
    .select(['user_id', 'name'])
    .where('user_id', 'in', [...new Set([...userIds, ''])])
    .execute();
  return new Map(rows.map(({ user_id, name }) => [user_id, name]));
}
