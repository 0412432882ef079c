// When people are reminded that a commitment ends (P-04).

/** Days before the end, descending; each reminder is sent once. */
export const REMINDER_DAYS = [90, 30, 7] as const;
export type ReminderDays = (typeof REMINDER_DAYS)[number];

/** Commitments below this utilization, in percent, are reported as poorly used, unless the company sets its own. */
export const DEFAULT_LOW_PERCENT = 80;

const DAY = 86_400_000;

/** Whole days from the start of the day until the instant, both UTC; negative when it is past. */
export function daysUntil(endsAt: string, today: string): number {
  return Math.floor((Date.parse(endsAt) - Date.parse(`${today}T00:00:00Z`)) / DAY);
}

/** The closest reminder that so many days have come to; null: none yet, or its end is past. */
export function reminderReached(
  daysLeft: number,
  wanted: readonly ReminderDays[] = REMINDER_DAYS,
): ReminderDays | null {
  if (daysLeft < 0) return null;
  return [...wanted].sort((one, other) => one - other).find((days) => daysLeft <= days) ?? null;
}
