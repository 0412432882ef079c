// A table as CSV for Excel and for programs: RFC 4180, UTF-8 with its mark, a batch of rows in memory at a time.
import { stringify } from 'csv-stringify/sync';
import { dayText, numberText } from './cell-text.ts';
import type { TableCell, TableColumn, TableRow } from './table-columns.ts';

const BYTE_ORDER_MARK = '\uFEFF';

/** Texts that a spreadsheet would take for a formula get an apostrophe; numbers stay numbers, also negative ones. */
const OPTIONS = { record_delimiter: '\r\n', escape_formulas: true } as const;

export async function* csvFile(
  columns: readonly TableColumn[],
  batches: AsyncIterable<readonly TableRow[]>,
): AsyncGenerator<Uint8Array> {
  const heads = [columns.map(({ head }) => safeText(head))];
  yield Buffer.from(BYTE_ORDER_MARK + stringify(heads, OPTIONS));
  for await (const rows of batches) {
    if (rows.length > 0) yield Buffer.from(batchText(columns, rows));
  }
}

function batchText(columns: readonly TableColumn[], rows: readonly TableRow[]): string {
  return stringify(
    rows.map((row) => columns.map((column, place) => cellOf(row[place] ?? null, column))),
    { ...OPTIONS, cast: { number: (value, { index }) => numberOf(value, columns[index]) } },
  );
}

function cellOf(value: TableCell, { format }: TableColumn): TableCell {
  if (typeof value !== 'string') return value;
  return format.as === 'day' ? dayText(value, format.pattern) : safeText(value);
}

function numberOf(value: number, column: TableColumn | undefined): string {
  if (!column || column.format.as === 'text' || column.format.as === 'day') return String(value);
  const { as, decimals } = column.format;
  return as === 'percent' ? `${numberText(value, decimals)}%` : numberText(value, decimals);
}

/** The one beginning that `escape_formulas` does not know. */
function safeText(text: string): string {
  return text.startsWith('\0') ? `'${text}` : text;
}
