// What is done about dates and numbers that may mean two things, and how the question is put.
import type { LoadAnswer } from '../../../lib/catalogue/loads/load-reasons.ts';
import type { DateOrder } from '../formats/notation.ts';
import { quoted } from '../load/text-columns.ts';
import type { DateEvidence, FoundOrder } from './date-order.ts';

const NUMBERS = /^\s*(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})/;

/**
 * The order of a file's dates: as it tells itself, else as files of the same source (`alike`) tell, else as a person
 * answered. Null where it stays open.
 */
export function orderOf(
  { found, isOpen }: DateEvidence,
  alike: readonly FoundOrder[],
  answers: ReadonlySet<LoadAnswer>,
): DateOrder | null {
  const answered = answers.has('day-first') ? 'day-first' : answers.has('month-first') ? 'month-first' : null;
  if (found === 'both') return answered;
  if (found !== null) return found;
  if (!isOpen) return 'month-first';
  const [order, ...others] = new Set(alike);
  if (order !== undefined && order !== 'both' && others.length === 0) return order;
  return answered;
}

export function dateQuestion({ found, example }: DateEvidence): string {
  const { column, text } = example;
  if (found === 'both')
    return `${column}: some dates begin with the day and some with the month, e.g. ${quoted(text)}`;
  const [, one = '', two = '', year = ''] = NUMBERS.exec(text) ?? [];
  const day = (month: string, date: string) => `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`;
  return `${column} ${quoted(text)} is ${day(two, one)} if the day comes first, and ${day(one, two)} if the month comes first; no date of the file tells which`;
}

export function decimalQuestion({ column, text }: { column: string; text: string }): string {
  const asComma = text.replace(',', '.');
  const asGroups = text.replace(',', '');
  return `${column} ${quoted(text)} is ${asComma} if its comma is a decimal comma, and ${asGroups} if it groups digits; no number of the column tells which`;
}
