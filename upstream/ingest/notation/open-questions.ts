// What is done about dates and numbers that may mean two things, and how the question is put.
import type { LoadAnswer } from '../../../lib/catalogue/loads/load-reasons.ts';
import type { LoadFact } from '../../../lib/node/loads/load-facts.ts';
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

export function dateQuestion({ found, example }: DateEvidence): LoadFact {
  const { column, text } = example;
  const values = { column, value: quoted(text) };
  if (found === 'both') return { kind: 'mixedDates', values };
  const [, one = '', two = '', year = ''] = NUMBERS.exec(text) ?? [];
  const day = (month: string, date: string) => `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`;
  return { kind: 'openDates', values: { ...values, dayFirst: day(two, one), monthFirst: day(one, two) } };
}

export function decimalQuestion({ column, text }: { column: string; text: string }): LoadFact {
  const values = { asComma: text.replace(',', '.'), asGroups: text.replace(',', '') };
  return { kind: 'openDecimals', values: { column, value: quoted(text), ...values } };
}
