// Due notifications of anomalies: each occasion of each anomaly once per receiver, across all programs.
import type { AnomalyLevel } from '../../../../lib/catalogue/anomaly.ts';
import type { DeliveryChannel, NoticeReason, SkipReason } from '../../../../lib/mail/notifications.ts';
import type { Documents } from '../database.ts';
import type { PlannedNotificationRow } from './notification-schema.ts';

export interface Receiver {
  channel: DeliveryChannel;
  /** A user id, or the id of a webhook. */
  receiver: string;
}

export interface PlannedNotification extends Receiver {
  eventId: string;
  /** Names it among those of the anomaly and the receiver. */
  occasion: string;
  companyId: string;
  reason: NoticeReason;
  /** Of the anomaly when it was planned. */
  level: AnomalyLevel;
  /** ISO 8601, as `dueAt`. */
  plannedAt: string;
  dueAt: string;
}

export interface SavedNotification extends PlannedNotification {
  deliveryId: string | null;
  skipped: SkipReason | null;
}

/** All of the company, the oldest first. */
export async function notificationsOf(documents: Documents, companyId: string): Promise<SavedNotification[]> {
  const rows = await documents
    .selectFrom('anomaly_tellings')
    .selectAll()
    .where('company_id', '=', companyId)
    .orderBy('planned_at')
    .execute();
  return rows.map(notificationOf);
}

/** Those that are there already stay as they are. */
export async function saveNotifications(
  documents: Documents,
  notifications: readonly PlannedNotification[],
): Promise<void> {
  for (const notification of notifications)
    await documents
      .insertInto('anomaly_tellings')
      .values(rowOf(notification))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
}

/** Who has something due, with the company. */
export async function dueReceivers(
  documents: Documents,
  now: Date,
): Promise<(Receiver & { companyId: string })[]> {
  const rows = await documents
    .selectFrom('anomaly_tellings')
    .select(['company_id', 'channel', 'receiver'])
    .distinct()
    .where('delivery_id', 'is', null)
    .where('due_at', '<=', now.toISOString())
    .orderBy('company_id')
    .orderBy('receiver')
    .execute();
  return rows.map(({ company_id, channel, receiver }) => ({
    companyId: company_id,
    channel: channel as DeliveryChannel,
    receiver,
  }));
}

export async function dueNotifications(
  documents: Documents,
  { companyId, channel, receiver }: Receiver & { companyId: string },
  now: Date,
): Promise<SavedNotification[]> {
  const rows = await documents
    .selectFrom('anomaly_tellings')
    .selectAll()
    .where('company_id', '=', companyId)
    .where('channel', '=', channel)
    .where('receiver', '=', receiver)
    .where('delivery_id', 'is', null)
    .where('due_at', '<=', now.toISOString())
    .orderBy('planned_at')
    .orderBy('event_id')
    .execute();
  return rows.map(notificationOf);
}

/** Makes the notification a part of the delivery; false where it is one of another already. */
export async function settleNotification(
  documents: Documents,
  { eventId, channel, receiver, occasion }: PlannedNotification,
  deliveryId: string,
  skipped: SkipReason | null,
): Promise<boolean> {
  const { numUpdatedRows } = await documents
    .updateTable('anomaly_tellings')
    .set({ delivery_id: deliveryId, skipped })
    .where('event_id', '=', eventId)
    .where('channel', '=', channel)
    .where('receiver', '=', receiver)
    .where('occasion', '=', occasion)
    .where('delivery_id', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

function rowOf(notification: PlannedNotification): PlannedNotificationRow {
  return {
    event_id: notification.eventId,
    channel: notification.channel,
    receiver: notification.receiver,
    occasion: notification.occasion,
    company_id: notification.companyId,
    reason: notification.reason,
    level: notification.level,
    planned_at: notification.plannedAt,
    due_at: notification.dueAt,
    delivery_id: null,
    skipped: null,
  };
}

function notificationOf(row: PlannedNotificationRow): SavedNotification {
  return {
    eventId: row.event_id,
    channel: row.channel as DeliveryChannel,
    receiver: row.receiver,
    occasion: row.occasion,
    companyId: row.company_id,
    reason: row.reason as NoticeReason,
    level: row.level as AnomalyLevel,
    plannedAt: row.planned_at,
    dueAt: row.due_at,
    deliveryId: row.delivery_id,
    skipped: row.skipped as SkipReason | null,
  };
}
