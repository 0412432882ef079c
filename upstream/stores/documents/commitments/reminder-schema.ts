// Tables of commitment reminders: the receivers, and what was sent already.

export interface CommitmentReminderTables {
  commitment_reminders: CommitmentReminderRow;
  commitment_reminders_sent: SentReminderRow;
  commitment_reminder_checks: ReminderCheckRow;
  commitment_uses_told: ToldUseRow;
}

interface CommitmentReminderRow {
  company_id: string;
  kind: string;
  /** JSON list of days before the end. */
  days: string;
  /** JSON list of addresses. */
  recipients: string;
  low_percent: number;
  version: number;
  /** The user who changed it last: mails are sent in this name. */
  changed_by: string;
}

interface SentReminderRow {
  company_id: string;
  kind: string;
  commitment_id: string;
  ends_at: string;
  days: number;
  email: string;
}

interface ToldUseRow {
  company_id: string;
  kind: string;
  commitment_id: string;
  /** IDLE or LOW. */
  finding: string;
  email: string;
  told_on: string;
}

interface ReminderCheckRow {
  company_id: string;
  /** What was checked: data version and day. */
  state: string;
}
