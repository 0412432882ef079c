// A range as it is typed or pasted: two days in either spelling of the portal, one day, a month, a year, or a frame.
import { type DateRange, isDay, lastOfMonth } from '../../../../lib/calendar/calendar.ts';
import { ANALYTICS_FRAMES } from '../../../../lib/calendar/time-frames.ts';

export type Frame = (typeof ANALYTICS_FRAMES)[number];
/** A frame by its name, or two days. */
export type RangeChoice = { range: Frame } | ({ range: 'custom' } & DateRange);

const YEAR_FIRST = String.raw`\d{4}[-/.]\d{1,2}(?:[-/.]\d{1,2})?|\d{4}`;
const YEAR_LAST = String.raw`\d{1,2}\/\d{1,2}\/\d{4}|\d{1,2}\/\d{4}`;
const PART = new RegExp(`${YEAR_LAST}|${YEAR_FIRST}`, 'g');
/** What may stand between and behind two dates. */
const BETWEEN = /^[\s\-–—~,;]*(?:to|until|utc|bis)?[\s\-–—~,;]*$/i;

/** Null where the text is no range. An end before its start is one: it is told and mended like any other. */
export function typedRange(text: string): RangeChoice | null {
  const wanted = text.trim().toLowerCase();
  const frame = ANALYTICS_FRAMES.find((name) => name === wanted.replaceAll(/[\s-]+/g, '_'));
  if (frame) return { range: frame };
  const parts = wanted.match(PART) ?? [];
  const rest = wanted.split(PART);
  if (parts.length === 0 || parts.length > 2 || !rest.every((each) => BETWEEN.test(each))) return null;
  const [first, last = first] = parts.map(daysOf);
  return first && last ? { range: 'custom', start: first.start, end: last.end } : null;
}

/** The days that one date means: itself, or all of its month or year. */
function daysOf(text: string): DateRange | null {
  const [one = '', two, three] = text.split(/[-/.]/);
  const isYearFirst = one.length === 4;
  const [year = '', month, day] = isYearFirst
    ? [one, two, three]
    : three === undefined
      ? [two, one]
      : [three, one, two];
  if (month === undefined) return { start: `${year}-01-01`, end: `${year}-12-31` };
  const first = `${year}-${month.padStart(2, '0')}-01`;
  if (!isDay(first)) return null;
  if (day === undefined) return { start: first, end: lastOfMonth(first) };
  const date = `${first.slice(0, 8)}${day.padStart(2, '0')}`;
  return isDay(date) ? { start: date, end: date } : null;
}
