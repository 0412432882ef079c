// The tables of mails, and of those that are sent on their own. Instants are ISO 8601, UTC.

export interface MailTables {
  mails: MailRow;
  mail_attachments: MailAttachmentRow;
  mail_schedules: MailScheduleRow;
  mail_schedule_recipients: MailScheduleRecipientRow;
  mail_schedule_runs: MailScheduleRunRow;
}

export interface MailRow {
  mail_id: string;
  company_id: string;
  kind: string;
  /** Who had it sent: a user id. */
  sender_id: string;
  /** Of the company: a second mail of the same key is none. */
  idempotency_key: string;
  /** What it was sent for, such as a run of a reservation. */
  reference: string | null;
  language: string;
  /** JSON list of addresses. */
  recipients: string;
  subject: string;
  body_text: string;
  body_html: string;
  unsubscribe_url: string | null;
  created_at: string;
  /** waiting, sent or failed */
  state: string;
  attempts: number;
  /** Null once it is sent or failed. */
  next_attempt_at: string | null;
  /** Until then one program is at it. */
  claimed_until: string | null;
  ended_at: string | null;
  /** What went wrong the last time. */
  fault: string | null;
  /** JSON list of the addresses that the server did not take. */
  refused_recipients: string;
}

export interface MailAttachmentRow {
  mail_id: string;
  position: number;
  name: string;
  content_type: string;
  /** In bytes. */
  size: number;
  /** Base64; null when it is not kept any more. */
  content: string | null;
}

/** A mail that is sent on its own: on a schedule, or once beside the request that asked for it. */
export interface MailScheduleRow {
  /** Never used again. */
  seq: number;
  company_id: string;
  sender_id: string;
  /** INVOICE, DASHBOARD or PROMISE_LEDGER */
  kind: string;
  /** JSON: what is sent, as its kind has it (mail-schedules.ts). */
  content: string;
  /** daily, weekly, monthly or once; of once zone and time are empty. */
  cycle: string;
  /** A code of lib/calendar/send-schedule.ts. */
  zone: string;
  /** As lib/calendar/send-schedule.ts has it. */
  day: number;
  /** HH:MM in the zone. */
  time: string;
  /** Of one that is sent once: the same key of the same company is the same mail. */
  request_key: string | null;
  version: number;
  /** Null: it is not paused. */
  pause_reason: string | null;
  /** Null: it was sent once, and no more. */
  next_run_at: string | null;
  changed_at: string;
  deleted_at: string | null;
}

export interface MailScheduleRecipientRow {
  seq: number;
  user_id: string;
  unsubscribed_at: string | null;
}

/** One time that a schedule was due. */
export interface MailScheduleRunRow {
  seq: number;
  due_at: string;
  /** First day of the month; null where no bill is sent. */
  bill_month: string | null;
  /** waiting, done or failed; done: the mails are written. */
  state: string;
  attempts: number;
  next_attempt_at: string | null;
  claimed_until: string | null;
  ended_at: string | null;
  /** A code of lib/mail/mail-schedules.ts. */
  fault: string | null;
}
