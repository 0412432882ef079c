// What could not be delivered: mails, mails on a schedule, and alerts.
import type { Documents } from '../database.ts';

export interface UndeliveredMail {
  mailId: string;
  kind: string;
  subject: string;
  isFailed: boolean;
  /** Words of the mail server. */
  fault: string | null;
  /** Addresses that the server did not take. */
  refused: string[];
  /** ISO 8601, as all times here. */
  at: string;
}

/** Mails that were given up, or that a recipient did not get; the newest first. */
export async function undeliveredMails(
  documents: Documents,
  companyId: string,
  since: string,
  limit: number,
): Promise<UndeliveredMail[]> {
  const rows = await documents
    .selectFrom('mails')
    .select(['mail_id', 'kind', 'subject', 'state', 'fault', 'refused_recipients', 'ended_at', 'created_at'])
    .where('company_id', '=', companyId)
    .where('created_at', '>=', since)
    .where((where) => where.or([where('state', '=', 'failed'), where('refused_recipients', '<>', '[]')]))
    .orderBy('created_at', 'desc')
    .orderBy('mail_id')
    .limit(limit)
    .execute();
  return rows.map((row) => ({
    mailId: row.mail_id,
    kind: row.kind,
    subject: row.subject,
    isFailed: row.state === 'failed',
    fault: row.fault,
    refused: JSON.parse(row.refused_recipients) as string[],
    at: row.ended_at ?? row.created_at,
  }));
}

export interface FailedSchedule {
  seq: number;
  kind: string;
  /** When it was due; null of one that is paused. */
  dueAt: string | null;
  /** A code: why it failed, or why it is paused. */
  fault: string;
  at: string;
}

/** Times of schedules that came to no mail, and schedules that paused on their own; the newest first. */
export async function failedSchedules(
  documents: Documents,
  companyId: string,
  since: string,
  limit: number,
): Promise<FailedSchedule[]> {
  const [runs, paused] = await Promise.all([
    documents
      .selectFrom('mail_schedule_runs')
      .innerJoin('mail_schedules', 'mail_schedules.seq', 'mail_schedule_runs.seq')
      .select(['mail_schedule_runs.seq', 'mail_schedules.kind', 'mail_schedule_runs.due_at'])
      .select(['mail_schedule_runs.fault', 'mail_schedule_runs.ended_at'])
      .where('mail_schedules.company_id', '=', companyId)
      .where('mail_schedule_runs.state', '=', 'failed')
      .where('mail_schedule_runs.due_at', '>=', since)
      .orderBy('mail_schedule_runs.due_at', 'desc')
      .orderBy('mail_schedule_runs.seq')
      .limit(limit)
      .execute(),
    documents
      .selectFrom('mail_schedules')
      .select(['seq', 'kind', 'pause_reason', 'changed_at'])
      .where('company_id', '=', companyId)
      .where('deleted_at', 'is', null)
      .where('pause_reason', 'is not', null)
      .where('pause_reason', '<>', 'BY_USER')
      .orderBy('seq')
      .limit(limit)
      .execute(),
  ]);
  return [
    ...runs.map(({ seq, kind, due_at, fault, ended_at }) => ({
      ...{ seq, kind, dueAt: due_at, fault: fault ?? 'UNEXPECTED', at: ended_at ?? due_at },
    })),
    ...paused.map(({ seq, kind, pause_reason, changed_at }) => ({
      ...{ seq, kind, dueAt: null, fault: pause_reason ?? '', at: changed_at },
    })),
  ];
}

export interface FailedAlert {
  deliveryId: string;
  receiver: string;
  subject: string;
  fault: string;
  at: string;
}

/** Alerts that no webhook took; those by mail are among the mails. The newest first. */
export async function failedAlerts(
  documents: Documents,
  companyId: string,
  since: string,
  limit: number,
): Promise<FailedAlert[]> {
  const rows = await documents
    .selectFrom('anomaly_deliveries')
    .select(['delivery_id', 'receiver_name', 'receiver', 'subject', 'fault', 'ended_at', 'created_at'])
    .where('company_id', '=', companyId)
    .where('mail_id', 'is', null)
    .where('state', '=', 'FAILED')
    .where('created_at', '>=', since)
    .orderBy('created_at', 'desc')
    .orderBy('delivery_id')
    .limit(limit)
    .execute();
  return rows.map((row) => ({
    deliveryId: row.delivery_id,
    receiver: row.receiver_name || row.receiver,
    subject: row.subject,
    fault: row.fault ?? 'ANSWER',
    at: row.ended_at ?? row.created_at,
  }));
}
