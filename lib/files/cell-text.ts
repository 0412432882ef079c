// Values as text: rounded like on screens, never in scientific notation.
import { Big } from 'big.js';
import type { DayPattern } from './table-columns.ts';

const formatters = new Map<number, Intl.NumberFormat>();

/** With exactly so many decimals and no separators of thousands; null: with all that it has. */
export function numberText(value: number, decimals: number | null): string {
  if (decimals === null) {
    const text = String(value);
    return text.includes('e') ? new Big(value).toFixed() : text;
  }
  return formatter(decimals).format(value);
}

/** The formatter of screens, so that a file rounds as they do; what rounds to 0 has no sign. */
function formatter(decimals: number): Intl.NumberFormat {
  const known = formatters.get(decimals);
  if (known) return known;
  const made = new Intl.NumberFormat('en', {
    useGrouping: false,
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
    signDisplay: 'negative',
  });
  formatters.set(decimals, made);
  return made;
}

export function dayText(day: string, pattern: DayPattern): string {
  if (pattern === 'YYYY-MM-DD') return day;
  const [year, month, date] = day.split('-');
  return pattern === 'MM/DD/YYYY' ? `${month}/${date}/${year}` : `${year}/${month}/${date}`;
}
