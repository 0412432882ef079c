// What can be chosen for an invoice mail, why a reservation rests, and why a run of it failed (B-11, B-13).
export const INVOICE_FILE_TYPES = ['pdf', 'xlsx', 'csv'] as const;
export type InvoiceFileType = (typeof INVOICE_FILE_TYPES)[number];

export const PAUSE_REASONS = [
  'BY_USER',
  'SENDER_LOST_RIGHT',
  'VENDOR_NOT_AVAILABLE',
  'NO_RECIPIENT_LEFT',
] as const;
export type PauseReason = (typeof PAUSE_REASONS)[number];

/** `UNEXPECTED`: a fault of the service, tried again before it is told. */
export const RUN_FAULTS = [...PAUSE_REASONS, 'NO_DATA_COLLECTED', 'MAIL_TOO_LARGE', 'UNEXPECTED'] as const;
export type RunFault = (typeof RUN_FAULTS)[number];

/** Of a run: `failed` also when a mail of it could not be delivered. */
export const RUN_STATES = ['waiting', 'sent', 'partly_sent', 'failed'] as const;
export type RunState = (typeof RUN_STATES)[number];

/** The most reservations of a company. */
export const MAX_RESERVATIONS = 100;
