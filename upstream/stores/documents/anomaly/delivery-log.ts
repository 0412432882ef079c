// The log of deliveries: each with its result; that of a mail is what the mailer says of it.
import type { DeliveryChannel, DeliveryState } from '../../../../lib/mail/notifications.ts';
import type { Documents } from '../database.ts';
import { atomically } from '../transaction.ts';

export interface LoggedDelivery {
  deliveryId: string;
  channel: DeliveryChannel;
  receiver: string;
  receiverName: string;
  subject: string;
  /** ISO 8601, as the other instants. */
  createdAt: string;
  state: DeliveryState;
  attempts: number;
  nextAttemptAt: string | null;
  endedAt: string | null;
  fault: string | null;
  answer: string | null;
  /** The anomalies in it; those that were left out are missing. */
  eventIds: string[];
}

const STATES: Record<string, DeliveryState> = { waiting: 'WAITING', sent: 'SENT', failed: 'FAILED' };

/** The newest first. */
export async function loggedDeliveries(
  documents: Documents,
  companyId: string,
  { limit, skip }: { limit: number; skip: number },
): Promise<{ totalCount: number; deliveries: LoggedDelivery[] }> {
  const [count, rows] = await Promise.all([
    documents
      .selectFrom('anomaly_deliveries')
      .select(({ fn }) => fn.countAll().as('count'))
      .where('company_id', '=', companyId)
      .executeTakeFirstOrThrow(),
    logged(documents)
      .where('anomaly_deliveries.company_id', '=', companyId)
      .orderBy('anomaly_deliveries.created_at', 'desc')
      .orderBy('anomaly_deliveries.delivery_id')
      .limit(limit)
      .offset(skip)
      .execute(),
  ]);
  const events = await eventsOf(
    documents,
    rows.map(({ delivery_id }) => delivery_id),
  );
  const deliveries = rows.map((row) => loggedOf(row, events.get(row.delivery_id) ?? []));
  return { totalCount: Number(count.count), deliveries };
}

export async function loggedDelivery(
  documents: Documents,
  companyId: string,
  deliveryId: string,
): Promise<LoggedDelivery | null> {
  const row = await logged(documents)
    .where('anomaly_deliveries.company_id', '=', companyId)
    .where('anomaly_deliveries.delivery_id', '=', deliveryId)
    .executeTakeFirst();
  return row ? loggedOf(row, (await eventsOf(documents, [deliveryId])).get(deliveryId) ?? []) : null;
}

/** Has a failed one tried again from now on, with all attempts anew; false where it did not fail. */
export function tryDeliveryAgain(documents: Documents, deliveryId: string, now: Date): Promise<boolean> {
  const again = { attempts: 0, next_attempt_at: now.toISOString(), ended_at: null, fault: null };
  return atomically(documents, async (transaction) => {
    const kept = await transaction
      .selectFrom('anomaly_deliveries')
      .select(['mail_id', 'content'])
      .where('delivery_id', '=', deliveryId)
      .executeTakeFirst();
    if (kept?.mail_id) {
      const { numUpdatedRows } = await transaction
        .updateTable('mails')
        .set({ ...again, state: 'waiting' })
        .where('mail_id', '=', kept.mail_id)
        .where('state', '=', 'failed')
        .executeTakeFirstOrThrow();
      return numUpdatedRows > 0n;
    }
    const { numUpdatedRows } = await transaction
      .updateTable('anomaly_deliveries')
      .set({ ...again, state: 'WAITING', answer: null })
      .where('delivery_id', '=', deliveryId)
      .where('state', '=', 'FAILED')
      .where('content', 'is not', null)
      .executeTakeFirstOrThrow();
    return numUpdatedRows > 0n;
  });
}

function logged(documents: Documents) {
  return documents
    .selectFrom('anomaly_deliveries')
    .leftJoin('mails', 'mails.mail_id', 'anomaly_deliveries.mail_id')
    .selectAll('anomaly_deliveries')
    .select([
      'mails.state as mail_state',
      'mails.attempts as mail_attempts',
      'mails.next_attempt_at as mail_next',
      'mails.ended_at as mail_ended',
      'mails.fault as mail_fault',
    ]);
}

type Row = Awaited<ReturnType<ReturnType<typeof logged>['execute']>>[number];

function loggedOf(row: Row, eventIds: string[]): LoggedDelivery {
  const isMail = row.mail_state !== null;
  return {
    deliveryId: row.delivery_id,
    channel: row.channel as DeliveryChannel,
    receiver: row.receiver,
    receiverName: row.receiver_name,
    subject: row.subject,
    createdAt: row.created_at,
    state: isMail ? (STATES[row.mail_state ?? ''] ?? 'FAILED') : (row.state as DeliveryState),
    attempts: row.mail_attempts ?? row.attempts,
    nextAttemptAt: isMail ? row.mail_next : row.next_attempt_at,
    endedAt: isMail ? row.mail_ended : row.ended_at,
    fault: isMail && row.mail_fault !== null ? 'ANSWER' : row.fault,
    answer: isMail ? row.mail_fault : row.answer,
    eventIds,
  };
}

async function eventsOf(
  documents: Documents,
  deliveryIds: readonly string[],
): Promise<Map<string, string[]>> {
  const events = new Map<string, string[]>();
  if (deliveryIds.length === 0) return events;
  const rows = await documents
    .selectFrom('anomaly_tellings')
    .select(['delivery_id', 'event_id'])
    .distinct()
    .where('delivery_id', 'in', deliveryIds)
    .where('skipped', 'is', null)
    .orderBy('event_id')
    .execute();
  for (const { delivery_id, event_id } of rows)
    if (delivery_id !== null) events.set(delivery_id, [...(events.get(delivery_id) ?? []), event_id]);
  return events;
}
