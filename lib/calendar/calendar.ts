// Calendar sums of all three programs: UTC dates without a zone, so that no range can be off by a day.
// Days are counted as numbers: an estimate asks for thousands of them, and every page of the web loads this module.

/** A UTC calendar day, `YYYY-MM-DD`. */
export type IsoDate = string;

/** Both days are included. */
export interface DateRange {
  start: IsoDate;
  end: IsoDate;
}

export const TIME_UNITS = ['day', 'week', 'month'] as const;
export type TimeUnit = (typeof TIME_UNITS)[number];

const DAY_MS = 86_400_000;
const DAYS_OF_WEEK = 7;
/** 1 January 1970 was a Thursday. */
const FIRST_WEEKDAY = 4;

/** The longest range of cost analytics, in months. */
export const MAX_RANGE_MONTHS = 12;
/** The longest range that is shown by day. */
export const MAX_DAILY_DAYS = 93;

/** The number of days from 1 January 1970 on. Throws a RangeError unless the text is a day of the calendar. */
export function parseDay(text: string): number {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text))
    throw new RangeError(`'${text}' is not a date of the form YYYY-MM-DD`);
  const day = dayAt(Number(text.slice(0, 4)), Number(text.slice(5, 7)), Number(text.slice(8)));
  // The 30th of February is counted on into March.
  if (dayOf(day) !== text) throw new RangeError(`'${text}' is no day of the calendar`);
  return day;
}

/** The month counts from 1; months and days beyond their year or month are counted on. */
function dayAt(year: number, month: number, date: number): number {
  return Date.UTC(year, month - 1, date) / DAY_MS;
}

/** Days already written as text: only a few thousand ever occur, and formatting them was the slowest part of a day sum. */
const TEXTS = new Map<number, IsoDate>();
const MOST_TEXTS = 20_000;

function dayOf(day: number): IsoDate {
  const known = TEXTS.get(day);
  if (known !== undefined) return known;
  const text = new Date(day * DAY_MS).toISOString().slice(0, 10);
  if (TEXTS.size === MOST_TEXTS) TEXTS.clear();
  TEXTS.set(day, text);
  return text;
}

export function isDay(text: string): boolean {
  try {
    parseDay(text);
    return true;
  } catch {
    return false;
  }
}

/** The month counts from 1. */
export function monthOf(day: IsoDate): { year: number; month: number } {
  parseDay(day);
  return { year: Number(day.slice(0, 4)), month: Number(day.slice(5, 7)) };
}

export function addDays(day: IsoDate, days: number): IsoDate {
  return dayOf(parseDay(day) + days);
}

/** The same day of another month, or its last day where that month is shorter. */
export function addMonths(day: IsoDate, months: number): IsoDate {
  const { year, month } = monthOf(day);
  const last = dayAt(year, month + months + 1, 0);
  return dayOf(Math.min(dayAt(year, month + months, Number(day.slice(8))), last));
}

export function firstOfMonth(day: IsoDate): IsoDate {
  parseDay(day);
  return `${day.slice(0, 8)}01`;
}

export function lastOfMonth(day: IsoDate): IsoDate {
  const { year, month } = monthOf(day);
  return dayOf(dayAt(year, month + 1, 0));
}

/** 0 (Sunday) to 6. */
export function weekdayOf(day: IsoDate): number {
  // A remainder has the sign of what is divided.
  return (((parseDay(day) + FIRST_WEEKDAY) % DAYS_OF_WEEK) + DAYS_OF_WEEK) % DAYS_OF_WEEK;
}

/** The first day of the week of the day; weeks of the portal start on Sunday (0). */
export function firstOfWeek(day: IsoDate, weekStartsOn = 0): IsoDate {
  return addDays(day, -((weekdayOf(day) - weekStartsOn + DAYS_OF_WEEK) % DAYS_OF_WEEK));
}

/**
 * The weekday that weeks of a range start on when it begins on `start`, so that they are as long, one by one, as
 * the weeks from Sunday of a range that begins on `otherStart`.
 */
export function alignedWeekStart(start: IsoDate, otherStart: IsoDate): number {
  return (weekdayOf(start) - weekdayOf(otherStart) + DAYS_OF_WEEK) % DAYS_OF_WEEK;
}

/** The number of days in the range, both ends counted. */
export function daysIn(range: DateRange): number {
  return parseDay(range.end) - parseDay(range.start) + 1;
}

/** How many days of the range have come, of which `lastDay` is the last one: what a day costs on average is over these. At least 1. */
export function daysThrough(range: DateRange, lastDay: IsoDate): number {
  return Math.max(1, daysIn({ start: range.start, end: earlierOf(range.end, lastDay) }));
}

export function earlierOf(one: IsoDate, other: IsoDate): IsoDate {
  return one < other ? one : other;
}

export function laterOf(one: IsoDate, other: IsoDate): IsoDate {
  return one > other ? one : other;
}

export type RangeFault = 'END_BEFORE_START' | 'OVER_12_MONTHS' | 'DAILY_OVER_93_DAYS';

/** The rule that a range of cost analytics breaks, or null. */
export function rangeFault(range: DateRange, unit: TimeUnit): RangeFault | null {
  if (range.end < range.start) return 'END_BEFORE_START';
  if (range.end >= addMonths(range.start, MAX_RANGE_MONTHS)) return 'OVER_12_MONTHS';
  if (unit === 'day' && daysIn(range) > MAX_DAILY_DAYS) return 'DAILY_OVER_93_DAYS';
  return null;
}

/** The days, weeks or months that cover the range; the first and the last are cut to it. */
export function bucketsOf(range: DateRange, unit: TimeUnit, weekStartsOn = 0): DateRange[] {
  const buckets: DateRange[] = [];
  let start = range.start;
  while (start <= range.end) {
    const end = earlierOf(lastOfUnit(start, unit, weekStartsOn), range.end);
    buckets.push({ start, end });
    start = addDays(end, 1);
  }
  return buckets;
}

function lastOfUnit(day: IsoDate, unit: TimeUnit, weekStartsOn: number): IsoDate {
  if (unit === 'day') return day;
  return unit === 'week' ? addDays(firstOfWeek(day, weekStartsOn), DAYS_OF_WEEK - 1) : lastOfMonth(day);
}

/** The day that an exclusive end in time belongs to: the instant before it. */
export function lastDayBefore(instant: string): IsoDate {
  return new Date(Date.parse(instant) - 1).toISOString().slice(0, 10);
}
