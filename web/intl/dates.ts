// UTC days as people read them: MM/DD/YYYY in English and YYYY/MM/DD in every other language (A-05).
import type { DateRange, IsoDate } from '../../lib/calendar/calendar.ts';
import { lastOfMonth } from '../../lib/calendar/calendar.ts';
import { SEND_ZONES, type SendZone } from '../../lib/calendar/send-zones.ts';
import { languageRow, type ScreenLanguage } from '../../lib/catalogue/languages.ts';

const isMonthFirst = (language: ScreenLanguage) => languageRow(language).days === 'month first';

export function formatDay(day: IsoDate, language: ScreenLanguage): string {
  const [year, month, date] = day.split('-');
  return isMonthFirst(language) ? `${month}/${date}/${year}` : `${year}/${month}/${date}`;
}

/** Without the year, for an axis. */
export function formatShortDay(day: IsoDate): string {
  return day.slice(5).replace('-', '/');
}

export function formatMonth(day: IsoDate, language: ScreenLanguage): string {
  const [year, month] = day.split('-');
  return isMonthFirst(language) ? `${month}/${year}` : `${year}/${month}`;
}

/** First to last day with an en dash and the zone that they are days of; one day stands alone. */
export function formatRange(range: DateRange, language: ScreenLanguage): string {
  return `${formatDays(range, language)} UTC`;
}

/** The same where the zone is beside it already. */
export function formatDays(range: DateRange, language: ScreenLanguage): string {
  if (range.start === range.end) return formatDay(range.start, language);
  return `${formatDay(range.start, language)} – ${formatDay(range.end, language)}`;
}

/** The same with the year once, where both days are of one. */
export function formatShortRange(range: DateRange, language: ScreenLanguage): string {
  const { start, end } = range;
  if (start === end || start.slice(0, 4) !== end.slice(0, 4))
    return formatDays(range, language).replace(' – ', '–');
  return isMonthFirst(language)
    ? `${formatShortDay(start)}–${formatDay(end, language)}`
    : `${formatDay(start, language)}–${formatShortDay(end)}`;
}

/** A step of an axis: a whole month by its name, a single day by its date, anything else by both ends. */
export function formatStep(range: DateRange, language: ScreenLanguage): string {
  const isWholeMonth = range.start.endsWith('-01') && range.end === lastOfMonth(range.start);
  return isWholeMonth ? formatMonth(range.start, language) : formatDays(range, language);
}

/** A moment: its day, then hours and minutes, in a zone of the portal; without one in UTC. */
export function formatInstant(
  instant: string,
  language: ScreenLanguage,
  zone: SendZone | null = null,
): string {
  if (zone === null) return `${formatDay(instant.slice(0, 10), language)} ${instant.slice(11, 16)} UTC`;
  const parts = new Map(
    partsIn(SEND_ZONES[zone])
      .formatToParts(new Date(instant))
      .map(({ type, value }) => [type, value]),
  );
  const [year, month, day] = [parts.get('year'), parts.get('month'), parts.get('day')];
  const time = `${parts.get('hour')}:${parts.get('minute')}`;
  return `${formatDay(`${year}-${month}-${day}`, language)} ${time} ${parts.get('timeZoneName')}`;
}

/** The offset says which time it is where a zone has summer time. */
function partsIn(timeZone: string): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat('en', {
    ...{ timeZone, timeZoneName: 'shortOffset', hourCycle: 'h23' },
    ...{ year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit' },
  } as Intl.DateTimeFormatOptions);
}
