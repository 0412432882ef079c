// The clock of a company: which day is today, and up to which day its cost is known and complete.
import { addDays, earlierOf, type IsoDate } from '../lib/calendar/calendar.ts';
import type { DemoToday } from './config.ts';

export interface CompanyClock {
  /** The day that relative time frames end on. */
  today: IsoDate;
  /** The last day with usage; null without data. */
  lastDay: IsoDate | null;
  /** The last day whose cost is complete; null without data. */
  completeThrough: IsoDate | null;
}

/**
 * `maxDatetime` is the end of the newest usage, exclusive. Its last day may still grow, so the day before is the
 * last complete one. With `auto` today is the day after that one, so that a company whose data have ended still
 * has a "this month"; never later than the real day.
 */
export function companyClock(maxDatetime: string | null, demoToday: DemoToday, now: Date): CompanyClock {
  const realDay = dayOf(now);
  const lastDay = maxDatetime === null ? null : dayOf(new Date(Date.parse(maxDatetime) - 1));
  const completeThrough = lastDay === null ? null : addDays(lastDay, -1);
  return { today: todayBy(demoToday, lastDay, realDay), lastDay, completeThrough };
}

function todayBy(demoToday: DemoToday, lastDay: IsoDate | null, realDay: IsoDate): IsoDate {
  if (demoToday === 'now') return realDay;
  if (demoToday !== 'auto') return demoToday;
  return lastDay === null ? realDay : earlierOf(lastDay, realDay);
}

function dayOf(instant: Date): IsoDate {
  return instant.toISOString().slice(0, 10);
}
