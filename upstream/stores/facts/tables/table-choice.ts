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
  /** Has every currency one rate on these days? A line of a month is converted by one. */
  isConstant: (days: DateRange) => boolean;
}

/** Segments that cover the range once, in order. */
export function segmentsOf(range: DateRange, { reads, time, isByMonth, isConstant }: Choice): Segment[] {
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
    ...wholeMonths({ start: first, end: last }).map((month) => ({
      table: isConstant(month) ? byMonth : byDay,
      range: month,
    })),
    { table: byDay, range: { start: addDays(last, 1), end: range.end } },
  ];
  return joined(pieces.filter(({ range: { start, end } }) => start <= end));
}

function wholeMonths({ start, end }: DateRange): DateRange[] {
  const months: DateRange[] = [];
  for (let month = start; month <= end; month = addMonths(month, 1))
    months.push({ start: month, end: lastOfMonth(month) });
  return months;
}

/** Neighbours of one table as one piece. */
function joined(pieces: readonly Segment[]): Segment[] {
  const whole: Segment[] = [];
  for (const piece of pieces) {
    const last = whole.at(-1);
    if (last?.table === piece.table)
      whole[whole.length - 1] = { ...last, range: { start: last.range.start, end: piece.range.end } };
    else whole.push(piece);
  }
  return whole;
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
