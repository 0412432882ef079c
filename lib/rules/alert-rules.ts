// Rules for the settings of alarms on unusual cost, for widgets and rules alike, in the browser and in the services.
import type { DomainErrorCode } from '../catalogue/domain-errors.ts';
import { isWithinLength } from './text-rules.ts';

/** The smallest threshold that is offered, in percent. */
export const MIN_THRESHOLD = 5;

/** The title of an alarm goes into messages of any kind, so it is made of letters, digits and plain punctuation. */
export function alertTitleFault(title: string): DomainErrorCode | null {
  if (/\p{Cc}/u.test(title)) return 'CONTROL_CHARACTERS';
  if (!isWithinLength(title)) return 'TEXT_TOO_LONG';
  return /^[\p{L}\p{M}\p{N} .,_()-]*$/u.test(title) ? null : 'TITLE_CHARACTERS';
}

/** The band rises from 0 or more. */
export function alertBandFault({
  minAlert,
  maxAlert,
}: {
  minAlert: unknown;
  maxAlert: unknown;
}): DomainErrorCode | null {
  const isBand = isAmount(minAlert) && isAmount(maxAlert) && minAlert >= 0 && minAlert < maxAlert;
  return isBand ? null : 'ALERT_BAND_INVALID';
}

function isAmount(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value);
}
