// What every cost question begins with: the sums of its lines by group, bucket and currency, and their conversion.
import { type DateRange, firstOfWeek } from '../../../../lib/calendar/calendar.ts';
import { sumsOf } from '../questions/commitment-measures.ts';
import type { MeasureSql } from '../questions/measure-sql.ts';
import { isSpread, measureSql } from '../questions/measures.ts';
import type { CostQuestion } from '../questions/question.ts';
import type { Conversion } from '../questions/rates.ts';
import { linesOf } from '../tables/lines.ts';
import type { Segment } from '../tables/table-choice.ts';
import { type ConversionSql, conversionSql } from './conversion-sql.ts';
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

/** What the parts of a statement are made with. */
export interface CostContext {
  dialect: Dialect;
  bind: Bindings;
  question: CostQuestion;
  measures: MeasureSql[];
  convert: ConversionSql;
  /** Names of the groupings' columns. */
  keys: string[];
  /** What groups are summed of: cells, or (where there are cells of each day) their worth, converted once. */
  source: 'cell' | 'worth';
}

export function contextOf(dialect: Dialect, question: CostQuestion, conversion: Conversion): CostContext {
  const bind = new Bindings(dialect);
  const convert = conversionSql(dialect, bind, conversion);
  return {
    ...{ dialect, bind, question, convert },
    measures: question.measures.map(measureSql),
    keys: question.groupBy.map((_, index) => `k${index}`),
    source: convert.isConstant ? 'cell' : 'worth',
  };
}

export const listOf = (items: readonly (string | readonly string[])[]) => items.flat().join(', ');

const partsOf = (measures: readonly MeasureSql[]) => measures.flatMap(({ parts }) => parts);

/** Sums by group, bucket, currency and rate. */
export function cellsOf(segments: readonly PartSegment[], reads: Reads, context: CostContext): string {
  return segments.map((segment) => cellsOfSegment(segment, reads, context)).join('\nUNION ALL\n');
}

function cellsOfSegment(segment: PartSegment, reads: Reads, context: CostContext): string {
  const { dialect, bind, question, measures, keys } = context;
  const { groupBy, filters, time } = question;
  const place = { dialect, bind, table: segment.table };
  const { placeOf, placeBeside } = context.convert;
  const placeSql = context.source === 'cell' ? placeOf : placeBeside;
  const labels = groupBy.flatMap((grouping, index) => {
    const label = labelOf(grouping);
    return label === null ? [] : [{ name: `l${index}`, sql: label }];
  });
  const distinct = question.measures.flatMap((measure, index) =>
    typeof measure === 'object' ? [{ name: `d${index}`, sql: keyOf(measure.distinct, place) }] : [],
  );
  const plain = [
    ...groupBy.map((grouping, index) => ({ name: keys[index] ?? '', sql: keyOf(grouping, place) })),
    ...labels,
    ...distinct,
    { name: 'bucket', sql: bucketOf(segment.period, context) },
    { name: 'rate', sql: placeSql('currency', time === 'billing' ? 'billing_month' : 'day') },
  ];
  const sums = measures.flatMap(({ parts }) => parts);
  const [extra, spread] = [sumsOf(question.measures), isSpread(question.measures)];
  const lines = linesOf({ ...place, ...segment, time, reads, sums: extra, isSpread: spread });
  const conditions = filterConditions(filters, place);
  // A line without rows is a later day of a long charge, which all but effective cost has on its first.
  if (!spread) conditions.push('row_count <> 0');
  return `
    SELECT vendor, ${segment.period} AS period, currency, ${plain.map(({ name, sql }) => `${sql} AS ${name}`).join(', ')},
      max(label_day) AS label_day${sums.map(({ name, sql }) => `, ${sql} AS ${name}`).join('')}
    FROM ${lines}${context.source === 'cell' ? '' : ' CROSS JOIN place_line'} WHERE ${conditions.join(' AND ') || 'true'}
    GROUP BY vendor, currency, ${plain.map(({ name }) => name).join(', ')}
    ${havingOf(segment, question)}`;
}

/** Untagged lines are what is left of all: a cell of them without lines is none. */
function havingOf({ table }: PartSegment, { measures }: CostQuestion): string {
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

/**
 * The CTEs `place_line` and `factor_line` with a comma behind them: many rates within expressions take long to plan, and
 * lists of them in every line take longer to convert than all else.
 */
export function rateLines({ dialect, convert, source }: CostContext): string {
  if (source === 'cell') return '';
  return `place_line ${dialect.once} (${convert.placeLine()}),
    factor_line ${dialect.once} (${convert.factorLines()}),
    `;
}

/**
 * The CTE `worth` with a comma behind it; nothing where the cells themselves are the source. One rate of each currency
 * is best applied to few merged cells, many rates once to each.
 */
export function convertedCells(context: CostContext): string {
  const { dialect, measures, convert, keys, question, source } = context;
  if (source === 'cell') return '';
  const labels = question.groupBy.flatMap((grouping, index) =>
    labelOf(grouping) === null ? [] : [`l${index}`],
  );
  const group = listOf(['vendor', 'period', 'bucket', keys, labels, distinctColumns(context)]);
  const costs = partsOf(measures).filter(({ isCost }) => isCost);
  // Within CASE an engine would compute what amounts share again and again.
  const products = costs.map(({ name }) => `${convert.timesLine(name)} AS times_${name}`);
  const merged = partsOf(measures).map(({ name, isCost, merge }) => {
    const amount = `CASE WHEN ${convert.isForeign('currency')} THEN times_${name} ELSE ${name} END`;
    return `${merge}(${isCost ? amount : name}) AS ${name}`;
  });
  return `worth ${dialect.once} (SELECT ${listOf([group, 'max(label_day) AS label_day', merged])}
      FROM (SELECT ${listOf(['*', products])}
        FROM cell LEFT JOIN factor_line ON factor_place = rate
        WHERE ${convert.isKnown('currency', 'rate')}) AS products
      GROUP BY ${group}),
    `;
}

/** Cells of known currencies put together by the columns, in the currency of the answer. */
export function converted(
  columns: readonly string[],
  others: readonly string[],
  from: string,
  context: CostContext,
): string {
  const { measures, convert, source } = context;
  const parts = partsOf(measures);
  const merged = parts.map(({ name, merge }) => `${merge}(${name}) AS ${name}`);
  if (source === 'worth')
    return `SELECT ${listOf([columns, others, merged])} FROM ${from} GROUP BY ${listOf([columns])}`;
  const amounts = parts.map(({ name, isCost }) =>
    isCost ? `${convert.amount(name, 'currency', 'rate')} AS ${name}` : name,
  );
  const names = others.map((other) => other.split(' AS ')[1] ?? other);
  const group = listOf([columns, 'currency', 'rate']);
  return `SELECT ${listOf([columns, names, amounts])}
    FROM (SELECT ${listOf([group, others, merged])} FROM ${from} GROUP BY ${group}) AS merged_cells
    WHERE ${convert.isKnown('currency', 'rate')}`;
}

/**
 * A line for each rate that cells were converted by (its place in `bucket`), and one for each currency without a rate with
 * its sums. `nothing` stands for columns that these lines do not have, before and behind the currency.
 */
export function foreignLines(
  { measures, convert }: CostContext,
  nothing: { before: readonly string[]; behind: readonly string[] },
): string {
  const isKnown = convert.isKnown('currency', 'rate');
  const kind = `CASE WHEN ${isKnown} THEN ${COST_KINDS.converted} ELSE ${COST_KINDS.unconverted} END`;
  const sums = measures.map(({ merged }) => merged);
  return `
    SELECT ${listOf([kind, '0', 'period', 'rate', sums, nothing.before, 'currency', nothing.behind])}
    FROM cell WHERE ${convert.isForeign('currency')} GROUP BY period, currency, rate`;
}
