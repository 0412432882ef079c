// What was sent of anomalies: made once of what was due, taken by one program at a time, and kept with its result.
import { randomUUID } from 'node:crypto';
import type { DeliveryChannel, DeliveryState, SkipReason } from '../../../../lib/mail/notifications.ts';
import type { Documents } from '../database.ts';
import { atomically } from '../transaction.ts';
import type { AnomalyDeliveryRow } from './notification-schema.ts';
import { type PlannedNotification, type Receiver, settleNotification } from './planned-notifications.ts';

export interface NewDelivery extends Receiver {
  companyId: string;
  receiverName: string;
  subject: string;
  /** JSON; null where nothing is sent. */
  content: string | null;
  /** Why nothing is sent. */
  fault: SkipReason | null;
  notifications: readonly { notification: PlannedNotification; skipped: SkipReason | null }[];
}

/** Keeps it as waiting, or as skipped where it has no content. False where another program was faster: nothing is kept. */
export function makeDelivery(documents: Documents, delivery: NewDelivery, at: Date): Promise<boolean> {
  const { content, companyId, channel, receiver, receiverName, subject, fault } = delivery;
  const deliveryId = randomUUID();
  const isWaiting = content !== null;
  class Taken extends Error {}
  return atomically(documents, async (transaction) => {
    for (const { notification, skipped } of delivery.notifications)
      if (!(await settleNotification(transaction, notification, deliveryId, skipped))) throw new Taken();
    await transaction
      .insertInto('anomaly_deliveries')
      .values({
        delivery_id: deliveryId,
        company_id: companyId,
        ...{ channel, receiver, receiver_name: receiverName, subject, content },
        mail_id: null,
        created_at: at.toISOString(),
        state: isWaiting ? 'WAITING' : 'SKIPPED',
        attempts: 0,
        next_attempt_at: isWaiting ? at.toISOString() : null,
        claimed_until: null,
        ended_at: isWaiting ? null : at.toISOString(),
        fault,
        answer: null,
      })
      .execute();
    return true;
  }).catch((error: unknown) => {
    if (error instanceof Taken) return false;
    throw error;
  });
}

export interface DueDelivery extends Receiver {
  deliveryId: string;
  companyId: string;
  content: string;
  attempts: number;
}

/** Takes waiting ones whose time has come, for this program until then. */
export async function claimDeliveries(
  documents: Documents,
  now: Date,
  until: Date,
  limit: number,
): Promise<DueDelivery[]> {
  const instant = now.toISOString();
  const due = await documents
    .selectFrom('anomaly_deliveries')
    .selectAll()
    .where('state', '=', 'WAITING')
    .where('mail_id', 'is', null)
    .where('next_attempt_at', '<=', instant)
    .where((where) => where.or([where('claimed_until', 'is', null), where('claimed_until', '<', instant)]))
    .orderBy('next_attempt_at')
    .limit(limit)
    .execute();
  const claimed: DueDelivery[] = [];
  for (const row of due) {
    const { numUpdatedRows } = await documents
      .updateTable('anomaly_deliveries')
      .set({ claimed_until: until.toISOString(), attempts: row.attempts + 1 })
      .where('delivery_id', '=', row.delivery_id)
      .where('state', '=', 'WAITING')
      .where('attempts', '=', row.attempts)
      .where((where) => where.or([where('claimed_until', 'is', null), where('claimed_until', '<', instant)]))
      .executeTakeFirstOrThrow();
    if (numUpdatedRows > 0n && row.content !== null) claimed.push(dueOf(row, row.content));
  }
  return claimed;
}

function dueOf(row: AnomalyDeliveryRow, content: string): DueDelivery {
  return {
    deliveryId: row.delivery_id,
    companyId: row.company_id,
    channel: row.channel as DeliveryChannel,
    receiver: row.receiver,
    content,
    attempts: row.attempts + 1,
  };
}

export interface DeliveryOutcome {
  state: Exclude<DeliveryState, 'SKIPPED'>;
  nextAttemptAt: Date | null;
  fault: string | null;
  answer: string | null;
}

/** What became of an attempt; ends the claim. */
export async function settleDelivery(
  documents: Documents,
  deliveryId: string,
  { state, nextAttemptAt, fault, answer }: DeliveryOutcome,
  now: Date,
): Promise<void> {
  await documents
    .updateTable('anomaly_deliveries')
    .set({
      state,
      next_attempt_at: nextAttemptAt?.toISOString() ?? null,
      claimed_until: null,
      ended_at: state === 'WAITING' ? null : now.toISOString(),
      fault,
      answer,
    })
    .where('delivery_id', '=', deliveryId)
    .execute();
}

/** From now on the mailer has it: its mail says how it fares. */
export async function handOver(documents: Documents, deliveryId: string, mailId: string): Promise<void> {
  await documents
    .updateTable('anomaly_deliveries')
    .set({ mail_id: mailId, content: null, claimed_until: null, fault: null })
    .where('delivery_id', '=', deliveryId)
    .execute();
}
