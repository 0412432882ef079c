// Chooses the smallest tables that know every column a question asks for, each for a piece of its range.
import {
  addDays,
  addMonths,
  type DateRange,
  firstOfMonth,
  lastOfMonth,
} from '../../../../lib/calendar/calendar.ts';
import type { TableReasonCode } from '../../../../lib/catalogue/operations/table-reasons.ts';
import type { Scope } from '../questions/question.ts';
import { ROLLUP_TABLES, type RollupTable } from './rollup-dimensions.ts';
import { hasAllLines, lackOf, type Needs, reasonFor, reasonOf, type TableReason } from './table-reasons.ts';
import type { FactTable } from './tables.ts';

/** A part of a range, the table that is asked about it, and why it is no smaller one. */
export interface Segment {
  table: FactTable;
  range: DateRange;
  reason: TableReason;
}

export interface Choice extends Needs {
  /** Which of them may be asked: all by default. */
  rollups?: readonly RollupTable[] | undefined;
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
  const ownReason = reasonFor(byDay, choice);
  const daily = (days: DateRange, code: TableReasonCode): Segment => ({
    table: byDay,
    range: days,
    reason: ownReason ?? reasonOf(code),
  });
  if (byMonth === 'rows' || !(isByMonth || time === 'billing')) return [daily(range, 'DAYS')];
  const monthly = (months: DateRange): Segment => ({
    table: byMonth,
    range: months,
    reason: reasonOf('MONTHS'),
  });
  // Billing months have no days in them.
  if (time === 'billing') return [monthly(range)];
  const first =
    range.start === firstOfMonth(range.start) ? range.start : firstOfMonth(addMonths(range.start, 1));
  const last = range.end === lastOfMonth(range.end) ? range.end : addDays(firstOfMonth(range.end), -1);
  if (last < first) return [daily(range, 'PART_OF_MONTH')];
  const pieces = [
    daily({ start: range.start, end: addDays(first, -1) }, 'PART_OF_MONTH'),
    ...wholeMonths({ start: first, end: last }).map((month) =>
      isConstant(month) ? monthly(month) : daily(month, 'RATES'),
    ),
    daily({ start: addDays(last, 1), end: range.end }, 'PART_OF_MONTH'),
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
const BY_SIZE: readonly FactTable[] = ['monthly', ...DAILY, 'rows'];

/** The piece of the largest table, which is what an answer waits for. */
export function largestOf<Piece extends Segment>([first, ...others]: readonly [Piece, ...Piece[]]): Piece {
  const sizeOf = ({ table }: Segment) => BY_SIZE.indexOf(table);
  return others.reduce((largest, each) => (sizeOf(each) > sizeOf(largest) ? each : largest), first);
}

/** `tables` from the smallest; the rows know everything. */
function firstThatKnows(tables: readonly RollupTable[], choice: Choice): FactTable {
  const { rollups = ROLLUP_TABLES, filters } = choice;
  const knows = (table: RollupTable) =>
    rollups.includes(table) && lackOf(table, choice) === null && hasAllLines(table, filters);
  return tables.find(knows) ?? 'rows';
}
