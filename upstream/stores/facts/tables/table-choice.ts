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
import type { Filter, Scope } from '../questions/question.ts';
import {
  COST_SUMS,
  type FactSum,
  ROLLUP_DIMENSIONS,
  ROLLUP_LINES,
  ROLLUP_SUMS,
  type RollupTable,
} from './rollup-dimensions.ts';
import type { FactTable } from './tables.ts';

/** A part of a range, and the table that is asked about it. */
export interface Segment {
  table: FactTable;
  range: DateRange;
}

export interface Choice {
  reads: Reads;
  /** What is summed beside the costs. */
  sums?: readonly FactSum[];
  /** They may leave out all but the lines of a table. */
  filters: readonly Filter[];
  time: Scope['time'];
  /** No buckets are shorter than a month. */
  isByMonth: boolean;
  /** Has every currency one rate on these days? A line of a month is converted by one. */
  isConstant: (days: DateRange) => boolean;
}

/** Segments that cover the range once, in order. */
export function segmentsOf(range: DateRange, choice: Choice): Segment[] {
  const { time, isByMonth, isConstant } = choice;
  const byDay = firstThatKnows(DAILY, choice);
  const byMonth = firstThatKnows(['monthly'], choice);
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
const DAILY: readonly RollupTable[] = [
  'accountDaily',
  'tagDaily',
  'commitmentDaily',
  'computeDaily',
  'daily',
  'computeHourly',
];

function firstThatKnows(tables: readonly RollupTable[], { reads, sums = [], filters }: Choice): FactTable {
  const { dimensions, tags } = reads;
  const knows = (table: RollupTable) => {
    const known: ReadonlySet<Dimension> = new Set(ROLLUP_DIMENSIONS[table]);
    const summed: ReadonlySet<FactSum> = new Set([...COST_SUMS, ...ROLLUP_SUMS[table]]);
    return (
      [...dimensions].every((each) => known.has(each)) &&
      sums.every((sum) => summed.has(sum)) &&
      tags.size === (table === 'tagDaily' ? 1 : 0) &&
      hasAllLines(table, filters)
    );
  };
  return tables.find(knows) ?? 'rows';
}

/** Does the table have every line that the filters keep, where it has not all of them? */
function hasAllLines(table: RollupTable, filters: readonly Filter[]): boolean {
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
