// What a question was answered from: the largest table that it read, and why it was no smaller one.
import type { PartSpan } from '../../documents/loads/catalogue.ts';
import type { PartSegment } from '../compile/cost-context.ts';
import type { BillFilter, BillGrouping } from '../questions/bill-question.ts';
import type { Filter, Grouping } from '../questions/question.ts';
import { largestOf } from '../tables/table-choice.ts';
import type { TableReason } from '../tables/table-reasons.ts';
import type { FactTable } from '../tables/tables.ts';

export interface AnswerSource {
  table: FactTable;
  reason: TableReason;
  /** Billing rows of the parts that were read from it. */
  rows: number;
  /** What was asked, its groupings and filters by name, without a value. */
  shape: string;
}

export interface Answered extends AnswerSource {
  /** From the question to its answer or its failure, with the wait for a connection. */
  ms: number;
  /** Was its statement run for another question, of this moment or an earlier one? */
  isShared: boolean;
}

export type OnAnswered = (answered: Answered) => void;

type Named = BillGrouping | Grouping;

function nameOf(grouping: Named): string {
  if (typeof grouping === 'string') return grouping;
  if ('column' in grouping) return grouping.column;
  return 'tag' in grouping ? 'tag' : 'serviceGroups';
}

const namesOf = (all: readonly Named[]) => [...new Set(all.map(nameOf))].join(' ') || '-';

/** Such as `cost by account tag, where region`. */
export function shapeOf(
  what: string,
  groupBy: readonly Named[],
  filters: readonly (Filter | BillFilter)[],
): string {
  const filtered = filters.map(
    (filter): Named => ('dimension' in filter ? filter.dimension : { column: filter.column }),
  );
  return `${what} by ${namesOf(groupBy)}, where ${namesOf(filtered)}`;
}

/** Of a question that reads its tables piece by piece; there is at least one. */
export function sourceOf(
  segments: readonly [PartSegment, ...PartSegment[]],
  spans: readonly PartSpan[],
  shape: string,
): AnswerSource {
  const { table, reason } = largestOf(segments);
  const parts = segments.filter((segment) => segment.table === table).flatMap((segment) => segment.parts);
  return { table, reason, rows: rowsOf(spans, parts), shape };
}

/** How many billing rows the parts have. */
export function rowsOf(spans: readonly PartSpan[], parts: readonly string[]): number {
  const asked = new Set(parts);
  return spans.reduce((sum, { part, rows }) => sum + (asked.has(part) ? rows : 0), 0);
}
