// Turns questions for billing rows into SQL and its parameters.

import type { DateRange } from '../../../../lib/calendar/calendar.ts';
import type { RowStreamQuestion, RowsQuestion } from '../questions/question.ts';
import { type Conversion, changesWithin } from '../questions/rates.ts';
import {
  focusName,
  isCost,
  isFocus,
  isNumber,
  ROW_COSTS,
  type RowColumn,
  rowValue,
} from '../questions/row-columns.ts';
import { sqlName } from '../sql-text.ts';
import { COST_COLUMNS, NUMBER_COLUMNS, TAGS_COLUMN } from '../tables/focus-columns.ts';
import { linesOf } from '../tables/lines.ts';
import type { RollupTable } from '../tables/rollup-dimensions.ts';
import { segmentsOf } from '../tables/table-choice.ts';
import { type ConversionSql, conversionSql } from './conversion-sql.ts';
import type { Dialect } from './dialect.ts';
import { filterConditions, keyOf, type Place, readsOf } from './groupings.ts';
import { Bindings, type Statement } from './statement.ts';

const AMOUNTS: ReadonlySet<string> = new Set([...COST_COLUMNS, ...NUMBER_COLUMNS]);

interface Context {
  dialect: Dialect;
  bind: Bindings;
  question: RowStreamQuestion;
  start: string;
  end: string;
  conversion: Conversion;
  convert: ConversionSql;
}

function contextOf(dialect: Dialect, question: RowStreamQuestion, conversion: Conversion): Context {
  const bind = new Bindings(dialect);
  const [start, end] = [bind.date(question.range.start), bind.date(question.range.end)];
  const convert = conversionSql(dialect, bind, conversion);
  return { dialect, bind, question, start, end, conversion, convert };
}

/** One line for the whole scope (row_count, total, rates: places of those used), joined with each row of the page (is_row 1, columns by name). */
export function compileRows(
  dialect: Dialect,
  question: RowsQuestion,
  parts: readonly string[],
  conversion: Conversion,
  rollups: readonly RollupTable[],
): Statement {
  const context = contextOf(dialect, question, conversion);
  const { bind, convert } = context;
  const { by = 'cost', isRising = false } = question.order ?? {};
  const columns = [...new Set<RowColumn>([...question.columns, by])];
  const place = dialect.rowPlace.join(', ');
  const orderOf = (from: string) =>
    `${from}${sqlName(by)} ${isRising ? 'ASC' : 'DESC'} NULLS LAST, ${from}charge_date, ${dialect.rowPlace.map((each) => `${from}${each}`).join(', ')}`;
  const known = convert.isKnown('"BillingCurrency"', rateOf(context));
  const total = isByDay(context) ? 'amount' : convert.amount('amount', 'currency', 'rate');
  const rates = dialect.joined(
    `CASE WHEN ${convert.isForeign('currency')} THEN ${dialect.asText('rate')} END`,
  );
  const isLater = isConvertedLater(context);
  const money = isLater ? `"BillingCurrency" AS row_currency, ${rateOf(context)} AS row_rate,` : '';
  const sql = `
    WITH summary AS (
      SELECT sum(n) AS row_count, sum(${total}) AS total, ${rates} AS rates
      FROM (${sumsByCurrency(parts, context, rollups)}) AS sums WHERE ${convert.isKnown('currency', 'rate')}
    ), page AS (
      SELECT ${selects(columns, context, isLater ? rawCost : costOf)}, ${money} charge_date, ${place}, 1 AS is_row
      FROM ${scopeOf(parts, context)} AND ${known}
      ORDER BY ${orderOf('')} LIMIT ${bind.integer(question.limit)} OFFSET ${bind.integer(question.skip)}
    )
    SELECT ${dialect.asNumber('row_count')} AS row_count, ${dialect.asNumber('total')} AS total,
      rates, ${dialect.asNumber('is_row')} AS is_row, ${columns.map((column) => typedOnPage(column, context)).join(', ')}
    FROM summary LEFT JOIN page ON true ORDER BY ${orderOf('page.')}`;
  return bind.statement(sql);
}

/** Costs in one currency of one rate are ordered as they are: to convert all takes longer than to find the greatest. */
function isConvertedLater({ conversion, convert }: Context): boolean {
  return conversion.isOfOne && !convert.isByRate;
}

function typedOnPage(column: RowColumn, context: Context): string {
  const { dialect, convert } = context;
  if (!isCost(column) || !isConvertedLater(context)) return typed(column, dialect);
  return `${dialect.asNumber(convert.amount(sqlName(column), 'row_currency', 'row_rate'))} AS ${sqlName(column)}`;
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
 * How many rows there are and what they cost (currency, rate, n, amount; the amount is converted where `isByDay`). The rollups know it of billed cost; a row of
 * effective cost may have begun before the range, and a search looks into single rows.
 */
function sumsByCurrency(parts: readonly string[], context: Context, rollups: readonly RollupTable[]): string {
  const { dialect, bind, question, convert } = context;
  const { basis, range, time, filters } = question;
  if (basis === 'effective' || question.contains) {
    const amount = isByDay(context) ? knownCostOf('cost', context) : rawCost('cost', context);
    return `SELECT "BillingCurrency" AS currency, ${rateOf(context)} AS rate, count(*) AS n, sum(${amount}) AS amount
      FROM ${scopeOf(parts, context)} GROUP BY currency, rate`;
  }
  const reads = readsOf(filters.map(({ dimension }) => dimension));
  const isConstant = (days: DateRange) => !changesWithin(context.conversion, days, () => true);
  const segments = segmentsOf(range, { reads, filters, rollups, time, isByMonth: true, isConstant });
  const sums = segments.map((segment) => {
    const place = { dialect, bind, table: segment.table };
    const lines = linesOf({ ...place, parts, ranges: [segment.range], time, reads, isSpread: false });
    const conditions = ['row_count <> 0', ...filterConditions(filters, place)];
    const rate = convert.placeOf('currency', time === 'billing' ? 'billing_month' : 'day');
    return `SELECT currency, ${rate} AS rate, sum(row_count) AS n, sum(billed) AS amount
      FROM ${lines} WHERE ${conditions.join(' AND ')} GROUP BY currency, rate`;
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
  if (isFocus(column)) return focusValue(focusName(column), context.dialect);
  const isCut = column === 'usageDate' && question.time !== 'billing';
  return isCut ? `greatest(charge_date, ${start})` : rowValue(column);
}

/** As it was loaded. */
function focusValue(name: string, dialect: Dialect): string {
  if (name === TAGS_COLUMN) return dialect.tagsJson(sqlName(name));
  return AMOUNTS.has(name) ? dialect.decimalText(sqlName(name)) : sqlName(name);
}

/** Null in a currency without a rate. */
function knownCostOf(column: keyof typeof ROW_COSTS, context: Context): string {
  return `CASE WHEN ${context.convert.isKnown('"BillingCurrency"', rateOf(context))} THEN ${costOf(column, context)} END`;
}

/** In the currency of the answer, by the rate of its first day that is in the range, or by those of all of its days. */
function costOf(column: keyof typeof ROW_COSTS, context: Context): string {
  const { convert } = context;
  if (column !== 'cost' || !isByDay(context))
    return convert.amount(rawCost(column, context), '"BillingCurrency"', rateOf(context));
  const foreign = convert.isForeign('"BillingCurrency"');
  return `CASE WHEN ${foreign} THEN ${costOfDays(context)} ELSE ${basisCost(context)} END`;
}

/** Effective cost of a long row may have several rates. */
function isByDay({ question: { basis, time }, convert }: Context): boolean {
  return basis === 'effective' && time !== 'billing' && convert.isByRate;
}

/** Of each day of the row that is in the range, converted by its own rate. */
function costOfDays({ dialect, convert, start, end }: Context): string {
  const until = (count: string) => dialect.partsOf(ROW_COSTS.effective, 'spread_days', count);
  const from = dialect.daysBetween('charge_date', `greatest(charge_date, ${start})`);
  const below = dialect.daysBetween('charge_date', dialect.addDays(`least(${end}, last_date)`, '1'));
  const day = dialect.addDays('charge_date', 'place');
  const amount = convert.amount(
    `(${until('place + 1')} - ${until('place')})`,
    '"BillingCurrency"',
    convert.placeOf('"BillingCurrency"', day),
  );
  return dialect.sumOver('place', from, below, amount);
}

function rateOf({ question: { time }, convert, start }: Context): string {
  const day = time === 'billing' ? 'billing_month' : `greatest(charge_date, ${start})`;
  return convert.placeOf('"BillingCurrency"', day);
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
