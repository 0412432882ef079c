// Chooses the smallest tables that know every column a question asks for, each for a piece of its range.
import {
  addDays,
  addMonths,
  type DateRange,
  firstOfMonth,
  lastOfMonth,
} from '../../../../lib/calendar/calendar.ts';
import type { Reads } from '../compile/groupings.ts';
import type { Dimension } from '../questions/dimensions.ts';
import type { Scope } from '../questions/question.ts';
import { ROLLUP_DIMENSIONS, type RollupTable } from './rollup-dimensions.ts';
import type { FactTable } from './tables.ts';

/** A part of a range, and the table that is asked about it. */
export interface Segment {
  table: FactTable;
  range: DateRange;
}

export interface Choice {
  reads: Reads;
  time: Scope['time'];
  /** No buckets are shorter than a month. */
  isByMonth: boolean;
}

/** Segments that cover the range once, in order. */
export function segmentsOf(range: DateRange, { reads, time, isByMonth }: Choice): Segment[] {
  const byDay = firstThatKnows(DAILY, reads);
  const byMonth = firstThatKnows(['monthly'], reads);
  if (byMonth === 'rows' || !(isByMonth || time === 'billing')) return [{ table: byDay, range }];
  // Billing months have no days in them.
  if (time === 'billing') return [{ table: byMonth, range }];
  const first =
    range.start === firstOfMonth(range.start) ? range.start : firstOfMonth(addMonths(range.start, 1));
  const last = range.end === lastOfMonth(range.end) ? range.end : addDays(firstOfMonth(range.end), -1);
  if (last < first) return [{ table: byDay, range }];
  const pieces: Segment[] = [
    { table: byDay, range: { start: range.start, end: addDays(first, -1) } },
    { table: byMonth, range: { start: first, end: last } },
    { table: byDay, range: { start: addDays(last, 1), end: range.end } },
  ];
  return pieces.filter(({ range: { start, end } }) => start <= end);
}

/** From the smallest. */
const DAILY: readonly RollupTable[] = ['accountDaily', 'tagDaily', 'daily'];

function firstThatKnows(tables: readonly RollupTable[], { dimensions, tags }: Reads): FactTable {
  const knows = (table: RollupTable) => {
    const known: ReadonlySet<Dimension> = new Set(ROLLUP_DIMENSIONS[table]);
    return [...dimensions].every((each) => known.has(each)) && tags.size === (table === 'tagDaily' ? 1 : 0);
  };
  return tables.find(knows) ?? 'rows';
}
