// What is written to the audit log of a company.

export const AUDIT_ACTIONS = [
  'DATA_LOADED',
  'INVITATION_RENEWED',
  'MEMBER_ADDED',
  'MEMBER_REMOVED',
  'PASSWORD_SET',
  'REFERENCE_IMPORTED',
  'RIGHTS_CHANGED',
  'VENDORS_CHANGED',
] as const;
export type AuditAction = (typeof AUDIT_ACTIONS)[number];
