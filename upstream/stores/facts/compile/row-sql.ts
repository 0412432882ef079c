// The rows of a question as SQL: which rows they are, and their columns.

import type { RowStreamQuestion } from '../questions/question.ts';
import type { Conversion } from '../questions/rates.ts';
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
import type { LineNeeds } from '../tables/pack-tables.ts';
import { type ConversionSql, conversionSql } from './conversion-sql.ts';
import type { Dialect } from './dialect.ts';
import { filterConditions, keyOf, type Place } from './groupings.ts';
import { Bindings } from './statement.ts';

const AMOUNTS: ReadonlySet<string> = new Set([...COST_COLUMNS, ...NUMBER_COLUMNS]);

export interface RowContext {
  dialect: Dialect;
  bind: Bindings;
  question: RowStreamQuestion;
  start: string;
  end: string;
  conversion: Conversion;
  convert: ConversionSql;
}

export function contextOf(dialect: Dialect, question: RowStreamQuestion, conversion: Conversion): RowContext {
  const bind = new Bindings(dialect);
  const [start, end] = [bind.date(question.range.start), bind.date(question.range.end)];
  const convert = conversionSql(dialect, bind, conversion);
  return { dialect, bind, question, start, end, conversion, convert };
}

export function scopeOf(parts: readonly string[], context: RowContext, needs: LineNeeds = {}): string {
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
  return `${dialect.scan('rows', parts, bind, needs)} AS facts WHERE ${conditions.join(' AND ')}`;
}

export function rowsPlace({ dialect, bind }: RowContext): Place {
  return { dialect, bind, table: 'rows' };
}

type CostSql = (column: keyof typeof ROW_COSTS, context: RowContext) => string;

export function selects(columns: readonly RowColumn[], context: RowContext, cost: CostSql): string {
  return columns.map((column) => `${columnSql(column, context, cost)} AS ${sqlName(column)}`).join(', ');
}

export function columnSql(column: RowColumn, context: RowContext, cost: CostSql): string {
  return isCost(column) ? cost(column, context) : rowValueOf(column, context);
}

/** A long charge is of the first of its days that is in the range. */
function rowValueOf(column: Exclude<RowColumn, keyof typeof ROW_COSTS>, context: RowContext): string {
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
export function knownCostOf(column: keyof typeof ROW_COSTS, context: RowContext): string {
  return `CASE WHEN ${context.convert.isKnown('"BillingCurrency"', rateOf(context))} THEN ${costOf(column, context)} END`;
}

/** In the currency of the answer, by the rate of its first day that is in the range, or by those of all of its days. */
export function costOf(column: keyof typeof ROW_COSTS, context: RowContext): string {
  const { convert } = context;
  if (column !== 'cost' || !isByDay(context))
    return convert.amount(rawCost(column, context), '"BillingCurrency"', rateOf(context));
  const foreign = convert.isForeign('"BillingCurrency"');
  return `CASE WHEN ${foreign} THEN ${costOfDays(context)} ELSE ${basisCost(context)} END`;
}

/** Effective cost of a long row may have several rates. */
export function isByDay({ question: { basis, time }, convert }: RowContext): boolean {
  return basis === 'effective' && time !== 'billing' && convert.isByRate;
}

/** Of each day of the row that is in the range, converted by its own rate. */
function costOfDays({ dialect, convert, start, end }: RowContext): string {
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

export function rateOf({ question: { time }, convert, start }: RowContext): string {
  const day = time === 'billing' ? 'billing_month' : `greatest(charge_date, ${start})`;
  return convert.placeOf('"BillingCurrency"', day);
}

/** `cost` is the part of the basis that falls in the range. */
export function rawCost(column: keyof typeof ROW_COSTS, context: RowContext): string {
  return column === 'cost' ? basisCost(context) : ROW_COSTS[column];
}

function basisCost({ dialect, question, start, end }: RowContext): string {
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

export function typed(column: RowColumn, dialect: Dialect): string {
  return `${isNumber(column) ? dialect.asNumber(sqlName(column)) : dialect.asText(sqlName(column))} AS ${sqlName(column)}`;
}
