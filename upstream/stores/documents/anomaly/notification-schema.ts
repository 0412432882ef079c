// Tables of notifications about anomalies. Instants are ISO 8601, UTC.

export interface AnomalyNotificationTables {
  anomaly_notifications: AnomalyNotificationRow;
  webhooks: WebhookRow;
  anomaly_tellings: PlannedNotificationRow;
  anomaly_deliveries: AnomalyDeliveryRow;
}

export interface AnomalyNotificationRow {
  company_id: string;
  /** Empty: of all vendors that have no setting of their own. */
  vendor: string;
  /** Anomalies found earlier are not sent; null: none are sent. */
  on_since: string | null;
  /** JSON of a NotificationContent. */
  content: string;
  version: number;
  changed_at: string;
  author_id: string;
  author: string;
}

export interface WebhookRow {
  webhook_id: string;
  company_id: string;
  name: string;
  template: string;
  language: string;
  /** JSON list of telephone numbers. */
  numbers: string;
  /** Of its address: the rest is a secret of some services. */
  origin: string;
  /** Base64 of address and secret, sealed. */
  sealed: string;
  version: number;
  changed_at: string;
  author: string;
}

/** One receiver is notified once of one occasion of an anomaly. */
export interface PlannedNotificationRow {
  event_id: string;
  channel: string;
  /** A user id, or the id of a webhook. */
  receiver: string;
  /** The reason, with the level or the day that it holds for. */
  occasion: string;
  company_id: string;
  reason: string;
  level: string;
  planned_at: string;
  due_at: string;
  /** Null until it was settled: what it became a part of. */
  delivery_id: string | null;
  /** Why it was left out of the delivery; null: it was not. */
  skipped: string | null;
}

/** One mail or one post. */
export interface AnomalyDeliveryRow {
  delivery_id: string;
  company_id: string;
  channel: string;
  receiver: string;
  /** As the receiver was called when it was made. */
  receiver_name: string;
  subject: string;
  /** JSON of what is sent; null where nothing is, and once a mail was handed to the mailer. */
  content: string | null;
  /** The mail that it became, which has its state. */
  mail_id: string | null;
  created_at: string;
  state: string;
  attempts: number;
  next_attempt_at: string | null;
  claimed_until: string | null;
  ended_at: string | null;
  /** A code of lib/mail/notifications.ts. */
  fault: string | null;
  /** Status and words of the answer, shortened. */
  answer: string | null;
}
