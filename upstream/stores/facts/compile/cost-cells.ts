// What every cost question begins with: the sums of its lines by group, bucket and currency, and their conversion.
import { type DateRange, firstOfWeek } from '../../../../lib/calendar/calendar.ts';
import { sumsOf } from '../questions/commitment-measures.ts';
import type { MeasureSql } from '../questions/measure-sql.ts';
import { isSpread, measureSql } from '../questions/measures.ts';
import type { CostQuestion } from '../questions/question.ts';
import type { Conversion } from '../questions/rates.ts';
import { linesOf } from '../tables/lines.ts';
import type { Segment } from '../tables/table-choice.ts';
import { type ConversionSql, conversionSql, convertedLines } from './conversion-sql.ts';
import type { Dialect } from './dialect.ts';
import { filterConditions, keyOf, labelOf, type Reads } from './groupings.ts';
import { Bindings } from './statement.ts';

/** What a line of the answer is; `line`, `period` and `bucket` are set as the kind needs them. */
export const COST_KINDS = {
  cell: 0,
  line: 1,
  bucket: 2,
  total: 3,
  group: 4,
  count: 5,
  unconverted: 6,
  converted: 7,
} as const;

export const [CURRENT, COMPARED] = [0, 1];

/** A segment with the parts that have rows in it, and the range that it is of: CURRENT or COMPARED. */
export interface PartSegment extends Segment {
  parts: readonly string[];
  period: number;
}

/** What one scan reads: a segment, or those of both ranges, which have no day in common. */
interface Piece extends Pick<PartSegment, 'table' | 'parts'> {
  segments: readonly PartSegment[];
}

/** What the parts of a statement are made with. */
export interface CostContext {
  dialect: Dialect;
  bind: Bindings;
  question: CostQuestion;
  measures: MeasureSql[];
  convert: ConversionSql;
  /** Names of the groupings' columns. */
  keys: string[];
  /**
   * What groups are summed of: cells, each sum then converted, or their worth, converted before: where cells have no
   * bucket, or rates of their own.
   */
  source: 'cell' | 'worth';
}

export function contextOf(dialect: Dialect, question: CostQuestion, conversion: Conversion): CostContext {
  const bind = new Bindings(dialect);
  const convert = conversionSql(dialect, bind, conversion);
  const isConvertedFirst = question.unit === null || convert.isByRate;
  return {
    ...{ dialect, bind, question, convert },
    measures: question.measures.map((measure, index) =>
      measureSql(measure, index, isSpread(question.measures)),
    ),
    keys: question.groupBy.map((_, index) => `k${index}`),
    source: isConvertedFirst && !convert.isPlain ? 'worth' : 'cell',
  };
}

export const listOf = (items: readonly (string | readonly string[])[]) => items.flat().join(', ');

const partsOf = (measures: readonly MeasureSql[]) => measures.flatMap(({ parts }) => parts);

/** Sums by group and bucket, and by currency and rate as far as there are several. */
export function cellsOf(segments: readonly PartSegment[], reads: Reads, context: CostContext): string {
  return piecesOf(segments, context.question)
    .map((piece) => cellsOfPiece(piece, reads, context))
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

function cellsOfPiece(piece: Piece, reads: Reads, context: CostContext): string {
  const { dialect, bind, question, measures, keys, convert } = context;
  const { groupBy, filters, time } = question;
  const place = { dialect, bind, table: piece.table };
  const labels = groupBy.flatMap((grouping, index) => {
    const label = labelOf(grouping);
    return label === null ? [] : [{ name: `l${index}`, sql: label }];
  });
  const distinct = question.measures.flatMap((measure, index) =>
    typeof measure === 'object' ? [{ name: `d${index}`, sql: keyOf(measure.distinct, place) }] : [],
  );
  const axis = time === 'billing' ? 'billing_month' : 'day';
  const plain = [
    ...groupBy.map((grouping, index) => ({ name: keys[index] ?? '', sql: keyOf(grouping, place) })),
    ...labels,
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
    FROM ${lines}${convert.isByRate ? ' CROSS JOIN place_line' : ''} WHERE ${conditions.join(' AND ') || 'true'}
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

export function periodRange({ range, compareWith }: CostQuestion, period: number): DateRange {
  return period === COMPARED && compareWith ? compareWith : range;
}

export function distinctColumns({ question: { measures } }: CostContext): string[] {
  return measures.flatMap((measure, index) => (typeof measure === 'object' ? [`d${index}`] : []));
}

/** The CTE `worth` with a comma behind it; nothing where the cells themselves are the source. */
export function convertedCells(context: CostContext): string {
  const { dialect, measures, keys, question, source, convert } = context;
  if (source === 'cell') return '';
  const labels = question.groupBy.flatMap((grouping, index) =>
    labelOf(grouping) === null ? [] : [`l${index}`],
  );
  const columns = ['vendor', 'period', 'bucket', ...keys, ...labels, ...distinctColumns(context)];
  const cells = convertedLines([...columns, 'label_day'], partsOf(measures), 'cell', convert);
  if (!convert.isByRate) return `worth ${dialect.once} (${cells}),\n    `;
  // Of rates of their own there are many more cells than groups and buckets.
  const merged = partsOf(measures).map(({ name, merge }) => `${merge}(${name}) AS ${name}`);
  return `worth ${dialect.once} (SELECT ${listOf([columns, 'max(label_day) AS label_day', merged])}
      FROM (${cells}) AS worth_cells GROUP BY ${listOf([columns])}),
    `;
}

/** The CTE `merged` with a comma behind it: cells that are not converted, without their buckets; nothing where they are. */
export function mergedCells(context: CostContext): string {
  if (isConverted(context)) return '';
  const { dialect, measures, keys, question, source } = context;
  const labels = question.groupBy.flatMap((grouping, index) =>
    labelOf(grouping) === null ? [] : [`l${index}`],
  );
  const columns = ['vendor', 'period', ...keys, ...labels, ...distinctColumns(context), 'currency'];
  const merged = partsOf(measures).map(({ name, merge }) => `${merge}(${name}) AS ${name}`);
  return `merged ${dialect.once} (SELECT ${listOf([columns, 'max(label_day) AS label_day', merged])}
      FROM ${source} GROUP BY ${listOf([columns])}),
    `;
}

/** Are the amounts of the source in the currency of the answer? */
export function isConverted({ source, convert }: CostContext): boolean {
  return source === 'worth' || convert.isPlain;
}

/** Lines of the source put together by the columns, in the currency of the answer. */
export function converted(
  columns: readonly string[],
  others: readonly string[],
  from: string,
  context: CostContext,
): string {
  const { measures, convert } = context;
  const merged = partsOf(measures).map(({ name, merge }) => `${merge}(${name}) AS ${name}`);
  if (isConverted(context))
    return `SELECT ${listOf([columns, others, merged])} FROM ${from} GROUP BY ${listOf([columns])}`;
  const names = others.map((other) => other.split(' AS ')[1] ?? other);
  const group = listOf([columns, 'currency']);
  const cells = `(SELECT ${listOf([group, others, merged])} FROM ${from} GROUP BY ${group}) AS merged_cells`;
  return convertedLines([...columns, ...names], partsOf(measures), cells, convert);
}

/**
 * A SELECT of a line for each rate that cells were converted by (its place in `bucket`), and one for each currency without a
 * rate with its sums; null where there is no other currency. `nothing` stands for columns that these lines do not have,
 * before and behind the currency; `from` are the cells, or these merged.
 */
export function foreignLines(
  context: CostContext,
  nothing: { before: readonly string[]; behind: readonly string[] },
  from: 'cell' | 'merged' = 'cell',
): string | null {
  const { measures, convert } = context;
  if (convert.isPlain) return null;
  const { factors, isByRate } = convert;
  const place = isByRate ? 'rate' : factors.isSome ? factors.place : '0';
  const kind = `CASE WHEN ${convert.isKnown('currency', 'rate_place')} THEN ${COST_KINDS.converted} ELSE ${COST_KINDS.unconverted} END`;
  const sums = measures.map(({ merged }) => merged);
  const cells = factors.isSome && !isByRate ? factors.joined(from) : from;
  return `
    SELECT ${listOf([kind, '0', 'period', 'rate_place', sums, nothing.before, 'currency', nothing.behind])}
    FROM (SELECT *, ${place} AS rate_place FROM ${cells} WHERE ${convert.isForeign('currency')}) AS foreign_cells
    GROUP BY period, currency, rate_place`;
}
