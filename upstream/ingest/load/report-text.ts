// A load report as text for a terminal, in aligned columns.

import { printable } from '../../../lib/node/loads/printable.ts';
import type {
  FileReport,
  LoadReport,
  RejectedRow,
  SkippedFile,
} from '../../stores/documents/loads/load-report.ts';
import { openFindings } from '../plan/load-refused.ts';
import { allowedText, monthsText, refusedText } from '../plan/plan-text.ts';
import { aligned } from './text-columns.ts';

const GAP = '  ';

/** Ends with a line feed. */
export function reportText(companyName: string, report: LoadReport): string {
  const blocks = report.files.map(fileText);
  if (report.skipped && report.skipped.length > 0) blocks.push(skippedText(report.skipped));
  blocks.push(...planBlocks(report));
  return `${[...blocks, `company ${companyName}: ${outcomeOf(report)}`].join('\n\n')}\n`;
}

/** What a load would have changed, and what speaks against it; without a line feed at the end. */
export function planText(report: LoadReport): string {
  return planBlocks(report).join('\n\n');
}

/** Of a load that is done the months that had rows before, of a plan all. */
function planBlocks({ plan, isPlanOnly }: LoadReport): string[] {
  const months = isPlanOnly ? plan.months : plan.months.filter(({ rowsBefore }) => rowsBefore !== null);
  return [
    ...(months.length > 0 ? [monthsText(isPlanOnly ? 'plan' : 'replaced months', months)] : []),
    ...[allowedText(plan), refusedText(plan)].filter((text) => text !== ''),
  ];
}

function outcomeOf({ plan, isPlanOnly, loadId }: LoadReport): string {
  if (isPlanOnly && openFindings(plan).length > 0) return 'refused, nothing was changed';
  if (isPlanOnly && plan.months.length > 0) return 'this is the plan, nothing was changed';
  return loadId === null ? 'nothing had to change' : `load ${loadId}`;
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
