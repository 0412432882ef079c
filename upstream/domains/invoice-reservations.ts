// Reservations of invoice mails as the wire tells them: with recipients, the next time, and how the last runs went.
import type { z } from 'zod';
import type { reservation } from '../contract/invoice-mail.ts';
import type { Documents } from '../documents/database.ts';
import { type Reservation, type ReservedRecipient, recipientsOf } from '../documents/invoice-reservations.ts';
import { newestRuns, type ToldRun } from '../documents/invoice-runs.ts';

type WireReservation = z.output<typeof reservation>;

const TOLD_RUNS = 6;

export async function toldReservations(
  documents: Documents,
  reservations: readonly Reservation[],
): Promise<WireReservation[]> {
  const [recipients, runs, names] = await Promise.all([
    recipientsOf(documents, reservations),
    newestRuns(
      documents,
      reservations.map(({ seq }) => seq),
      TOLD_RUNS,
    ),
    namesOf(
      documents,
      reservations.map(({ senderId }) => senderId),
    ),
  ]);
  return reservations.map((one) => ({
    ...wireReservation(one),
    userNm: names.get(one.senderId) ?? '',
    recipientList: (recipients.get(one.seq) ?? []).map((recipient) => ({
      userNm: recipient.name,
      userEmail: recipient.email,
      state: stateOf(recipient),
    })),
    runs: (runs.get(one.seq) ?? []).map(wireRun),
  }));
}

function wireReservation(one: Reservation) {
  const { zone, day, time } = one.schedule;
  return {
    seq: one.seq,
    rprtTitl: one.title,
    invoiceContent: one.description,
    vendor: one.vendor,
    lang: one.language,
    dwldType: one.fileType,
    currMnthYn: one.isCurrentMonth ? ('Y' as const) : ('N' as const),
    cyleLocale: zone,
    cyleDayMnth: day,
    cyleTm: time,
    statVal: one.pauseReason === null ? ('A' as const) : ('P' as const),
    pauseReason: one.pauseReason,
    nextRunAt: one.pauseReason === null ? one.nextRunAt : null,
    version: one.version,
  };
}

function stateOf({ isMember, unsubscribedAt }: ReservedRecipient) {
  if (!isMember) return 'left_company';
  return unsubscribedAt === null ? 'active' : 'unsubscribed';
}

function wireRun({ seq: _, billMonth, ...run }: ToldRun) {
  return { ...run, yearMonth: billMonth.slice(0, 7) };
}

async function namesOf(documents: Documents, userIds: readonly string[]): Promise<Map<string, string>> {
  const rows = await documents
    .selectFrom('users')
    .select(['user_id', 'name'])
    .where('user_id', 'in', [...new Set([...userIds, ''])])
    .execute();
  return new Map(rows.map(({ user_id, name }) => [user_id, name]));
}
