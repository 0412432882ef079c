// Turns questions for billing rows into SQL and its parameters.

import type { RowStreamQuestion, RowsQuestion } from '../questions/question.ts';
import type { Conversion } from '../questions/rates.ts';
import { isCost, isNumber, ROW_COSTS, type RowColumn, rowValue } from '../questions/row-columns.ts';
import { sqlName } from '../sql-text.ts';
import { linesOf } from '../tables/lines.ts';
import { segmentsOf } from '../tables/table-choice.ts';
import { type ConversionSql, conversionSql } from './conversion-sql.ts';
import type { Dialect } from './dialect.ts';
import { filterConditions, keyOf, type Place, readsOf } from './groupings.ts';
import { Bindings, type Statement } from './statement.ts';

interface Context {
  dialect: Dialect;
  bind: Bindings;
  question: RowStreamQuestion;
  start: string;
  end: string;
  convert: ConversionSql;
}

function contextOf(dialect: Dialect, question: RowStreamQuestion, conversion: Conversion): Context {
  const bind = new Bindings(dialect);
  const [start, end] = [bind.date(question.range.start), bind.date(question.range.end)];
  return { dialect, bind, question, start, end, convert: conversionSql(dialect, bind, conversion) };
}

/** One line for the whole scope (row_count, total), joined with each row of the page (is_row 1, columns by name). */
export function compileRows(
  dialect: Dialect,
  question: RowsQuestion,
  parts: readonly string[],
  conversion: Conversion,
): Statement {
  const context = contextOf(dialect, question, conversion);
  const { bind, convert } = context;
  const { by = 'cost', isRising = false } = question.order ?? {};
  const columns = [...new Set<RowColumn>([...question.columns, by])];
  const place = dialect.rowPlace.join(', ');
  const orderOf = (from: string) =>
    `${from}${sqlName(by)} ${isRising ? 'ASC' : 'DESC'} NULLS LAST, ${from}charge_date, ${dialect.rowPlace.map((each) => `${from}${each}`).join(', ')}`;
  const known = convert.isKnown('"BillingCurrency"');
  const sql = `
    WITH summary AS (
      SELECT sum(n) AS row_count, sum(${convert.amount('amount', 'currency')}) AS total
      FROM (${sumsByCurrency(parts, context)}) AS sums WHERE ${convert.isKnown('currency')}
    ), page AS (
      SELECT ${selects(columns, context, costOf)}, charge_date, ${place}, 1 AS is_row
      FROM ${scopeOf(parts, context)} AND ${known}
      ORDER BY ${orderOf('')} LIMIT ${bind.integer(question.limit)} OFFSET ${bind.integer(question.skip)}
    )
    SELECT ${dialect.asNumber('row_count')} AS row_count, ${dialect.asNumber('total')} AS total,
      ${dialect.asNumber('is_row')} AS is_row, ${columns.map((column) => typed(column, dialect)).join(', ')}
    FROM summary LEFT JOIN page ON true ORDER BY ${orderOf('page.')}`;
  return bind.statement(sql);
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

/**
 * How many rows there are and what they cost (currency, n, amount). The rollups know it of billed cost; a row of
 * effective cost may have begun before the range, and a search looks into single rows.
 */
function sumsByCurrency(parts: readonly string[], context: Context): string {
  const { dialect, bind, question } = context;
  const { basis, range, time, filters } = question;
  if (basis === 'effective' || question.contains) {
    return `SELECT "BillingCurrency" AS currency, count(*) AS n, sum(${rawCost('cost', context)}) AS amount
      FROM ${scopeOf(parts, context)} GROUP BY currency`;
  }
  const reads = readsOf(filters.map(({ dimension }) => dimension));
  const segments = segmentsOf(range, { reads, time, isByMonth: true });
  const sums = segments.map((segment) => {
    const place = { dialect, bind, table: segment.table };
    const lines = linesOf({ ...place, ...segment, parts, time, reads, isSpread: false });
    const conditions = ['row_count <> 0', ...filterConditions(filters, place)];
    return `SELECT currency, sum(row_count) AS n, sum(billed) AS amount
      FROM ${lines} WHERE ${conditions.join(' AND ')} GROUP BY currency`;
  });
  return sums.join(' UNION ALL ');
}

function scopeOf(parts: readonly string[], context: Context): string {
  const { dialect, bind, question, start, end } = context;
  const { basis, filters, time, contains } = question;
  const days =
    basis === 'effective'
      ? `charge_date <= ${end} AND last_date >= ${start}`
      : `charge_date BETWEEN ${start} AND ${end}`;
  const range = time === 'billing' ? `billing_month BETWEEN ${start} AND ${end}` : days;
  const conditions = [range, ...filterConditions(filters, rowsPlace(context))];
  if (contains) {
    const text = bind.text(contains.text);
    const found = contains.in.map((column) =>
      dialect.holds(dialect.asText(rowValueOf(column, context)), text),
    );
    const { orAccounts = [] } = contains;
    if (orAccounts.length > 0) found.push(dialect.isIn(rowValue('account'), bind.texts(orAccounts)));
    conditions.push(`(${found.map((each) => `coalesce(${each}, false)`).join(' OR ')})`);
  }
  return `${dialect.scan('rows', parts, bind)} AS facts WHERE ${conditions.join(' AND ')}`;
}

function rowsPlace({ dialect, bind }: Context): Place {
  return { dialect, bind, table: 'rows' };
}

type CostSql = (column: keyof typeof ROW_COSTS, context: Context) => string;

function selects(columns: readonly RowColumn[], context: Context, cost: CostSql): string {
  return columns
    .map(
      (column) =>
        `${isCost(column) ? cost(column, context) : rowValueOf(column, context)} AS ${sqlName(column)}`,
    )
    .join(', ');
}

/** A long charge is of the first of its days that is in the range. */
function rowValueOf(column: Exclude<RowColumn, keyof typeof ROW_COSTS>, context: Context): string {
  const { question, start } = context;
  if (column === 'serviceGroup')
    return `nullif(${keyOf({ serviceGroups: question.serviceGroups ?? [] }, rowsPlace(context))}, '')`;
  const isCut = column === 'usageDate' && question.time !== 'billing';
  return isCut ? `greatest(charge_date, ${start})` : rowValue(column);
}

/** Null in a currency without a rate. */
function knownCostOf(column: keyof typeof ROW_COSTS, context: Context): string {
  return `CASE WHEN ${context.convert.isKnown('"BillingCurrency"')} THEN ${costOf(column, context)} END`;
}

/** In the company's currency. */
function costOf(column: keyof typeof ROW_COSTS, context: Context): string {
  return context.convert.amount(rawCost(column, context), '"BillingCurrency"');
}

/** `cost` is the part of the basis that falls in the range. */
function rawCost(column: keyof typeof ROW_COSTS, context: Context): string {
  return column === 'cost' ? basisCost(context) : ROW_COSTS[column];
}

function basisCost({ dialect, question, start, end }: Context): string {
  if (question.basis === 'billed') return ROW_COSTS.billed;
  if (question.time === 'billing') return ROW_COSTS.effective;
  const until = (day: string) =>
    dialect.partsOf(ROW_COSTS.effective, 'spread_days', dialect.daysBetween('charge_date', day));
  const [after, first] = [
    dialect.addDays(`least(${end}, last_date)`, '1'),
    `greatest(charge_date, ${start})`,
  ];
  return `CASE WHEN spread_days = 1 THEN ${ROW_COSTS.effective} ELSE ${until(after)} - ${until(first)} END`;
}

function typed(column: RowColumn, dialect: Dialect): string {
  return `${isNumber(column) ? dialect.asNumber(sqlName(column)) : dialect.asText(sqlName(column))} AS ${sqlName(column)}`;
}
