// Constants of anomaly notifications, shared by settings, store, contract, graph and screens (N-05).

/** To whom an alert goes: to all receivers, or to those of its level. */
export const SEND_TYPES = ['ALL', 'BY_LEVEL'] as const;
export type SendType = (typeof SEND_TYPES)[number];

/** `NONE`: sent at once. Otherwise anomalies are collected into one message. */
export const DIGESTS = ['NONE', 'HOURLY', 'DAILY', 'WEEKLY'] as const;
export type Digest = (typeof DIGESTS)[number];

/** The payload format of a webhook: `GENERIC` has all fields, the others are what the receiving service accepts. */
export const WEBHOOK_TEMPLATES = ['GENERIC', 'SLACK', 'TEAMS', 'SMS', 'ALERT_NOW'] as const;
export type WebhookTemplate = (typeof WEBHOOK_TEMPLATES)[number];

/** Why a receiver is notified of an anomaly, the strongest reason first. */
export const NOTICE_REASONS = ['NEW', 'WORSE', 'WITHDRAWN', 'REMINDER'] as const;
export type NoticeReason = (typeof NOTICE_REASONS)[number];

export const DELIVERY_CHANNELS = ['EMAIL', 'WEBHOOK'] as const;
export type DeliveryChannel = (typeof DELIVERY_CHANNELS)[number];

/** `WAITING`: not sent yet, or to be tried again. `SKIPPED`: there was a reason not to send it. */
export const DELIVERY_STATES = ['WAITING', 'SENT', 'FAILED', 'SKIPPED'] as const;
export type DeliveryState = (typeof DELIVERY_STATES)[number];

/** Why a receiver was not notified. */
export const SKIP_REASONS = [
  'NO_RIGHT',
  'VENDOR_NOT_AVAILABLE',
  'NEEDS_PLAN',
  'SWITCHED_OFF',
  'SETTLED',
] as const;
export type SkipReason = (typeof SKIP_REASONS)[number];

/** Why a delivery failed; for `ANSWER` the mail server's own message says why. */
export const DELIVERY_FAULTS = [
  ...SKIP_REASONS,
  'ANSWER',
  'TIMEOUT',
  'UNREACHABLE',
  'PRIVATE_ADDRESS',
  'SECRET_UNREADABLE',
] as const;
export type DeliveryFaultCode = (typeof DELIVERY_FAULTS)[number];

/** Of one setting. */
export const MAX_RECEIVERS = 10;
/** Of one company. */
export const MAX_WEBHOOKS = 10;
/** Telephone numbers of one webhook. */
export const MAX_NUMBERS = 10;
/** After how many days an alert can be repeated while it lasts, at most. */
export const MAX_REMINDER_DAYS = 30;
