// When a mail on a schedule is due: every day, week or month at a time, in one of the nine zones of the portal; summer time included (B-11).
import { Temporal } from 'temporal-polyfill';
import { addMonths, type IsoDate } from './calendar.ts';
import { SEND_ZONES, type SendZone } from './send-zones.ts';

export const DEFAULT_SEND_DAY = 11;
export const DEFAULT_SEND_TIME = '10:00';
/** From this day of the next month on the charges of a month are confirmed. */
export const CONFIRMATION_DAY = 11;

export const SEND_CYCLES = ['daily', 'weekly', 'monthly'] as const;
export type SendCycle = (typeof SEND_CYCLES)[number];

/** How many days can be chosen of, from 1: of a day its own one, of a week Monday to Sunday, of a month its dates. */
export const DAYS_OF_CYCLE: Record<SendCycle, number> = { daily: 1, weekly: 7, monthly: 31 };

export interface SendSchedule {
  cycle: SendCycle;
  zone: SendZone;
  /** Of a month 1 to 31: the last day of one that is shorter; of a week 1 (Monday) to 7; of a day 1. */
  day: number;
  /** HH:MM */
  time: string;
}

/** HH:MM of a day, on the minute. */
export function isSendTime(text: string): boolean {
  return /^([01]\d|2[0-3]):[0-5]\d$/.test(text);
}

/** The first time after the instant that the schedule is due. */
export function nextSending(schedule: SendSchedule, after: Date): Date {
  const zone = SEND_ZONES[schedule.zone];
  const start = Temporal.Instant.fromEpochMilliseconds(after.getTime()).toZonedDateTimeISO(zone);
  for (let periods = 0; ; periods += 1) {
    const due = instantOf(dateIn(start.toPlainDate(), schedule, periods), schedule);
    if (due.getTime() > after.getTime()) return due;
  }
}

/** The date that is due in the day, week or month so many after the one of the start. */
function dateIn(
  start: Temporal.PlainDate,
  { cycle, day }: SendSchedule,
  periods: number,
): Temporal.PlainDate {
  if (cycle === 'daily') return start.add({ days: periods });
  if (cycle === 'weekly') return start.subtract({ days: start.dayOfWeek - day }).add({ weeks: periods });
  const month = start.toPlainYearMonth().add({ months: periods });
  return month.toPlainDate({ day: Math.min(day, month.daysInMonth) });
}

/** A time that the clocks leap over is due as much later; one that comes twice is due the first time. */
function instantOf(date: Temporal.PlainDate, { zone, time }: SendSchedule): Date {
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

/** A clock that is behind by fewer months is that of a company whose newest data are not loaded yet. */
const ENDED_AFTER_MONTHS = 3;

/**
 * The month as a company counts it whose data have ended, as those of the demo have: as many months earlier as its
 * `today` is behind the real day. Any other company's month stays as it is.
 */
export function monthByClock(month: IsoDate, today: IsoDate, realDay: IsoDate): IsoDate {
  const monthsOf = (day: IsoDate) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7));
  const behind = monthsOf(realDay) - monthsOf(today);
  return behind < ENDED_AFTER_MONTHS ? month : addMonths(month, -behind);
}
