// What the parts of the statement of a cost question are made with.
import type { DateRange } from '../../../../lib/calendar/calendar.ts';
import type { MeasureSql } from '../questions/measure-sql.ts';
import { isSpread, measureSql } from '../questions/measures.ts';
import type { CostQuestion } from '../questions/question.ts';
import type { Conversion } from '../questions/rates.ts';
import type { Segment } from '../tables/table-choice.ts';
import { type ConversionSql, conversionSql } from './conversion-sql.ts';
import type { Dialect } from './dialect.ts';
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

export const partsOf = (measures: readonly MeasureSql[]) => measures.flatMap(({ parts }) => parts);

export function periodRange({ range, compareWith }: CostQuestion, period: number): DateRange {
  return period === COMPARED && compareWith ? compareWith : range;
}

export function distinctColumns({ question: { measures } }: CostContext): string[] {
  return measures.flatMap((measure, index) => (typeof measure === 'object' ? [`d${index}`] : []));
}

/** Columns that merged cells keep, so that distinct values can be counted: each counts once for each vendor. */
export function countedColumns(context: CostContext): string[] {
  const distinct = distinctColumns(context);
  return distinct.length > 0 ? ['vendor', ...distinct] : [];
}
