// Changes of mails that are sent on their own: each checked and done in one transaction.

import { nextSending, type SendSchedule } from '../../../lib/calendar/send-schedule.ts';
import { MAX_DASHBOARD_SCHEDULES, MAX_RESERVATIONS } from '../../../lib/mail/mail-schedules.ts';
import { Refusal } from '../../refusal.ts';
import type { Documents } from '../../stores/documents/database.ts';
import { recipientsOf, replaceRecipients } from '../../stores/documents/mails/mail-schedule-recipients.ts';
import {
  addSchedule,
  changeSchedule,
  type MailSchedule,
  type Scheduled,
  type ScheduledKind,
  scheduleBySeq,
  schedulesOf,
  seqOfRequest,
} from '../../stores/documents/mails/mail-schedules.ts';
import { atomically } from '../../stores/documents/transaction.ts';
import { checkRecipients } from '../check-mail.ts';
import { peopleOf } from '../recipients.ts';

/** Who changes what, and when. */
export interface Change {
  documents: Documents;
  companyId: string;
  userId: string;
  at: Date;
}

export interface SavedSchedule {
  scheduled: Scheduled;
  schedule: SendSchedule;
  /** Addresses. */
  recipients: readonly string[];
  isPaused: boolean;
  /** Null: a new one. */
  based: { seq: number; version: number } | null;
  /** Of a new one: the same key of the same user is the same schedule. Null: only what equals another is that one. */
  key: string | null;
}

/** The number of the schedule; a new one that equals one of the company in everything is that one. */
export async function saveSchedule(change: Change, saved: SavedSchedule): Promise<number> {
  const { documents, companyId, userId, at } = change;
  const { scheduled, schedule, recipients, isPaused, based, key } = saved;
  checkRecipients(recipients);
  const nextRunAt = nextSending(schedule, at);
  const pauseReason = isPaused ? 'BY_USER' : null;
  const requestKey = key === null ? null : `${userId}:${scheduled.kind}:${key}`;
  return atomically(documents, async (transaction) => {
    const userIds = await registered(transaction, companyId, recipients);
    if (based) {
      const { seq } = await unchanged({ ...change, documents: transaction }, scheduled.kind, based);
      const choice = { scheduled, schedule };
      await changeSchedule(transaction, seq, { choice, senderId: userId, pauseReason, nextRunAt }, at);
      await replaceRecipients(transaction, seq, userIds);
      return seq;
    }
    const asked = requestKey === null ? null : await seqOfRequest(transaction, companyId, requestKey);
    if (asked !== null) return asked;
    const known = await knownOf({ ...change, documents: transaction }, scheduled.kind);
    const same = await equalTo(transaction, known, saved, userIds);
    if (same) return same.seq;
    assertRoom(scheduled.kind, known.length);
    const added = { companyId, senderId: userId, scheduled, schedule, requestKey, nextRunAt };
    const seq = await addSchedule(transaction, added, at);
    await replaceRecipients(transaction, seq, userIds);
    return seq;
  });
}

/**
 * Has it sent once, beside the request: as the next run of the scheduler. The same key of the same user is the same
 * mail, of which this is the number.
 */
export async function sendOnce(
  { documents, companyId, userId, at }: Change,
  { scheduled, recipients, key }: { scheduled: Scheduled; recipients: readonly string[]; key: string },
): Promise<number> {
  checkRecipients(recipients);
  const requestKey = `${userId}:${key}`;
  return atomically(documents, async (transaction) => {
    const known = await seqOfRequest(transaction, companyId, requestKey);
    if (known !== null) return known;
    const userIds = await registered(transaction, companyId, recipients);
    const added = { companyId, senderId: userId, scheduled, schedule: null, requestKey, nextRunAt: at };
    const seq = await addSchedule(transaction, added, at);
    await replaceRecipients(transaction, seq, userIds);
    return seq;
  });
}

/** Anyone who lets it go on is the one in whose name it is sent from then on. */
export async function pauseSchedule(
  change: Change,
  kind: ScheduledKind,
  { seq, version, isPaused }: { seq: number; version: number; isPaused: boolean },
): Promise<void> {
  const { documents, userId, at } = change;
  await atomically(documents, async (transaction) => {
    const { schedule } = await unchanged({ ...change, documents: transaction }, kind, { seq, version });
    // What is sent once cannot wait.
    if (!schedule) throw unknown(kind);
    const paused = isPaused
      ? ({ pauseReason: 'BY_USER' } as const)
      : { pauseReason: null, senderId: userId, nextRunAt: nextSending(schedule, at) };
    await changeSchedule(transaction, seq, paused, at);
  });
}

export async function deleteSchedule(change: Change, kind: ScheduledKind, seq: number): Promise<void> {
  await atomically(change.documents, async (transaction) => {
    await ownSchedule({ ...change, documents: transaction }, kind, seq);
    await changeSchedule(transaction, seq, { isDeleted: true }, change.at);
  });
}

/** Dashboards are a person's own, all else is the company's. */
const isOfCompany = (kind: ScheduledKind) => kind !== 'DASHBOARD';

/** Those on a schedule that the user may change. */
async function knownOf(
  { documents, companyId, userId }: Change,
  kind: ScheduledKind,
): Promise<MailSchedule[]> {
  const of = isOfCompany(kind) ? { companyId } : { companyId, senderId: userId };
  return (await schedulesOf(documents, kind, of)).filter(({ schedule }) => schedule !== null);
}

async function registered(
  documents: Documents,
  companyId: string,
  recipients: readonly string[],
): Promise<string[]> {
  const people = await peopleOf(documents, companyId);
  const ids = new Map(people.map(({ email, userId }) => [email.toLowerCase(), userId]));
  return recipients.map((address) => {
    const id = ids.get(address.toLowerCase());
    if (id !== undefined) return id;
    throw new Refusal('RECIPIENT_UNREGISTERED', 'A recipient is no person of the company.', 'recipientList');
  });
}

async function equalTo(
  documents: Documents,
  known: readonly MailSchedule[],
  { scheduled, schedule }: SavedSchedule,
  userIds: readonly string[],
): Promise<MailSchedule | undefined> {
  const recipients = await recipientsOf(documents, known);
  const wanted = keyOf(scheduled, schedule, userIds);
  return known.find((one) => {
    const ids = recipients.get(one.seq)?.map(({ userId }) => userId) ?? [];
    return one.pauseReason === null && keyOf(one, one.schedule, ids) === wanted;
  });
}

function keyOf({ content }: Scheduled, schedule: SendSchedule | null, userIds: readonly string[]): string {
  const sorted = (values: object) => Object.entries(values).sort(([one], [other]) => (one < other ? -1 : 1));
  return JSON.stringify([sorted(content), sorted(schedule ?? {}), [...userIds].sort()]);
}

function assertRoom(kind: ScheduledKind, count: number): void {
  if (kind === 'INVOICE' && count >= MAX_RESERVATIONS)
    throw new Refusal('TOO_MANY_RESERVATIONS', `At most ${MAX_RESERVATIONS} reservations.`);
  if (kind === 'DASHBOARD' && count >= MAX_DASHBOARD_SCHEDULES)
    throw new Refusal('TOO_MANY_SCHEDULES', `At most ${MAX_DASHBOARD_SCHEDULES} schedules.`);
}

async function unchanged(
  change: Change,
  kind: ScheduledKind,
  { seq, version }: { seq: number; version: number },
): Promise<MailSchedule> {
  const schedule = await ownSchedule(change, kind, seq);
  if (schedule.version === version) return schedule;
  throw new Refusal('CHANGED_MEANWHILE', 'It is another than the one that was read.', 'version');
}

async function ownSchedule(
  { documents, companyId, userId }: Change,
  kind: ScheduledKind,
  seq: number,
): Promise<MailSchedule> {
  const schedule = await scheduleBySeq(documents, seq);
  const isOwn = schedule?.companyId === companyId && (isOfCompany(kind) || schedule.senderId === userId);
  if (schedule?.kind === kind && isOwn) return schedule;
  throw unknown(kind);
}

function unknown(kind: ScheduledKind): Refusal {
  const code = kind === 'INVOICE' ? 'UNKNOWN_RESERVATION' : 'UNKNOWN_SCHEDULE';
  return new Refusal(code, 'There is no such schedule.', 'seq');
}
