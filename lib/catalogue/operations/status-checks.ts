// What the portal watches of a company, and what it can say of it (M-01); both are ours.

/** In the order of lists. */
export const STATUS_CHECKS = ['LOAD', 'FRESHNESS', 'MONTH', 'QUALITY', 'MAIL', 'SCHEDULE', 'ALERT'] as const;
export type StatusCheck = (typeof STATUS_CHECKS)[number];

/** Why a status has its code; each is a phrase of `operations.status.reason`. */
export const STATUS_REASONS = [
  'LOAD_RUNNING',
  'LOAD_DONE',
  'LOAD_ROWS_REJECTED',
  'LOAD_REFUSED',
  'LOAD_FAILED',
  'LOAD_INTERRUPTED',
  'LOAD_REPAIRED',
  'LOAD_REPAIRING',
  'DATA_FRESH',
  'DATA_LATE',
  'DATA_NONE',
  'MONTH_MISSING',
  'QUALITY_GOOD',
  'QUALITY_LOW',
  'QUALITY_UNCOUNTED',
  'MAIL_FAILED',
  'MAIL_REFUSED',
  'SCHEDULE_FAILED',
  'SCHEDULE_PAUSED',
  'ALERT_FAILED',
] as const;
export type StatusReason = (typeof STATUS_REASONS)[number];

/** Days that the data of a vendor may end before today: later than that they are late. */
export const LATE_DAYS = 3;
/** Percent of absolute billed cost that may lack an account or a service. */
export const MOST_UNNAMED_PERCENT = 1;
/** How far back loads, mails and alerts are looked at, in days. */
export const WATCHED_DAYS = 90;
