// Mails that the portal sends on its own: how often, why a schedule rests, and how a run of it went (B-11, B-13).

export const PAUSE_REASONS = [
  'BY_USER',
  'SENDER_LOST_RIGHT',
  'VENDOR_NOT_AVAILABLE',
  'DASHBOARD_GONE',
  'NO_RECIPIENT_LEFT',
] as const;
export type PauseReason = (typeof PAUSE_REASONS)[number];

/** `UNEXPECTED`: a fault of the service, tried again before it is told. */
export const RUN_FAULTS = [...PAUSE_REASONS, 'NO_DATA_COLLECTED', 'MAIL_TOO_LARGE', 'UNEXPECTED'] as const;
export type RunFault = (typeof RUN_FAULTS)[number];

/** Of a run: `failed` also when a mail of it could not be delivered. */
export const RUN_STATES = ['waiting', 'sent', 'partly_sent', 'failed'] as const;
export type RunState = (typeof RUN_STATES)[number];

export const SCHEDULED_RECIPIENT_STATES = ['active', 'unsubscribed', 'left_company'] as const;

/** The most invoice mails on a schedule of a company. */
export const MAX_RESERVATIONS = 100;
/** The most dashboard mails on a schedule of a person in a company. */
export const MAX_DASHBOARD_SCHEDULES = 20;
