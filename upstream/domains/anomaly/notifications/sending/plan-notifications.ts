// Which notifications are due, by settings, anomalies and earlier notifications. Pure.
import { addDays, type IsoDate } from '../../../../../lib/calendar/calendar.ts';
import { deliveryTime } from '../../../../../lib/calendar/delivery-time.ts';
import { type AnomalyLevel, type AnomalyState, LEVEL_WEIGHTS } from '../../../../../lib/catalogue/anomaly.ts';
import type { NoticeReason } from '../../../../../lib/mail/notifications.ts';
import type { AnomalyEvent } from '../../../../stores/documents/anomaly/anomaly-events.ts';
import {
  type LevelledReceiver,
  type NotificationSetting,
  settingFor,
} from '../../../../stores/documents/anomaly/notification-settings.ts';
import type {
  PlannedNotification,
  Receiver,
  SavedNotification,
} from '../../../../stores/documents/anomaly/planned-notifications.ts';
import { isFoundAt } from '../../sensitivity.ts';

/** Anomalies last seen before the newest judged days are history and are not sent as new. */
const FRESH_DAYS = 7;
const DAY_MS = 24 * 60 * 60 * 1000;

export interface StatedEvent {
  event: AnomalyEvent;
  state: AnomalyState;
}

export interface PlanGrounds {
  settings: readonly NotificationSetting[];
  /** Withdrawn ones too. */
  events: readonly StatedEvent[];
  /** Of the company; waiting ones count as sent. */
  sent: readonly SavedNotification[];
  now: Date;
}

export function plannedNotifications({ settings, events, sent, now }: PlanGrounds): PlannedNotification[] {
  const sentOf = new Map<string, SavedNotification[]>();
  for (const notification of sent)
    sentOf.set(notification.eventId, [...(sentOf.get(notification.eventId) ?? []), notification]);
  return events.flatMap(({ event, state }) => {
    const setting = settingFor(settings, event.vendor);
    if (!setting || setting.onSince === null) return [];
    const known = sentOf.get(event.eventId) ?? [];
    const occasions =
      state === 'WITHDRAWN'
        ? takenBack(known)
        : occasionsOf(setting, setting.onSince, event, state, known, now);
    return occasions.map(
      ({ reason, detail, ...receiver }): PlannedNotification => ({
        ...receiver,
        eventId: event.eventId,
        companyId: event.companyId,
        reason,
        occasion: detail === '' ? reason : `${reason} ${detail}`,
        level: event.level,
        plannedAt: now.toISOString(),
        dueAt: deliveryTime(setting, now).toISOString(),
      }),
    );
  });
}

interface Occasion extends Receiver {
  reason: NoticeReason;
  detail: string;
}

/** Whom an alert of the level goes to: all, or those of its level, with those of lower ones where the setting says so. */
export function receiversOf(
  { sendType, includesLowerLevels, receivers, webhooks }: NotificationSetting,
  level: AnomalyLevel,
): Receiver[] {
  const isOf = (own: AnomalyLevel) =>
    sendType === 'ALL' || own === level || (includesLowerLevels && LEVEL_WEIGHTS[own] < LEVEL_WEIGHTS[level]);
  const chosen = (all: readonly LevelledReceiver[], channel: Receiver['channel']) =>
    all.filter((each) => isOf(each.level)).map(({ id }) => ({ channel, receiver: id }));
  return [...chosen(receivers, 'EMAIL'), ...chosen(webhooks, 'WEBHOOK')];
}

/** Receivers who were notified learn that it was taken back. */
function takenBack(known: readonly SavedNotification[]): Occasion[] {
  const notified = known.filter(({ deliveryId, skipped }) => deliveryId !== null && skipped === null);
  const receivers = new Map(
    notified.map(({ channel, receiver }) => [`${channel} ${receiver}`, { channel, receiver }]),
  );
  return [...receivers.values()].map((each) => ({ ...each, reason: 'WITHDRAWN', detail: '' }));
}

function occasionsOf(
  setting: NotificationSetting,
  onSince: string,
  event: AnomalyEvent,
  state: AnomalyState,
  known: readonly SavedNotification[],
  now: Date,
): Occasion[] {
  const isFresh = event.detectedAt >= onSince && event.lastSeenOn > addDays(event.judgedThrough, -FRESH_DAYS);
  if (state !== 'OPEN' || !isFresh || !isFoundAt(setting.sensitivity, event)) return [];
  return receiversOf(setting, event.level).flatMap((to): Occasion[] => {
    const own = known.filter(({ channel, receiver }) => channel === to.channel && receiver === to.receiver);
    if (own.length === 0) return [{ ...to, reason: 'NEW', detail: '' }];
    const highest = Math.max(...own.map(({ level }) => LEVEL_WEIGHTS[level]));
    if (LEVEL_WEIGHTS[event.level] > highest) return [{ ...to, reason: 'WORSE', detail: event.level }];
    const isAgain = event.endedOn === null && isTimeToRemind(setting, own, now);
    return isAgain ? [{ ...to, reason: 'REMINDER', detail: dayOf(now) }] : [];
  });
}

/** Counted from what was sent last; what still waits is no reason to remind. */
function isTimeToRemind(
  { remindAfterDays }: NotificationSetting,
  own: readonly SavedNotification[],
  now: Date,
): boolean {
  if (remindAfterDays === null || own.some(({ deliveryId }) => deliveryId === null)) return false;
  const newest = own
    .map(({ dueAt }) => dueAt)
    .sort()
    .at(-1);
  return newest !== undefined && now.getTime() - Date.parse(newest) >= remindAfterDays * DAY_MS;
}

function dayOf(at: Date): IsoDate {
  return at.toISOString().slice(0, 10);
}
