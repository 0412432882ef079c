// When a monthly mail is due: on a day, at a time, in one of the nine zones of the portal; summer time included (B-11).
import { Temporal } from 'temporal-polyfill';
import type { IsoDate } from './calendar.ts';

/** The names of the portal, with the zone of the tz database that each stands for: those with summer time keep it. */
export const SEND_ZONES = {
  KST: 'Asia/Seoul',
  PST: 'America/Los_Angeles',
  MST: 'America/Denver',
  CST: 'America/Chicago',
  EST: 'America/New_York',
  AKST: 'America/Anchorage',
  HST: 'Pacific/Honolulu',
  CHINA: 'Asia/Shanghai',
  GST: 'Asia/Dubai',
} as const;

export type SendZone = keyof typeof SEND_ZONES;
export const SEND_ZONE_CODES = Object.keys(SEND_ZONES) as SendZone[];

export const DEFAULT_SEND_DAY = 11;
export const DEFAULT_SEND_TIME = '10:00';
/** From this day of the next month on the charges of a month are confirmed. */
export const CONFIRMATION_DAY = 11;

export interface SendSchedule {
  zone: SendZone;
  /** 1 to 31; the last day of a month that is shorter. */
  day: number;
  /** HH:MM */
  time: string;
}

export function isSendZone(text: string): text is SendZone {
  return Object.hasOwn(SEND_ZONES, text);
}

/** HH:MM of a day, on the minute. */
export function isSendTime(text: string): boolean {
  return /^([01]\d|2[0-3]):[0-5]\d$/.test(text);
}

/** The first time after the instant that the schedule is due. */
export function nextSending(schedule: SendSchedule, after: Date): Date {
  const zone = SEND_ZONES[schedule.zone];
  const start = Temporal.Instant.fromEpochMilliseconds(after.getTime()).toZonedDateTimeISO(zone);
  let month = start.toPlainDate().toPlainYearMonth();
  for (;;) {
    const due = sendingIn(month, schedule);
    if (due.getTime() > after.getTime()) return due;
    month = month.add({ months: 1 });
  }
}

/** A time that the clocks leap over is due as much later; one that comes twice is due the first time. */
function sendingIn(month: Temporal.PlainYearMonth, { zone, day, time }: SendSchedule): Date {
  const date = month.toPlainDate({ day: Math.min(day, month.daysInMonth) });
  const local = date.toPlainDateTime(Temporal.PlainTime.from(time));
  return new Date(local.toZonedDateTime(SEND_ZONES[zone]).epochMilliseconds);
}

/** First day of the month whose bill is sent: of the month that the instant lies in there, or of the one before. */
export function billMonthOf(schedule: SendSchedule, due: Date, isCurrentMonth: boolean): IsoDate {
  const local = Temporal.Instant.fromEpochMilliseconds(due.getTime()).toZonedDateTimeISO(
    SEND_ZONES[schedule.zone],
  );
  const month = local.toPlainDate().toPlainYearMonth();
  return (isCurrentMonth ? month : month.subtract({ months: 1 })).toPlainDate({ day: 1 }).toString();
}
