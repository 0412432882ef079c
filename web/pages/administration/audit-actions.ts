// What the audit log tells of, in the order of its filter.
export const AUDIT_ACTIONS = [
  'RIGHTS_CHANGED',
  'MEMBER_ADDED',
  'MEMBER_REMOVED',
  'INVITATION_RENEWED',
  'ADDRESSES_CHANGED',
  'OTP_RESET',
  'PASSWORD_SET',
  'VENDORS_CHANGED',
  'DATA_LOADED',
  'REFERENCE_IMPORTED',
] as const;
