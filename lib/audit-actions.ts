// What is written to the audit log of a company.

export const AUDIT_ACTIONS = [
  'ADDRESSES_CHANGED',
  'DASHBOARD_COPIED',
  'DASHBOARD_SHARED',
  'DASHBOARD_SHARE_REVOKED',
  'DATA_LOADED',
  'INVITATION_RENEWED',
  'MEMBER_ADDED',
  'MEMBER_REMOVED',
  'OTP_RESET',
  'PASSWORD_SET',
  'REFERENCE_IMPORTED',
  'RIGHTS_CHANGED',
  'VENDORS_CHANGED',
] as const;
export type AuditAction = (typeof AUDIT_ACTIONS)[number];
