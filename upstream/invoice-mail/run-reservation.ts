// One run of a reservation: judges anew whether it may be sent, and hands a mail for each recipient to the mailer.
import type { PauseReason, RunFault } from '../../lib/invoice-mail.ts';
import { FAIL_CODES } from '../contract/endpoint.ts';
import type { Documents } from '../documents/database.ts';
import {
  changeReservation,
  type Reservation,
  recipientsOf,
  reservationBySeq,
} from '../documents/invoice-reservations.ts';
import { type Run, runReference } from '../documents/invoice-runs.ts';
import { userOfSubject } from '../documents/users.ts';
import type { Mailer } from '../mail/mailer.ts';
import { Refusal } from '../refusal.ts';
import type { ComposedInvoice, ComposeInvoice } from './invoice.ts';
import { sendingFault } from './sending-right.ts';

export interface RunTools {
  documents: Documents;
  mailer: Pick<Mailer, 'sendMail'>;
  compose: ComposeInvoice;
  unsubscribeUrl: (subscription: { seq: number; userId: string }) => string;
}

/** What a run came to: its mails are kept, or there are none for a reason; `mayHelp`: another attempt may go well. */
export type RunResult = { fault: null } | { fault: RunFault; mayHelp: boolean };

/** Every call with the same run keeps the same mails: one that was cut off can be done again. */
export async function runReservation(tools: RunTools, run: Run, now: Date): Promise<RunResult> {
  const { documents } = tools;
  const reservation = await reservationBySeq(documents, run.seq);
  if (!reservation) return { fault: null };
  // Paused since it came due.
  if (reservation.pauseReason !== null) return { fault: reservation.pauseReason, mayHelp: false };
  const fault = await sendingFault(documents, reservation);
  if (fault !== null) return pause(documents, reservation, fault, now);
  const all = (await recipientsOf(documents, [reservation])).get(run.seq) ?? [];
  const recipients = all.filter(({ isMember, unsubscribedAt }) => isMember && unsubscribedAt === null);
  if (recipients.length === 0) return pause(documents, reservation, 'NO_RECIPIENT_LEFT', now);
  try {
    const sender = await userOfSubject(documents, reservation.senderId);
    const composed = await tools.compose({
      ...reservation,
      billMonth: run.billMonth,
      senderName: sender?.name ?? '',
    });
    for (const recipient of recipients) await send(tools, { reservation, run, composed }, recipient);
    return { fault: null };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    if (error.code === FAIL_CODES.noDataCollected) return { fault: 'NO_DATA_COLLECTED', mayHelp: true };
    return { fault: error.code === 'MAIL_TOO_LARGE' ? 'MAIL_TOO_LARGE' : 'UNEXPECTED', mayHelp: false };
  }
}

async function pause(
  documents: Documents,
  { seq }: Reservation,
  reason: Exclude<PauseReason, 'BY_USER'>,
  now: Date,
): Promise<RunResult> {
  await changeReservation(documents, seq, { pauseReason: reason }, now);
  return { fault: reason, mayHelp: false };
}

async function send(
  { mailer, unsubscribeUrl }: RunTools,
  { reservation, run, composed }: { reservation: Reservation; run: Run; composed: ComposedInvoice },
  { userId, email }: { userId: string; email: string },
): Promise<void> {
  const reference = runReference(run);
  const url = unsubscribeUrl({ seq: reservation.seq, userId });
  await mailer.sendMail({
    companyId: reservation.companyId,
    kind: 'INVOICE',
    senderId: reservation.senderId,
    recipients: [email],
    language: reservation.language,
    subject: composed.subject,
    body: composed.bodyWith(url),
    attachments: [composed.file],
    idempotencyKey: `${reference}:${userId}`,
    reference,
    unsubscribeUrl: url,
  });
}
