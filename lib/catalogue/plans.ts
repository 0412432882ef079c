// What a company pays for, and what its plan opens (S-06).
import type { IsoDate } from '../calendar/calendar.ts';

export const PAID_FEATURES = ['AI_ANOMALY'] as const;
export type PaidFeature = (typeof PAID_FEATURES)[number];

export const CHARGE_TYPES = ['STANDARD', 'PREMIUM', 'TRIAL'] as const;
/** How a company pays: TRIAL is everything for some days. */
export type ChargeType = (typeof CHARGE_TYPES)[number];

/** The paid features that are open on the day: of PREMIUM, and of a trial through its last day. */
export function openFeatures(
  chargeType: ChargeType,
  trialEndsOn: IsoDate | null,
  today: IsoDate,
): readonly PaidFeature[] {
  const isOpen =
    chargeType === 'PREMIUM' || (chargeType === 'TRIAL' && trialEndsOn !== null && today <= trialEndsOn);
  return isOpen ? PAID_FEATURES : [];
}

export const APPLICATION_STATES = ['OPEN', 'APPROVED', 'REJECTED'] as const;
/** What became of an application for a paid feature. */
export type ApplicationState = (typeof APPLICATION_STATES)[number];
