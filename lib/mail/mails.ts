// What kinds of mail the portal sends, how far one can be, and the rules that every mail keeps.

export const MAIL_KINDS = [
  'INVOICE',
  'INVOICE_TEST',
  'COST_EXPORT',
  'SERVICE_REQUEST',
  'BUDGET_ALERT',
  'COMMITMENT_REMINDER',
  'PROMISE_LEDGER',
  'ANOMALY_ALERT',
  'DASHBOARD',
  'PLAN_APPLICATION',
  'PLAN_DECISION',
  'OPERATION_STATUS',
  'SOURCE_FAILED',
] as const;
export type MailKind = (typeof MAIL_KINDS)[number];

/** `waiting`: not sent yet, or to be tried again. */
export const MAIL_STATES = ['waiting', 'sent', 'failed'] as const;
export type MailState = (typeof MAIL_STATES)[number];

export const MAX_RECIPIENTS = 10;
/** Of all attachments together, in bytes: more is turned away by many mail servers. */
export const MAX_ATTACHED_BYTES = 18 * 1024 * 1024;
