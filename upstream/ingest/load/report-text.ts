// A load report as text for a terminal, in aligned columns.
import type {
  FileReport,
  LoadReport,
  RejectedRow,
  ReplacedMonth,
  SkippedFile,
} from '../../stores/documents/loads/load-report.ts';

const GAP = '  ';

/** Ends with a line feed. */
export function reportText(companyName: string, report: LoadReport): string {
  const blocks = report.files.map(fileText);
  if (report.replaced.length > 0) blocks.push(replacedText(report.replaced));
  if (report.skipped && report.skipped.length > 0) blocks.push(skippedText(report.skipped));
  const outcome = report.loadId === null ? 'nothing had to change' : `load ${report.loadId}`;
  return `${[...blocks, `company ${companyName}: ${outcome}`].join('\n\n')}\n`;
}

/** Indented lines, without a line feed at the end. */
export function fileText(file: FileReport): string {
  const counts = [
    ['rows read', String(file.rowsRead)],
    ['loaded', String(file.rowsLoaded)],
    ['rejected', String(file.rowsRejected)],
  ];
  const totals = file.totals.map(({ vendor, month, currency, rows, billed, effective }) => [
    vendor,
    month,
    currency,
    String(rows),
    billed,
    effective,
  ]);
  return [
    `${file.name}: ${whatIs(file)}${file.unchanged ? ', loaded before, unchanged' : ''}`,
    ...aligned(counts, [1]),
    ...aligned([['vendor', 'month', 'currency', 'rows', 'billed', 'effective'], ...totals], [3, 4, 5]),
    ...file.notes.map((note) => `${GAP}note: ${note}`),
    ...rejectedText(file),
  ].join('\n');
}

function whatIs({ format, layout, focusVersion }: FileReport): string {
  return focusVersion === null ? `${layout} (${format})` : `${format}, ${layout}`;
}

/** A month with fewer rows than before is told apart: perhaps only some of its files were given. */
function replacedText(replaced: readonly ReplacedMonth[]): string {
  const rows = replaced.map(({ vendor, month, billingAccountId, rowsBefore, rowsNow }) => [
    vendor,
    month,
    printable(billingAccountId),
    String(rowsBefore),
    String(rowsNow),
    rowsNow < rowsBefore ? 'FEWER: were all files of the month given?' : '',
  ]);
  return [
    'replaced months:',
    ...aligned([['vendor', 'month', 'billing account', 'rows before', 'now', ''], ...rows], [3, 4]),
  ].join('\n');
}

function skippedText(skipped: readonly SkippedFile[]): string {
  const rows = skipped.map(({ name, reason }) => [printable(name), reason]);
  return ['skipped:', ...aligned(rows, [])].join('\n');
}

function rejectedText({ rejected, rowsRejected }: FileReport): string[] {
  if (rejected.length === 0) return [];
  const lines = aligned(
    rejected.map((row) => [`line ${row.line}`, whatOf(row), row.reason]),
    [],
  );
  const rest = rowsRejected - rejected.length;
  return [`${GAP}rejected rows:`, ...lines, ...(rest > 0 ? [`${GAP}and ${rest} more`] : [])];
}

function whatOf({ column, value }: RejectedRow): string {
  const shown = value === null ? '' : `'${printable(value)}'`;
  return column === null ? shown : `${column} ${shown}`.trimEnd();
}

/** Values come out of a file: nothing in them may steer the terminal. */
export function printable(value: string): string {
  const text = value.replace(/\p{C}+/gu, ' ');
  return text.length > 60 ? `${text.slice(0, 57)}...` : text;
}

/** Indented lines whose columns stand below each other; the columns of `numeric` are flush right. */
export function aligned(rows: readonly (readonly string[])[], numeric: readonly number[]): string[] {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows.map((row) =>
    `${GAP}${row
      .map((cell, column) =>
        numeric.includes(column) ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[column] ?? 0),
      )
      .join(GAP)}`.trimEnd(),
  );
}
