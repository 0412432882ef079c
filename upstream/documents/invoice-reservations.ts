// Invoice mails that are sent every month: who gets which bill, when it is due next, and who wants it no more.

import {
  INVOICE_FILE_TYPES,
  type InvoiceFileType,
  PAUSE_REASONS,
  type PauseReason,
} from '../../lib/invoice-mail.ts';
import { isLanguage, type Language } from '../../lib/languages.ts';
import { isSendZone, type SendSchedule } from '../../lib/send-schedule.ts';
import type { VendorCode } from '../../lib/vendors.ts';
import type { Documents } from './database.ts';
import type { InvoiceReservationRow } from './mail-schema.ts';

export interface ReservationChoice {
  /** Empty: the one of the bill. */
  title: string;
  description: string;
  vendor: VendorCode;
  language: Language;
  fileType: InvoiceFileType;
  isCurrentMonth: boolean;
  schedule: SendSchedule;
}

export interface Reservation extends ReservationChoice {
  seq: number;
  companyId: string;
  /** In whose name it is sent: whoever saved it last. */
  senderId: string;
  /** Grows with every change. */
  version: number;
  /** Null: it is not paused. */
  pauseReason: PauseReason | null;
  /** ISO 8601 */
  nextRunAt: string;
}

export interface ReservedRecipient {
  userId: string;
  name: string;
  email: string;
  /** Belongs to the company still. */
  isMember: boolean;
  unsubscribedAt: string | null;
}

/** By number; those that were deleted are left out. */
export async function reservationsOf(documents: Documents, companyId: string): Promise<Reservation[]> {
  const rows = await documents
    .selectFrom('invoice_reservations')
    .selectAll()
    .where('company_id', '=', companyId)
    .where('deleted_at', 'is', null)
    .orderBy('seq')
    .execute();
  return rows.map(reservationOf);
}

/** Null for one that there is not, or that was deleted. */
export async function reservationBySeq(documents: Documents, seq: number): Promise<Reservation | null> {
  const row = await documents
    .selectFrom('invoice_reservations')
    .selectAll()
    .where('seq', '=', seq)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return row ? reservationOf(row) : null;
}

/** Within a transaction; the number of the new reservation, never one that was used before. */
export async function addReservation(
  documents: Documents,
  { companyId, senderId, nextRunAt }: { companyId: string; senderId: string; nextRunAt: Date },
  choice: ReservationChoice,
  at: Date,
): Promise<number> {
  const { newest } = await documents
    .selectFrom('invoice_reservations')
    .select(({ fn }) => fn.max('seq').as('newest'))
    .executeTakeFirstOrThrow();
  const seq = Number(newest ?? 0) + 1;
  await documents
    .insertInto('invoice_reservations')
    .values({
      seq,
      company_id: companyId,
      ...columnsOf(choice),
      sender_id: senderId,
      version: 1,
      pause_reason: null,
      next_run_at: nextRunAt.toISOString(),
      changed_at: at.toISOString(),
      deleted_at: null,
    })
    .execute();
  return seq;
}

export interface ReservationChange {
  choice?: ReservationChoice;
  senderId?: string;
  pauseReason?: PauseReason | null;
  nextRunAt?: Date;
  isDeleted?: boolean;
}

/** What is not named stays. */
export async function changeReservation(
  documents: Documents,
  seq: number,
  { choice, senderId, pauseReason, nextRunAt, isDeleted }: ReservationChange,
  at: Date,
): Promise<void> {
  await documents
    .updateTable('invoice_reservations')
    .set(({ eb }) => ({
      version: eb('version', '+', 1),
      changed_at: at.toISOString(),
      ...(choice && columnsOf(choice)),
      ...(senderId !== undefined && { sender_id: senderId }),
      ...(pauseReason !== undefined && { pause_reason: pauseReason }),
      ...(nextRunAt && { next_run_at: nextRunAt.toISOString() }),
      ...(isDeleted && { deleted_at: at.toISOString() }),
    }))
    .where('seq', '=', seq)
    .execute();
}

/** Of the reservations, by name; people who left the company are among them. */
export async function recipientsOf(
  documents: Documents,
  reservations: readonly Pick<Reservation, 'seq' | 'companyId'>[],
): Promise<Map<number, ReservedRecipient[]>> {
  const found = new Map<number, ReservedRecipient[]>(reservations.map(({ seq }) => [seq, []]));
  if (reservations.length === 0) return found;
  const rows = await documents
    .selectFrom('invoice_recipients')
    .innerJoin('invoice_reservations', 'invoice_reservations.seq', 'invoice_recipients.seq')
    .innerJoin('users', 'users.user_id', 'invoice_recipients.user_id')
    .leftJoin('memberships', (join) =>
      join
        .onRef('memberships.user_id', '=', 'invoice_recipients.user_id')
        .onRef('memberships.company_id', '=', 'invoice_reservations.company_id'),
    )
    .select(['invoice_recipients.seq', 'invoice_recipients.unsubscribed_at', 'memberships.company_id'])
    .select(['users.user_id', 'users.name', 'users.email'])
    .where('invoice_recipients.seq', 'in', [...found.keys()])
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
    .deleteFrom('invoice_recipients')
    .where('seq', '=', seq)
    .where('user_id', 'not in', [...userIds, ''])
    .execute();
  for (const userId of userIds) {
    await documents
      .insertInto('invoice_recipients')
      .values({ seq, user_id: userId, unsubscribed_at: null })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
}

/** False when the reservation has no such recipient. Again is no change. */
export async function unsubscribeRecipient(
  documents: Documents,
  seq: number,
  userId: string,
  at: Date,
): Promise<boolean> {
  const known = await documents
    .selectFrom('invoice_recipients')
    .select('unsubscribed_at')
    .where('seq', '=', seq)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (!known) return false;
  await documents
    .updateTable('invoice_recipients')
    .set({ unsubscribed_at: at.toISOString() })
    .where('seq', '=', seq)
    .where('user_id', '=', userId)
    .where('unsubscribed_at', 'is', null)
    .execute();
  return true;
}

function columnsOf({
  title,
  description,
  vendor,
  language,
  fileType,
  isCurrentMonth,
  schedule,
}: ReservationChoice) {
  return {
    title,
    description,
    vendor,
    language,
    file_type: fileType,
    is_current_month: isCurrentMonth ? 1 : 0,
    zone: schedule.zone,
    day: schedule.day,
    time: schedule.time,
  };
}

function reservationOf(row: InvoiceReservationRow): Reservation {
  return {
    seq: row.seq,
    companyId: row.company_id,
    senderId: row.sender_id,
    title: row.title,
    description: row.description,
    vendor: row.vendor as VendorCode,
    language: isLanguage(row.language) ? row.language : 'en',
    fileType: INVOICE_FILE_TYPES.find((type) => type === row.file_type) ?? 'pdf',
    isCurrentMonth: row.is_current_month === 1,
    schedule: { zone: isSendZone(row.zone) ? row.zone : 'GST', day: row.day, time: row.time },
    version: row.version,
    pauseReason: PAUSE_REASONS.find((reason) => reason === row.pause_reason) ?? null,
    nextRunAt: row.next_run_at,
  };
}
