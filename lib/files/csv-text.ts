// Rows as lines of CSV for Excel and for programs (RFC 4180); in every program alike, in the browser too.
// Written by hand: csv-stringify took longer than all else of a file of billing rows together.
import { dayText, numberText } from './cell-text.ts';
import {
  FORMULA_STARTS,
  type TableCell,
  type TableColumn,
  type TableQuestion,
  type TableRow,
} from './table-columns.ts';

const BYTE_ORDER_MARK = '\uFEFF';
const LINE_END = '\r\n';
const NEEDS_QUOTES = /[",\r\n]/;

/** The beginning of a file: the mark of UTF-8, and the line of heads. */
export function csvHead(columns: readonly TableColumn[]): string {
  return BYTE_ORDER_MARK + columns.map(({ head }) => textField(head)).join(',') + LINE_END;
}

/** A line a row, each with its end. */
export function csvLines(columns: readonly TableColumn[], rows: readonly TableRow[]): string {
  let text = '';
  for (const row of rows) {
    let separator = '';
    for (const [place, column] of columns.entries()) {
      text += separator + fieldOf(row[place] ?? null, column);
      separator = ',';
    }
    text += LINE_END;
  }
  return text;
}

/** An empty line, then one line per fact, each with as many fields as the table, so that CSV parsers accept the file. */
export function csvQuestion(columnCount: number, { facts }: TableQuestion): string {
  const lineOf = (fields: readonly string[]) => {
    const told = columnCount === 1 ? [fields.filter((field) => field !== '').join(': ')] : fields;
    const empty = Math.max(0, columnCount - told.length);
    return told.map(textField).join(',') + ','.repeat(empty) + LINE_END;
  };
  return [['', ''], ...facts].map(lineOf).join('');
}

function fieldOf(value: TableCell, { format }: TableColumn): string {
  if (value === null) return '';
  // A number, also a negative one, is never taken for a formula.
  if (format.as === 'decimal') return String(value);
  if (format.as === 'exact') return quotedField(String(value));
  if (typeof value === 'string')
    return textField(format.as === 'day' ? dayText(value, format.pattern) : value);
  if (format.as === 'text' || format.as === 'day') return String(value);
  const text = numberText(value, format.as === 'money' ? null : format.decimals);
  return format.as === 'percent' ? `${text}%` : text;
}

/** A text that a spreadsheet would take for a formula gets an apostrophe; numbers stay numbers, also negative ones. */
function textField(text: string): string {
  const safe = FORMULA_STARTS.includes(text[0] ?? ' ') ? `'${text}` : text;
  return quotedField(safe);
}

function quotedField(text: string): string {
  return NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
