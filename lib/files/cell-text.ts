// Values as text: rounded like on screens, never in scientific notation.
import { Big } from 'big.js';
import { type Language, languageRow } from '../catalogue/languages.ts';
import type { DayPattern, Decimals } from './table-columns.ts';

/** By the number of decimals; below 0 those that have at most so many less one. */
const formatters = new Map<number, Intl.NumberFormat>();

/** No separators of thousands. */
export function numberText(value: number, decimals: Decimals): string {
  if (decimals === null) {
    const text = String(value);
    return text.includes('e') ? new Big(value).toFixed() : text;
  }
  return formatter(decimals).format(value);
}

/** The formatter of screens, so that a file rounds as they do; what rounds to 0 has no sign. */
function formatter(decimals: NonNullable<Decimals>): Intl.NumberFormat {
  const isFixed = typeof decimals === 'number';
  const key = isFixed ? decimals : -1 - decimals.atMost;
  const known = formatters.get(key);
  if (known) return known;
  const made = new Intl.NumberFormat('en', {
    useGrouping: false,
    minimumFractionDigits: isFixed ? decimals : 0,
    maximumFractionDigits: isFixed ? decimals : decimals.atMost,
    signDisplay: 'negative',
  });
  formatters.set(key, made);
  return made;
}

/** How people of the language write a day. */
export function dayPatternOf(language: Language): DayPattern {
  return languageRow(language).days === 'month first' ? 'MM/DD/YYYY' : 'YYYY/MM/DD';
}

export function dayIn(day: string, language: Language): string {
  return dayText(day, dayPatternOf(language));
}

/** How people of the language write the month of a day. */
export function monthIn(day: string, language: Language): string {
  const [year, month] = day.split('-');
  return languageRow(language).days === 'month first' ? `${month}/${year}` : `${year}/${month}`;
}

export function dayText(day: string, pattern: DayPattern): string {
  if (pattern === 'YYYY-MM-DD') return day;
  const [year, month, date] = day.split('-');
  return pattern === 'MM/DD/YYYY' ? `${month}/${date}/${year}` : `${year}/${month}/${date}`;
}
