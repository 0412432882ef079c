// Daily series of a few groups among very many. Summing every group by day makes nearly as many cells as there are rows, so
// groups are ranked by their totals first. Then the lines are read again: listed groups keep a series of their own, and all
// others are summed as one.
import { daysIn } from '../../../../lib/calendar/calendar.ts';
import type { Dimension } from '../questions/dimensions.ts';
import type { CostQuestion } from '../questions/question.ts';
import { mergedBy } from './cell-conversion.ts';
import { convertedLines } from './conversion-sql.ts';
import { type CellKeys, cellsOf } from './cost-cells.ts';
import { type CostContext, countedColumns, type PartSegment, partsOf } from './cost-context.ts';
import { keyOf, type Reads } from './groupings.ts';

/** Nearly every row of a day has a value of its own. */
const MANY: Dimension = 'resource';
/** With fewer days, longer buckets or more listed groups, reading the lines twice takes longer than summing all cells. */
const FEWEST_DAYS = 7;
const MOST_LISTED = 100;

export function isRankedFirst(
  { groupBy, unit, range, limit, only }: CostQuestion,
  segments: readonly PartSegment[],
): boolean {
  return (
    unit === 'day' &&
    daysIn(range) >= FEWEST_DAYS &&
    groupBy.includes(MANY) &&
    segments.every(({ table }) => table === 'rows') &&
    (only?.length ?? limit) <= MOST_LISTED
  );
}

/** The same question as totals, which groups are ranked by. */
export function withoutBuckets(context: CostContext): CostContext {
  const { question, convert } = context;
  return { ...context, question: { ...question, unit: null }, source: convert.isPlain ? 'cell' : 'worth' };
}

/** Sums by line and bucket in the currency of the answer. `listed` is a condition on the relation `ranked`. */
export function seriesOf(
  segments: readonly PartSegment[],
  reads: Reads,
  context: CostContext,
  listed: string,
): string {
  const columns = ['line', 'period', 'bucket', ...countedColumns(context)];
  const cells = `(${cellsOf(segments, reads, context, lineKeys(context, listed))}) AS line_cells`;
  const amounts = convertedLines(columns, partsOf(context.measures), cells, context.convert);
  return mergedBy(columns, [], `(${amounts}) AS line_amounts`, context);
}

/**
 * By the rank of a listed group, or 0 for all others. Under a search, lines of groups that do not match are left out. Without
 * one only the listed groups are joined, because nearly all lines are of others.
 */
function lineKeys({ question: { groupBy, search }, keys }: CostContext, listed: string): CellKeys {
  const found = `SELECT *, CASE WHEN ${listed} THEN rank ELSE 0 END AS line FROM ranked`;
  const join = search === undefined ? `LEFT JOIN (${found} WHERE ${listed})` : `JOIN (${found})`;
  return {
    columnsIn: () => [{ name: 'line', sql: 'line' }],
    fromIn: (place, lines) => {
      const on = groupBy.map((grouping, index) => `${keyOf(grouping, place)} = found.${keys[index]}`);
      return `(SELECT facts.*, coalesce(found.line, 0) AS line
        FROM ${lines} ${join} AS found ON ${['facts.vendor = found.vendor', ...on].join(' AND ')}) AS facts`;
    },
  };
}
