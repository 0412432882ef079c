// Relative time frames by name, resolved to UTC ranges; every frame includes today, as the last 7 days do.
import {
  addDays,
  addMonths,
  type DateRange,
  daysIn,
  firstOfMonth,
  firstOfWeek,
  type IsoDate,
  lastOfMonth,
} from './calendar.ts';

/** The frames of cost analytics but for `custom`, by their names on the wire. */
export const ANALYTICS_FRAMES = [
  'month_to_date',
  'last_month',
  'last_7_days',
  'last_14_days',
  'last_60_days',
  'last_3_months',
  'last_6_months',
  'last_12_months',
  'year_to_date',
] as const;
export const MONTHLY_FRAMES = ['last_3_months', 'last_6_months', 'last_12_months', 'year_to_month'] as const;
export const WEEKLY_FRAMES = [
  'last_4_weeks',
  'last_8_weeks',
  'last_16_weeks',
  'last_24_weeks',
  'year_to_week',
] as const;
export const TOP_FRAMES = [
  'last_7_days',
  'last_10_days',
  'last_14_days',
  'last_30_days',
  'last_60_days',
  'month_to_date',
] as const;
export const TREND_FRAMES = ['last_2_months', 'last_3_months', 'last_6_months'] as const;

export type TimeFrame =
  | (typeof ANALYTICS_FRAMES)[number]
  | (typeof MONTHLY_FRAMES)[number]
  | (typeof WEEKLY_FRAMES)[number]
  | (typeof TOP_FRAMES)[number]
  | (typeof TREND_FRAMES)[number];

/** The days that a frame means when today is the given UTC day. */
export function resolveFrame(frame: TimeFrame, today: IsoDate): DateRange {
  const counted = /^last_(\d+)_(days|weeks|months)$/.exec(frame);
  if (counted) return { start: countedStart(Number(counted[1]), counted[2] ?? '', today), end: today };
  switch (frame) {
    case 'month_to_date':
      return { start: firstOfMonth(today), end: today };
    case 'last_month': {
      const start = addMonths(firstOfMonth(today), -1);
      return { start, end: lastOfMonth(start) };
    }
    case 'year_to_week':
      return { start: firstOfWeek(`${today.slice(0, 4)}-01-01`), end: today };
    case 'year_to_date':
    case 'year_to_month':
      return { start: `${today.slice(0, 4)}-01-01`, end: today };
    default:
      throw new RangeError(`unknown time frame '${frame}'`);
  }
}

function countedStart(count: number, unit: string, today: IsoDate): IsoDate {
  if (unit === 'days') return addDays(today, 1 - count);
  if (unit === 'weeks') return addDays(firstOfWeek(today), -7 * (count - 1));
  return addMonths(firstOfMonth(today), 1 - count);
}

/**
 * What a range is compared with, wherever it is shown. A month to date stands against the same days of last month,
 * its last days where that month is shorter, and never against more; any other range against the period before.
 */
export function comparedPeriod(frame: TimeFrame | 'custom', range: DateRange): DateRange {
  if (frame !== 'month_to_date') return previousPeriod(range);
  return { start: addMonths(range.start, -1), end: addMonths(range.end, -1) };
}

/** The same days a year before; whole months stand against whole months, whether February has 28 days or 29. */
export function samePeriodOfLastYear({ start, end }: DateRange): DateRange {
  const lastYear = { start: addMonths(start, -12), end: addMonths(end, -12) };
  const isWhole = start === firstOfMonth(start) && end === lastOfMonth(end);
  return isWhole ? { ...lastYear, end: lastOfMonth(lastYear.end) } : lastYear;
}

/**
 * The period before a range: whole months are followed back by months, so that the first stands against the
 * first, and any other range by its own number of days.
 */
export function previousPeriod(range: DateRange): DateRange {
  if (range.start !== firstOfMonth(range.start)) return shiftByDays(range);
  const months = monthsSpanned(range);
  const start = addMonths(range.start, -months);
  const isWhole = range.end === lastOfMonth(range.end);
  const end = isWhole ? addDays(range.start, -1) : addMonths(range.end, -months);
  return { start, end };
}

function shiftByDays(range: DateRange): DateRange {
  const days = daysIn(range);
  return { start: addDays(range.start, -days), end: addDays(range.end, -days) };
}

function monthsSpanned(range: DateRange): number {
  const [year = 0, month = 0] = range.end.split('-').map(Number);
  const [startYear = 0, startMonth = 0] = range.start.split('-').map(Number);
  return (year - startYear) * 12 + month - startMonth + 1;
}
