// One run of a schedule: checks again whether it may be sent, and hands a mail for each recipient to the mailer.
import type { PauseReason, RunFault } from '../../../lib/mail/mail-schedules.ts';
import { FAIL_CODES } from '../../contract/endpoint.ts';
import { Refusal } from '../../refusal.ts';
import type { Documents } from '../../stores/documents/database.ts';
import { recipientsOf } from '../../stores/documents/mails/mail-schedule-recipients.ts';
import { type Run, runReference } from '../../stores/documents/mails/mail-schedule-runs.ts';
import {
  changeSchedule,
  type MailSchedule,
  type ScheduledRecipient,
  scheduleBySeq,
} from '../../stores/documents/mails/mail-schedules.ts';
import type { Mailer } from '../mailer.ts';
import { type ComposeFor, type Sending, type Sendings, sendingOf } from './sending.ts';

export interface RunTools {
  documents: Documents;
  mailer: Pick<Mailer, 'sendMail'>;
  sendings: Sendings;
  unsubscribeUrl: (subscription: { seq: number; userId: string }) => string;
}

/** What a run came to: its mails are kept, or there are none for a reason; `mayHelp`: another attempt may go well. */
export type RunResult = { fault: null } | { fault: RunFault; mayHelp: boolean };

/** Every call with the same run keeps the same mails: one that was cut off can be done again. */
export async function runSchedule(tools: RunTools, run: Run, now: Date): Promise<RunResult> {
  const { documents } = tools;
  const schedule = await scheduleBySeq(documents, run.seq);
  if (!schedule) return { fault: null };
  // Paused since it came due.
  if (schedule.pauseReason !== null) return { fault: schedule.pauseReason, mayHelp: false };
  const sending = sendingOf(tools.sendings, schedule);
  const fault = await sending.fault();
  if (fault !== null) return pause(documents, schedule, fault, now);
  const all = (await recipientsOf(documents, [schedule])).get(run.seq) ?? [];
  const active = all.filter(({ isMember, unsubscribedAt }) => isMember && unsubscribedAt === null);
  const recipients = await readersOf(active, sending);
  if (recipients.length === 0) return pause(documents, schedule, 'NO_RECIPIENT_LEFT', now);
  try {
    const compose = await sending.compose(run);
    for (const recipient of recipients) await send(tools, { schedule, run, compose }, recipient);
    return { fault: null };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    if (error.code === FAIL_CODES.noDataCollected) return { fault: 'NO_DATA_COLLECTED', mayHelp: true };
    return { fault: error.code === 'MAIL_TOO_LARGE' ? 'MAIL_TOO_LARGE' : 'UNEXPECTED', mayHelp: false };
  }
}

async function readersOf(
  recipients: readonly ScheduledRecipient[],
  { mayRead }: Sending,
): Promise<readonly ScheduledRecipient[]> {
  if (!mayRead) return recipients;
  const may = await Promise.all(recipients.map(mayRead));
  return recipients.filter((_, place) => may[place]);
}

/** What is sent once has no further time to be kept from. */
async function pause(
  documents: Documents,
  { seq, schedule }: MailSchedule,
  reason: Exclude<PauseReason, 'BY_USER'>,
  now: Date,
): Promise<RunResult> {
  if (schedule) await changeSchedule(documents, seq, { pauseReason: reason }, now);
  return { fault: reason, mayHelp: false };
}

async function send(
  { mailer, unsubscribeUrl }: RunTools,
  { schedule, run, compose }: { schedule: MailSchedule; run: Run; compose: ComposeFor },
  recipient: ScheduledRecipient,
): Promise<void> {
  const { seq, companyId, senderId } = schedule;
  const { userId, email } = recipient;
  const reference = runReference(schedule, run);
  const url = schedule.schedule ? unsubscribeUrl({ seq, userId }) : null;
  await mailer.sendMail({
    ...(await compose(recipient, url)),
    companyId,
    senderId,
    recipients: [email],
    idempotencyKey: `${reference}:${userId}`,
    reference,
    unsubscribeUrl: url,
  });
}
