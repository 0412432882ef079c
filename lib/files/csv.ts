// A table as CSV for Excel and for programs: RFC 4180, UTF-8 with its mark, a batch of rows in memory at a time.
// Written by hand: csv-stringify took longer than all else of a file of billing rows together.
import { dayText, numberText } from './cell-text.ts';
import { FORMULA_STARTS, type TableCell, type TableColumn, type TableRow } from './table-columns.ts';

const BYTE_ORDER_MARK = '\uFEFF';
const LINE_END = '\r\n';
const NEEDS_QUOTES = /[",\r\n]/;

export async function* csvFile(
  columns: readonly TableColumn[],
  batches: AsyncIterable<readonly TableRow[]>,
): AsyncGenerator<Uint8Array> {
  const heads = columns.map(({ head }) => textField(head)).join(',');
  yield Buffer.from(BYTE_ORDER_MARK + heads + LINE_END);
  for await (const rows of batches) {
    if (rows.length > 0) yield Buffer.from(batchText(columns, rows));
  }
}

function batchText(columns: readonly TableColumn[], rows: readonly TableRow[]): string {
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

function fieldOf(value: TableCell, { format }: TableColumn): string {
  if (value === null) return '';
  if (typeof value === 'string')
    return textField(format.as === 'day' ? dayText(value, format.pattern) : value);
  if (format.as === 'text' || format.as === 'day') return String(value);
  const text = numberText(value, format.decimals);
  return format.as === 'percent' ? `${text}%` : text;
}

/** A text that a spreadsheet would take for a formula gets an apostrophe; numbers stay numbers, also negative ones. */
function textField(text: string): string {
  const safe = FORMULA_STARTS.includes(text[0] ?? ' ') ? `'${text}` : text;
  return NEEDS_QUOTES.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
