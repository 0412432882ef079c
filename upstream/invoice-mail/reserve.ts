// Changes of reservations: each checked and done in one transaction.
import { MAX_RESERVATIONS } from '../../lib/invoice-mail.ts';
import { nextSending } from '../../lib/send-schedule.ts';
import type { Documents } from '../documents/database.ts';
import {
  addReservation,
  changeReservation,
  type Reservation,
  type ReservationChoice,
  recipientsOf,
  replaceRecipients,
  reservationBySeq,
  reservationsOf,
} from '../documents/invoice-reservations.ts';
import { atomically } from '../documents/transaction.ts';
import { checkLine, checkParagraph, checkRecipients } from '../mail/check-mail.ts';
import { Refusal } from '../refusal.ts';
import { peopleOf } from './recipients.ts';
import { sendingFault } from './sending-right.ts';

/** Who changes what, and when. */
export interface Change {
  documents: Documents;
  companyId: string;
  userId: string;
  at: Date;
}

export interface SavedReservation {
  choice: ReservationChoice;
  /** Addresses. */
  recipients: readonly string[];
  isPaused: boolean;
  /** Null: a new one. */
  based: { seq: number; version: number } | null;
}

/** The number of the reservation; a new one that equals one of the company in everything is that one. */
export async function saveReservation(change: Change, saved: SavedReservation): Promise<number> {
  const { documents, companyId, userId, at } = change;
  const { choice, recipients, isPaused, based } = saved;
  checkLine(choice.title, 'rprtTitl');
  checkParagraph(choice.description, 'invoiceContent');
  checkRecipients(recipients);
  const fault = await sendingFault(documents, { companyId, senderId: userId, vendor: choice.vendor });
  if (fault === 'VENDOR_NOT_AVAILABLE')
    throw new Refusal('VENDOR_NOT_AVAILABLE', 'The company is not authorised for the vendor.', 'vendor');
  const nextRunAt = nextSending(choice.schedule, at);
  const pauseReason = isPaused ? 'BY_USER' : null;
  return atomically(documents, async (transaction) => {
    const userIds = await registered(transaction, companyId, recipients);
    if (based) {
      const reservation = await reservationIn(transaction, companyId, based.seq);
      assertUnchanged(reservation, based.version);
      await changeReservation(
        transaction,
        based.seq,
        { choice, senderId: userId, pauseReason, nextRunAt },
        at,
      );
      await replaceRecipients(transaction, based.seq, userIds);
      return based.seq;
    }
    const known = await reservationsOf(transaction, companyId);
    const same = await equalTo(transaction, known, choice, userIds);
    if (same) return same.seq;
    if (known.length >= MAX_RESERVATIONS)
      throw new Refusal('TOO_MANY_RESERVATIONS', `At most ${MAX_RESERVATIONS} reservations.`);
    const seq = await addReservation(transaction, { companyId, senderId: userId, nextRunAt }, choice, at);
    await replaceRecipients(transaction, seq, userIds);
    return seq;
  });
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
  known: readonly Reservation[],
  choice: ReservationChoice,
  userIds: readonly string[],
): Promise<Reservation | undefined> {
  const recipients = await recipientsOf(documents, known);
  const wanted = keyOf(choice, userIds);
  return known.find((reservation) => {
    const ids = recipients.get(reservation.seq)?.map(({ userId }) => userId) ?? [];
    return reservation.pauseReason === null && keyOf(reservation, ids) === wanted;
  });
}

function keyOf(choice: ReservationChoice, userIds: readonly string[]): string {
  const { title, description, vendor, language, fileType, isCurrentMonth, schedule } = choice;
  const { zone, day, time } = schedule;
  const chosen = [title, description, vendor, language, fileType, isCurrentMonth, zone, day, time];
  return JSON.stringify([...chosen, [...userIds].sort()]);
}

/** Whoever lets it go on is the one in whose name it is sent from then on. */
export async function pauseReservation(
  { documents, companyId, userId, at }: Change,
  { seq, version, isPaused }: { seq: number; version: number; isPaused: boolean },
): Promise<void> {
  await atomically(documents, async (transaction) => {
    const reservation = await reservationIn(transaction, companyId, seq);
    assertUnchanged(reservation, version);
    const change = isPaused
      ? ({ pauseReason: 'BY_USER' } as const)
      : { pauseReason: null, senderId: userId, nextRunAt: nextSending(reservation.schedule, at) };
    await changeReservation(transaction, seq, change, at);
  });
}

export async function deleteReservation({ documents, companyId, at }: Change, seq: number): Promise<void> {
  await atomically(documents, async (transaction) => {
    await reservationIn(transaction, companyId, seq);
    await changeReservation(transaction, seq, { isDeleted: true }, at);
  });
}

async function reservationIn(documents: Documents, companyId: string, seq: number): Promise<Reservation> {
  const reservation = await reservationBySeq(documents, seq);
  if (reservation?.companyId === companyId) return reservation;
  throw new Refusal('UNKNOWN_RESERVATION', 'The company has no such reservation.', 'seq');
}

function assertUnchanged(reservation: Reservation, version: number): void {
  if (reservation.version !== version)
    throw new Refusal(
      'CHANGED_MEANWHILE',
      'The reservation is another than the one that was read.',
      'version',
    );
}
