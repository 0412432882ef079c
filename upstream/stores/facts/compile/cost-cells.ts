// What every cost question begins with: the sums of its lines by group, bucket and currency.
import { type DateRange, firstOfWeek } from '../../../../lib/calendar/calendar.ts';
import { sumsOf } from '../questions/commitment-measures.ts';
import { isSpread } from '../questions/measures.ts';
import type { CostQuestion } from '../questions/question.ts';
import { linesOf } from '../tables/lines.ts';
import { type CostContext, listOf, type PartSegment, periodRange } from './cost-context.ts';
import { filterConditions, keyOf, labelOf, type Place, type Reads } from './groupings.ts';

/** What one scan reads: a segment, or those of both ranges, which have no day in common. */
interface Piece extends Pick<PartSegment, 'table' | 'parts'> {
  segments: readonly PartSegment[];
}

/** A column of cells, and its SQL over a line. */
interface CellColumn {
  name: string;
  sql: string;
}

/** What lines are grouped by, in addition to vendor, period, bucket, currency and rate. */
export interface CellKeys {
  columnsIn: (place: Place) => CellColumn[];
  /** What FROM names: the lines, joined with what the columns need. */
  fromIn: (place: Place, lines: string) => string;
}

/** The groups of the question, by their keys and labels. */
function groupKeys({ question: { groupBy }, keys }: CostContext): CellKeys {
  const labels = groupBy.flatMap((grouping, index) => {
    const label = labelOf(grouping);
    return label === null ? [] : [{ name: `l${index}`, sql: label }];
  });
  return {
    columnsIn: (place) => [
      ...groupBy.map((grouping, index) => ({ name: keys[index] ?? '', sql: keyOf(grouping, place) })),
      ...labels,
    ],
    fromIn: (_, lines) => lines,
  };
}

/** Sums by group and bucket, and by currency and rate as far as there are several. */
export function cellsOf(
  segments: readonly PartSegment[],
  reads: Reads,
  context: CostContext,
  cellKeys = groupKeys(context),
): string {
  return piecesOf(segments, context.question)
    .map((piece) => cellsOfPiece(piece, reads, context, cellKeys))
    .join('\nUNION ALL\n');
}

/** Both ranges are read at once where they are asked of one table and are apart: a scan takes its time to plan and to open. */
function piecesOf(segments: readonly PartSegment[], { compareWith }: CostQuestion): Piece[] {
  const [current, compared, ...others] = segments;
  const isTogether =
    compareWith !== undefined &&
    others.length === 0 &&
    current?.table === compared?.table &&
    current?.period !== compared?.period;
  if (!isTogether || !current || !compared || overlap(current.range, compared.range))
    return segments.map((segment) => ({ ...segment, segments: [segment] }));
  const parts = [...new Set([...current.parts, ...compared.parts])].sort();
  return [{ table: current.table, parts, segments: [current, compared] }];
}

const overlap = (one: DateRange, other: DateRange) => one.start <= other.end && other.start <= one.end;

function cellsOfPiece(
  piece: Piece,
  reads: Reads,
  context: CostContext,
  { columnsIn, fromIn }: CellKeys,
): string {
  const { dialect, bind, question, measures, convert } = context;
  const { filters, time } = question;
  const place = { dialect, bind, table: piece.table };
  const distinct = question.measures.flatMap((measure, index) =>
    typeof measure === 'object' ? [{ name: `d${index}`, sql: keyOf(measure.distinct, place) }] : [],
  );
  const axis = time === 'billing' ? 'billing_month' : 'day';
  const plain = [
    ...columnsIn(place),
    ...distinct,
    { name: 'period', sql: byPeriod(piece, context, ({ period }) => `${period}`) },
    { name: 'bucket', sql: byPeriod(piece, context, ({ period }) => bucketOf(period, context)) },
    ...(convert.isByRate ? [{ name: 'rate', sql: convert.placeBeside('currency', axis) }] : []),
  ];
  const sums = measures.flatMap(({ parts }) => parts);
  const [extra, spread] = [sumsOf(question.measures), isSpread(question.measures)];
  const ranges = piece.segments.map(({ range }) => range);
  const lines = linesOf({ ...place, parts: piece.parts, ranges, time, reads, sums: extra, isSpread: spread });
  const conditions = filterConditions(filters, place);
  // A line without rows is a later day of a long charge, which all but effective cost has on its first.
  if (!spread) conditions.push('row_count <> 0');
  const group = ['vendor', ...(convert.isPlain ? [] : ['currency'])];
  return `
    SELECT ${listOf([group, plain.map(({ name, sql }) => `${sql} AS ${name}`)])},
      max(label_day) AS label_day${sums.map(({ name, sql }) => `, ${sql} AS ${name}`).join('')}
    FROM ${fromIn(place, lines)}${convert.isByRate ? ' CROSS JOIN place_line' : ''} WHERE ${conditions.join(' AND ') || 'true'}
    GROUP BY ${listOf([group, plain.filter(({ sql }) => !isNumber(sql)).map(({ name }) => name)])}
    ${havingOf(piece, question)}`;
}

/** A constant, such as the period of a piece: grouping by it costs time and changes nothing. */
const isNumber = (sql: string) => /^\d+$/.test(sql);

/** What lines of the piece have by the range that they are of. */
function byPeriod(
  { segments }: Piece,
  { bind, question: { time } }: CostContext,
  sqlOf: (segment: PartSegment) => string,
): string {
  const [one, other] = segments;
  if (!one) throw new Error('a piece without segments');
  const [value, otherwise] = [sqlOf(one), other ? sqlOf(other) : null];
  if (otherwise === null || otherwise === value) return value;
  const { start, end } = one.range;
  const isFirst = `${time === 'billing' ? 'billing_month' : 'day'} BETWEEN ${bind.date(start)} AND ${bind.date(end)}`;
  return `CASE WHEN ${isFirst} THEN ${value} ELSE ${otherwise} END`;
}

/** Untagged lines are what is left of all: a cell of them without lines is none. */
function havingOf({ table }: Piece, { measures }: CostQuestion): string {
  if (table !== 'tagDaily') return '';
  return `HAVING sum(${isSpread(measures) ? 'line_count' : 'row_count'}) <> 0`;
}

/** Number of the bucket of a day, in the order of `bucketsOf`. */
function bucketOf(period: number, { dialect, bind, question }: CostContext): string {
  const { unit, weekStartsOn, time } = question;
  if (unit === null) return '0';
  const range = periodRange(question, period);
  const origin = bind.date(unit === 'week' ? firstOfWeek(range.start, weekStartsOn) : range.start);
  if (unit === 'month') return dialect.monthsBetween(origin, time === 'billing' ? 'billing_month' : 'day');
  const days = dialect.daysBetween(origin, 'day');
  return unit === 'day' ? days : dialect.wholeQuotient(days, 7);
}
