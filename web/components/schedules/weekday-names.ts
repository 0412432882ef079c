// The days of the week in a language, from Monday on.
import type { ScreenLanguage } from '../../../lib/catalogue/languages.ts';

/** A Monday. */
const FIRST = Date.UTC(2024, 0, 1);
const DAY_MS = 24 * 60 * 60 * 1000;

export function weekdayNames(language: ScreenLanguage): string[] {
  const format = new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' });
  return Array.from({ length: 7 }, (_, index) => format.format(FIRST + index * DAY_MS));
}
