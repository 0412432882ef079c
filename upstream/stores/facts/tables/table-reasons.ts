// What a rollup lacks for a question: so the question is answered from a larger table, and can say why.
import type { TableReasonCode } from '../../../../lib/catalogue/operations/table-reasons.ts';
import { type Reads, readsOf } from '../compile/groupings.ts';
import type { Dimension } from '../questions/dimensions.ts';
import type { Filter } from '../questions/question.ts';
import {
  COST_SUMS,
  type FactSum,
  ROLLUP_DIMENSIONS,
  ROLLUP_LINES,
  ROLLUP_SUMS,
  type RollupTable,
} from './rollup-dimensions.ts';
import type { FactTable } from './tables.ts';

/** `subject` is the dimension, sum or column that the code is about; empty where it is about none. */
export interface TableReason {
  code: TableReasonCode;
  subject: string;
}

/** What of a question says which tables know it. */
export interface Needs {
  reads: Reads;
  /** What is summed beside the costs. */
  sums?: readonly FactSum[];
  /** They may leave out all but the lines of a table. */
  filters: readonly Filter[];
}

export const reasonOf = (code: TableReasonCode, subject = ''): TableReason => ({ code, subject });

/** Null where the table knows all that is asked for, of the lines that it has. */
export function lackOf(table: RollupTable, { reads, sums = [], filters }: Needs): TableReason | null {
  const known: ReadonlySet<Dimension> = new Set(ROLLUP_DIMENSIONS[table]);
  const summed: ReadonlySet<FactSum> = new Set([...COST_SUMS, ...ROLLUP_SUMS[table]]);
  const sum = sums.find((each) => !summed.has(each));
  if (sum !== undefined) return reasonOf('MEASURE', sum);
  const unknown = [...reads.dimensions].find((each) => !known.has(each));
  if (unknown !== undefined) return reasonOf(isFiltered(unknown, filters) ? 'FILTER' : 'DIMENSION', unknown);
  if (reads.tags.size === (table === 'tagDaily' ? 1 : 0)) return null;
  return reasonOf(reads.tags.size > 1 ? 'TAGS' : 'TAG');
}

function isFiltered(dimension: Dimension, filters: readonly Filter[]): boolean {
  return readsOf(filters.map((filter) => filter.dimension)).dimensions.has(dimension);
}

/** Does the table have every line that the filters keep, where it has not all of them? */
export function hasAllLines(table: RollupTable, filters: readonly Filter[]): boolean {
  const one = ROLLUP_LINES[table];
  if (one === undefined) return true;
  return filters.some(
    (filter) =>
      filter.vendor === undefined &&
      filter.isExcluding !== true &&
      'values' in filter &&
      !filter.values.includes('') &&
      one.some((dimension) => dimension === filter.dimension),
  );
}

/** Why the table and no smaller one; null for the smallest of those with days, which lacks nothing but months. */
export function reasonFor(table: FactTable, needs: Needs): TableReason | null {
  if (table === 'accountDaily') return null;
  const { tags } = needs.reads;
  if (table === 'rows' && tags.size === 1) {
    const beside = lackOf('tagDaily', needs);
    return reasonOf('TAG', beside?.subject);
  }
  return lackOf('daily', needs) ?? lackOf('accountDaily', needs);
}
