// Mails that are sent on their own: what to whom, when next, and who wants it no more. On a schedule, or once beside
// the request that asked for it.

import { SEND_CYCLES, type SendSchedule } from '../../../../lib/calendar/send-schedule.ts';
import { isSendZone } from '../../../../lib/calendar/send-zones.ts';
import type { CurrencyCode } from '../../../../lib/catalogue/currencies.ts';
import type { Language } from '../../../../lib/catalogue/languages.ts';
import type { VendorCode } from '../../../../lib/catalogue/vendors.ts';
import type { InvoiceFileType } from '../../../../lib/mail/invoice-mail.ts';
import { PAUSE_REASONS, type PauseReason } from '../../../../lib/mail/mail-schedules.ts';
import type { Documents } from '../database.ts';
import type { MailScheduleRow } from './mail-schema.ts';

/** What is sent, by its kind. */
export interface ScheduledContents {
  INVOICE: {
    /** Empty: the one of the bill. */
    title: string;
    description: string;
    vendor: VendorCode;
    language: Language;
    fileType: InvoiceFileType;
    isCurrentMonth: boolean;
    /** The one account that is sent; left out, as in older ones: all. */
    account?: string | null;
    /** A further currency that the total is told in; left out, as in older ones: none. */
    currency?: CurrencyCode | null;
  };
  DASHBOARD: {
    dashboardId: string;
    /** As it was called when this was saved: for the time when it is gone. */
    name: string;
  };
  /** All accepted advice of the company: there is nothing to choose. */
  PROMISE_LEDGER: Record<string, never>;
}
export type ScheduledKind = keyof ScheduledContents;

/** A kind with what it sends. */
export type Scheduled<Kind extends ScheduledKind = ScheduledKind> = {
  [One in Kind]: { kind: One; content: ScheduledContents[One] };
}[Kind];

export type MailSchedule<Kind extends ScheduledKind = ScheduledKind> = Scheduled<Kind> & {
  seq: number;
  companyId: string;
  /** In whose name it is sent: the user who saved it last. */
  senderId: string;
  /** Null: it is sent once. */
  schedule: SendSchedule | null;
  /** Grows with every change. */
  version: number;
  /** Null: it is not paused. */
  pauseReason: PauseReason | null;
  /** ISO 8601; null: it was sent once. */
  nextRunAt: string | null;
};

export interface ScheduledRecipient {
  userId: string;
  name: string;
  email: string;
  /** Belongs to the company still. */
  isMember: boolean;
  unsubscribedAt: string | null;
}

/** Those of the company, or of one sender in it, by number; those that were deleted are left out. */
export async function schedulesOf<Kind extends ScheduledKind>(
  documents: Documents,
  kind: Kind,
  { companyId, senderId }: { companyId: string; senderId?: string },
): Promise<MailSchedule<Kind>[]> {
  const rows = await documents
    .selectFrom('mail_schedules')
    .selectAll()
    .where('company_id', '=', companyId)
    .where('kind', '=', kind)
    .$if(senderId !== undefined, (query) => query.where('sender_id', '=', senderId ?? ''))
    .where('deleted_at', 'is', null)
    .orderBy('seq')
    .execute();
  return rows.map((row) => scheduleOf(row) as MailSchedule<Kind>);
}

/** Null for one that there is not, or that was deleted. */
export async function scheduleBySeq(documents: Documents, seq: number): Promise<MailSchedule | null> {
  const row = await documents
    .selectFrom('mail_schedules')
    .selectAll()
    .where('seq', '=', seq)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return row ? scheduleOf(row) : null;
}

/** The number of what was asked for by the key; null where nothing was, also of one that was deleted. */
export async function seqOfRequest(
  documents: Documents,
  companyId: string,
  requestKey: string,
): Promise<number | null> {
  const row = await documents
    .selectFrom('mail_schedules')
    .select('seq')
    .where('company_id', '=', companyId)
    .where('request_key', '=', requestKey)
    .executeTakeFirst();
  return row?.seq ?? null;
}

export interface NewSchedule {
  companyId: string;
  senderId: string;
  scheduled: Scheduled;
  schedule: SendSchedule | null;
  requestKey: string | null;
  nextRunAt: Date;
}

/** Within a transaction; the number of the new one, never one that was used before. */
export async function addSchedule(documents: Documents, added: NewSchedule, at: Date): Promise<number> {
  const { newest } = await documents
    .selectFrom('mail_schedules')
    .select(({ fn }) => fn.max('seq').as('newest'))
    .executeTakeFirstOrThrow();
  const seq = Number(newest ?? 0) + 1;
  await documents
    .insertInto('mail_schedules')
    .values({
      seq,
      company_id: added.companyId,
      sender_id: added.senderId,
      kind: added.scheduled.kind,
      ...columnsOf(added.scheduled, added.schedule),
      request_key: added.requestKey,
      version: 1,
      pause_reason: null,
      next_run_at: added.nextRunAt.toISOString(),
      changed_at: at.toISOString(),
      deleted_at: null,
    })
    .execute();
  return seq;
}

export interface ScheduleChange {
  choice?: { scheduled: Scheduled; schedule: SendSchedule };
  senderId?: string;
  pauseReason?: PauseReason | null;
  nextRunAt?: Date;
  isDeleted?: boolean;
}

/** What is not named stays. */
export async function changeSchedule(
  documents: Documents,
  seq: number,
  { choice, senderId, pauseReason, nextRunAt, isDeleted }: ScheduleChange,
  at: Date,
): Promise<void> {
  await documents
    .updateTable('mail_schedules')
    .set(({ eb }) => ({
      version: eb('version', '+', 1),
      changed_at: at.toISOString(),
      ...(choice && columnsOf(choice.scheduled, choice.schedule)),
      ...(senderId !== undefined && { sender_id: senderId }),
      ...(pauseReason !== undefined && { pause_reason: pauseReason }),
      ...(nextRunAt && { next_run_at: nextRunAt.toISOString() }),
      ...(isDeleted && { deleted_at: at.toISOString() }),
    }))
    .where('seq', '=', seq)
    .execute();
}

function columnsOf({ content }: Scheduled, schedule: SendSchedule | null) {
  return {
    content: JSON.stringify(content),
    cycle: schedule?.cycle ?? 'once',
    zone: schedule?.zone ?? '',
    day: schedule?.day ?? 1,
    time: schedule?.time ?? '',
  };
}

function scheduleOf(row: MailScheduleRow): MailSchedule {
  const cycle = SEND_CYCLES.find((known) => known === row.cycle);
  const zone = isSendZone(row.zone) ? row.zone : 'GST';
  return {
    // Kind and content of a row were written together.
    ...({ kind: row.kind, content: JSON.parse(row.content) } as Scheduled),
    seq: row.seq,
    companyId: row.company_id,
    senderId: row.sender_id,
    schedule: cycle ? { cycle, zone, day: row.day, time: row.time } : null,
    version: row.version,
    pauseReason: PAUSE_REASONS.find((reason) => reason === row.pause_reason) ?? null,
    nextRunAt: row.next_run_at,
  };
}
