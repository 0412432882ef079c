// The plan of a load as text for a terminal and for notes of the inbox.
import { LOAD_REASONS, loadReasonRow } from '../../../lib/catalogue/loads/load-reasons.ts';
import { lessDecimal } from '../../../lib/money/money.ts';
import { printable } from '../../../lib/node/loads/printable.ts';
import { textsOf } from '../../../lib/node/texts.ts';
import type { LoadFinding, PlannedMonth, PlanReport } from '../../stores/documents/loads/load-report.ts';
import { aligned } from '../load/text-columns.ts';
import { openFindings } from './load-refused.ts';

const GAP = '  ';
const SHOWN_FINDINGS = 10;
const HEADS = [
  'vendor',
  'month',
  'billing account',
  'rows before',
  'then',
  'currency',
  'billed before',
  'then',
  'change',
];
const NONE = '–';

/** Rows and money of each month, before and after; lines of a table under a title, without a line feed at the end. */
export function monthsText(title: string, months: readonly PlannedMonth[]): string {
  const rows = months.flatMap(({ vendor, month, billingAccountId, rowsBefore, rowsAfter, money }) =>
    money.map(({ currency, before, after }, index) => [
      ...(index === 0 ? [vendor, month, printable(billingAccountId)] : ['', '', '']),
      ...(index === 0 ? [rowsBefore === null ? 'new' : String(rowsBefore), String(rowsAfter)] : ['', '']),
      ...[currency, before ?? NONE, after ?? NONE],
      rowsBefore === null || before === null ? '' : signed(lessDecimal(after ?? '0', before)),
    ]),
  );
  return [`${title}:`, ...aligned([HEADS, ...rows], [3, 4, 6, 7, 8])].join('\n');
}

function signed(amount: string): string {
  return amount.startsWith('-') || amount === '0' ? amount : `+${amount}`;
}

/** What speaks against the load and what to do, reason by reason; empty without findings. */
export function refusedText(plan: PlanReport): string {
  return findingsText('refused because', openFindings(plan));
}

/** What would have been refused, had it not been let in. */
export function allowedText(plan: PlanReport): string {
  const open = new Set(openFindings(plan));
  return findingsText(
    'let in',
    plan.findings.filter((finding) => !open.has(finding)),
  );
}

function findingsText(title: string, findings: readonly LoadFinding[]): string {
  const texts = textsOf('en');
  const reasons = LOAD_REASONS.filter((reason) => findings.some((finding) => finding.reason === reason));
  if (reasons.length === 0) return '';
  const blocks = reasons.flatMap((reason) => {
    const own = findings.filter((finding) => finding.reason === reason);
    const { rule, advice, answers } = loadReasonRow(reason);
    const more = own.length > SHOWN_FINDINGS ? [`${GAP}${GAP}and ${own.length - SHOWN_FINDINGS} more`] : [];
    return [
      `${GAP}${texts(rule)}`,
      ...own.slice(0, SHOWN_FINDINGS).map((finding) => `${GAP}${GAP}${findingText(finding)}`),
      ...more,
      `${GAP}${GAP}what to do: ${texts(advice)} (--allow ${answers.join(' or --allow ')})`,
    ];
  });
  return [`${title}:`, ...blocks].join('\n');
}

function findingText({ file, month, detail }: LoadFinding): string {
  const of = month ? [month.vendor, month.month, month.billingAccountId].filter(Boolean).join(' ') : null;
  return `${[file, of].flatMap((part) => (part ? [printable(part)] : [])).join(', ')}: ${printable(detail, 300)}`;
}
