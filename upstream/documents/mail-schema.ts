// The tables of mails and of reserved invoice mails. Instants are ISO 8601, UTC.

export interface MailTables {
  mails: MailRow;
  mail_attachments: MailAttachmentRow;
  invoice_reservations: InvoiceReservationRow;
  invoice_recipients: InvoiceRecipientRow;
  invoice_runs: InvoiceRunRow;
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

/** An invoice mail that is sent every month. */
export interface InvoiceReservationRow {
  seq: number;
  company_id: string;
  sender_id: string;
  title: string;
  description: string;
  vendor: string;
  language: string;
  /** pdf, xlsx or csv */
  file_type: string;
  /** 1: the bill of the month that it is sent in; 0: of the month before. */
  is_current_month: number;
  /** A code of lib/send-schedule.ts. */
  zone: string;
  /** 1 to 31; the last day where a month is shorter. */
  day: number;
  /** HH:MM in the zone. */
  time: string;
  version: number;
  /** Null: it is not paused. */
  pause_reason: string | null;
  next_run_at: string;
  changed_at: string;
  deleted_at: string | null;
}

export interface InvoiceRecipientRow {
  seq: number;
  user_id: string;
  unsubscribed_at: string | null;
}

/** One time that a reservation was due. */
export interface InvoiceRunRow {
  seq: number;
  due_at: string;
  /** First day of the month. */
  bill_month: string;
  /** waiting, done or failed; done: the mails are written. */
  state: string;
  attempts: number;
  next_attempt_at: string | null;
  claimed_until: string | null;
  ended_at: string | null;
  /** A code of lib/invoice-mail.ts. */
  fault: string | null;
}
