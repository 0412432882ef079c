// What is written to the audit log of a company.

export const AUDIT_ACTIONS = [
  'ADDRESSES_CHANGED',
  'ANOMALY_RULES_CHANGED',
  'DASHBOARD_COPIED',
  'DASHBOARD_SHARED',
  'DASHBOARD_SHARE_REVOKED',
  'BUDGETS_CHANGED',
  'BUDGET_ALERTS_CHANGED',
  'CATEGORIES_CHANGED',
  'COMMITMENT_REMINDERS_CHANGED',
  'DATA_LOADED',
  'DATA_REMOVED',
  'DATA_RESTORED',
  'DATA_UNDONE',
  'INVITATION_RENEWED',
  'INVOICE_DETAILS_CHANGED',
  'MEMBER_ADDED',
  'MEMBER_REMOVED',
  'OTP_RESET',
  'PASSWORD_SET',
  'REFERENCE_IMPORTED',
  'RIGHTS_CHANGED',
  'SERVICE_REQUESTED',
  'SIGNED_IN',
  'SIGNED_OUT',
  'SIGNED_OUT_EVERYWHERE',
  'VENDORS_CHANGED',
] as const;
/** What a session of the portal comes to. */
export const SESSION_EVENTS = [
  'SIGNED_IN',
  'SIGNED_OUT',
  'SIGNED_OUT_EVERYWHERE',
] as const satisfies (typeof AUDIT_ACTIONS)[number][];
export type SessionEvent = (typeof SESSION_EVENTS)[number];

export type AuditAction = (typeof AUDIT_ACTIONS)[number];
