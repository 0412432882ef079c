// Turns questions for billing rows into SQL and its parameters.

import type { DateRange } from '../../../../lib/calendar/calendar.ts';
import type { RowStreamQuestion, RowsQuestion } from '../questions/question.ts';
import { type Conversion, changesWithin } from '../questions/rates.ts';
import type { RowColumn } from '../questions/row-columns.ts';
import { linesOf } from '../tables/lines.ts';
import type { RollupTable } from '../tables/rollup-dimensions.ts';
import { segmentsOf } from '../tables/table-choice.ts';
import { convertedLines, factorLine } from './conversion-sql.ts';
import type { Dialect } from './dialect.ts';
import { filterConditions, readsOf } from './groupings.ts';
import { namesOf, type RowPart, rowPage } from './row-page.ts';
import {
  contextOf,
  isByDay,
  knownCostOf,
  type RowContext,
  rateOf,
  rawCost,
  scopeOf,
  selects,
  typed,
} from './row-sql.ts';
import type { Statement } from './statement.ts';

/** One line for the whole scope (row_count, total, rates: places of those used), joined with each row of the page (is_row 1, columns by name). */
export function compileRows(
  dialect: Dialect,
  question: RowsQuestion,
  parts: readonly RowPart[],
  conversion: Conversion,
  rollups: readonly RollupTable[],
): Statement {
  const context = contextOf(dialect, question, conversion);
  const { by = 'cost' } = question.order ?? {};
  const columns = [...new Set<RowColumn>([...question.columns, by])];
  const page = rowPage(columns, question, parts, context);
  const sql = `
    WITH ${factorLine(dialect, context.convert)}summary AS (${summaryOf(parts, context, rollups)}),
    page AS (${page.sql})
    SELECT ${dialect.asNumber('row_count')} AS row_count, ${dialect.asNumber('total')} AS total,
      rates, ${dialect.asNumber('is_row')} AS is_row, ${columns.map((column) => typed(column, dialect)).join(', ')}
    FROM summary LEFT JOIN page ON true ORDER BY ${page.order}`;
  return context.bind.statement(sql);
}

/** All rows of the scope, columns by name; costs in a currency without a rate are null. */
export function compileRowStream(
  dialect: Dialect,
  question: RowStreamQuestion,
  parts: readonly string[],
  conversion: Conversion,
): Statement {
  const context = contextOf(dialect, question, conversion);
  const { columns } = question;
  return context.bind.statement(`
    SELECT ${columns.map((column) => typed(column, dialect)).join(', ')}
    FROM (SELECT ${selects(columns, context, knownCostOf)} FROM ${scopeOf(parts, context)}) AS facts`);
}

/** How many rows there are and what they cost, of those that have a rate. */
function summaryOf(parts: readonly RowPart[], context: RowContext, rollups: readonly RollupTable[]): string {
  const { dialect, convert } = context;
  const sums = `(${sumsByCurrency(namesOf(parts), context, rollups)}) AS sums`;
  if (convert.isPlain) return `SELECT sum(n) AS row_count, sum(amount) AS total, NULL AS rates FROM ${sums}`;
  const place = convert.factors.isSome ? convert.factors.place : '0';
  const rates = dialect.joined(
    `CASE WHEN ${convert.isForeign('currency')} THEN ${dialect.asText('rate_place')} END`,
  );
  const amount = { name: 'amount', isCost: !isByDay(context) };
  return `SELECT sum(n) AS row_count, sum(amount) AS total, ${rates} AS rates
      FROM (${convertedLines(['currency', 'n', `${place} AS rate_place`], [amount], sums, convert)}) AS known`;
}

/**
 * How many rows there are and what they cost (currency, n, amount, and rate where a currency has several; the amount is
 * converted where `isByDay`). The rollups know it of billed cost; a row of effective cost may have begun before the range,
 * and a search looks into single rows.
 */
function sumsByCurrency(
  parts: readonly string[],
  context: RowContext,
  rollups: readonly RollupTable[],
): string {
  const { dialect, bind, question, convert } = context;
  const { basis, range, time, filters } = question;
  const byRate = (place: () => string) => (convert.isByRate ? [`${place()} AS rate`] : []);
  const group = ['currency', ...(convert.isByRate ? ['rate'] : [])].join(', ');
  if (basis === 'effective' || question.contains) {
    const amount = isByDay(context) ? knownCostOf('cost', context) : rawCost('cost', context);
    const keys = ['"BillingCurrency" AS currency', ...byRate(() => rateOf(context))].join(', ');
    return `SELECT ${keys}, count(*) AS n, sum(${amount}) AS amount
      FROM ${scopeOf(parts, context)} GROUP BY ${group}`;
  }
  const reads = readsOf(filters.map(({ dimension }) => dimension));
  const isConstant = (days: DateRange) => !changesWithin(context.conversion, days, () => true);
  const segments = segmentsOf(range, { reads, filters, rollups, time, isByMonth: true, isConstant });
  const sums = segments.map((segment) => {
    const place = { dialect, bind, table: segment.table };
    const lines = linesOf({ ...place, parts, ranges: [segment.range], time, reads, isSpread: false });
    const conditions = ['row_count <> 0', ...filterConditions(filters, place)];
    const day = time === 'billing' ? 'billing_month' : 'day';
    const keys = ['currency', ...byRate(() => convert.placeOf('currency', day))].join(', ');
    return `SELECT ${keys}, sum(row_count) AS n, sum(billed) AS amount
      FROM ${lines} WHERE ${conditions.join(' AND ')} GROUP BY ${group}`;
  });
  return sums.join(' UNION ALL ');
}
