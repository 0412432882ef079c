// A cost question that lists no groups: without ranks and labels its SQL is planned and run in half of the time.

import type { CostQuestion } from '../questions/question.ts';
import { converted, convertedCells, foreignLines } from './cell-conversion.ts';
import { rateLines } from './conversion-sql.ts';
import { COST_KINDS, type CostContext, countedColumns, listOf } from './cost-context.ts';
import type { Statement } from './statement.ts';

/** Are totals asked for alone? No group is counted then, nor others told. */
export function isOfTotals({ groupBy, limit, only }: CostQuestion): boolean {
  return groupBy.length === 0 && limit === 0 && only === undefined;
}

/** Lines in no order (kind, line, period, bucket, v0 …, text): the totals of each period and its buckets, and what was converted and what not. */
export function compileTotals(cells: string, context: CostContext): Statement {
  const { dialect, bind, measures } = context;
  const { unit } = context.question;
  const columns = ['period', 'bucket', ...countedColumns(context)];
  const sums = measures.map(({ merged }, index) => `${merged} AS v${index}`);
  const [kind, bucket, sets] =
    unit === null
      ? [`${COST_KINDS.total}`, '0', 'period']
      : [
          `${COST_KINDS.bucket} + ${dialect.grouping(['bucket'])}`,
          'bucket',
          'GROUPING SETS ((period, bucket), (period))',
        ];
  const numbers = [
    ...['kind', 'line', 'period', 'bucket'].map((name) => `${dialect.asCount(name)} AS ${name}`),
    ...measures.map((_, index) => `${dialect.asNumber(`v${index}`)} AS v${index}`),
  ];
  const foreign = foreignLines(context, { before: [], behind: [] });
  return bind.statement(`
    WITH ${rateLines(dialect, context.convert)}cell ${dialect.once} (${cells}),
    ${convertedCells(context)}placed AS (${converted(columns, [], context.source, context)}),
    lines AS (
      SELECT ${listOf([`${kind} AS kind`, '0 AS line', 'period', `${bucket} AS bucket`, sums, 'NULL AS text'])}
      FROM placed GROUP BY ${sets}
      ${foreign === null ? '' : `UNION ALL ${foreign}`})
    SELECT ${listOf([numbers, 'text'])} FROM lines`);
}
