// Statuses of what could not be delivered: mails, mails on a schedule, and alerts.
import type {
  FailedAlert,
  FailedSchedule,
  UndeliveredMail,
} from '../../../stores/documents/operations/undelivered.ts';
import { type FoundStatus, PLAIN } from './found-status.ts';

/** Mails that warn somebody of something. */
const ALERTS: readonly string[] = ['ANOMALY_ALERT', 'BUDGET_ALERT', 'COMMITMENT_REMINDER'];

export function mailStatuses(mails: readonly UndeliveredMail[]): FoundStatus[] {
  return mails.map(({ mailId, kind, subject, isFailed, fault, refused, at }) => ({
    ...PLAIN,
    ...{
      statusId: `mail:${mailId}`,
      check: ALERTS.includes(kind) ? 'ALERT' : 'MAIL',
      code: 'F',
      subject,
      at,
    },
    reason: isFailed ? 'MAIL_FAILED' : 'MAIL_REFUSED',
    values: { words: isFailed ? (fault ?? '') : refused.join(', ') },
    isAboutStatuses: kind === 'OPERATION_STATUS',
  }));
}

export function scheduleStatuses(schedules: readonly FailedSchedule[]): FoundStatus[] {
  return schedules.map(({ seq, kind, dueAt, fault, at }) => ({
    ...PLAIN,
    ...{ statusId: `schedule:${seq}:${dueAt ?? 'paused'}`, check: 'SCHEDULE', code: 'F', at },
    subject: `${kind} ${seq}`,
    reason: dueAt === null ? 'SCHEDULE_PAUSED' : 'SCHEDULE_FAILED',
    values: { fault },
  }));
}

export function alertStatuses(alerts: readonly FailedAlert[]): FoundStatus[] {
  return alerts.map(({ deliveryId, receiver, subject, fault, at }) => ({
    ...PLAIN,
    ...{ statusId: `alert:${deliveryId}`, check: 'ALERT', code: 'F', subject, at },
    reason: 'ALERT_FAILED',
    values: { receiver, fault },
  }));
}
