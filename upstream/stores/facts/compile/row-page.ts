// A page of rows. Converting the amounts of all rows takes longer than sorting them, and amounts of one currency sort alike
// before and after. So an order by cost sorts each currency by itself, and only rows that can be on the page are converted.

import type { PartSpan } from '../../documents/loads/catalogue.ts';
import type { RowsQuestion } from '../questions/question.ts';
import { isCost, isPageColumn, type RowColumn } from '../questions/row-columns.ts';
import { sqlName } from '../sql-text.ts';
import { COSTLIEST_ROWS } from '../tables/pack-tables.ts';
import { convertedLines } from './conversion-sql.ts';
import { isOneOf } from './groupings.ts';
import { columnSql, costOf, type RowContext, rateOf, rawCost, scopeOf, selects } from './row-sql.ts';

/** What a page needs to know of a part. */
export type RowPart = Pick<PartSpan, 'part' | 'currencies'>;

/** Rows that are sorted by themselves, to be merged with those of other currencies. */
interface SortedRun {
  parts: readonly RowPart[];
  /** Keep the rows whose currency has a rate. */
  conditions: readonly string[];
}

export interface RowPage {
  /** SELECT of its rows: the columns by name, with costs in the currency of the answer, and is_row. */
  sql: string;
  /** Their order, of the relation `page`. */
  order: string;
}

export function rowPage(
  columns: readonly RowColumn[],
  question: RowsQuestion,
  parts: readonly RowPart[],
  context: RowContext,
): RowPage {
  const { dialect, bind, convert } = context;
  const { limit, skip, order: { by = 'cost', isRising = false } = {} } = question;
  const isLater = isConvertedLater(by, parts, context);
  const runs = isLater ? runsOf(by, parts, context) : [{ parts, conditions: [knownNow(context)] }];
  const isOne = runs.length === 1;
  const cost = isLater ? rawCost : costOf;
  const places = ['charge_date', ...dialect.rowPlace];
  const orderOf = (firsts: readonly string[], from = '') =>
    [
      ...firsts.map((first) => `${from}${first} ${isRising ? 'ASC' : 'DESC'} NULLS LAST`),
      ...places.map((place) => `${from}${place}`),
    ].join(', ');
  const needs = { costliest: isLater && isOfCostliest(question) ? skip + limit : undefined };
  const cut = (most: number, from: number) => `LIMIT ${bind.integer(most)} OFFSET ${bind.integer(from)}`;
  const pages = runs.map(
    (run, index) => `SELECT * FROM (
      SELECT ${selects(columns, context, cost)}, ${columnSql(by, context, cost)} AS own_order, "BillingCurrency" AS currency,
        ${places.join(', ')}, 1 AS is_row
      FROM ${[scopeOf(namesOf(run.parts), context, needs), ...run.conditions].join(' AND ')}
      ORDER BY ${orderOf(['own_order'])} ${isOne ? cut(limit, skip) : cut(skip + limit, 0)}) AS run${index}`,
  );
  const all = pages.join(' UNION ALL ');
  const others = columns.filter((column) => !isLater || !isCost(column)).map(sqlName);
  const amounts = columns.filter((column) => isLater && isCost(column));
  const kept = [...others, 'own_order', ...places, 'is_row'];
  const known = isLater
    ? convertedLines(
        kept,
        amounts.map((name) => ({ name, isCost: true })),
        `(${all}) AS runs`,
        convert,
      )
    : all;
  // Amounts of one currency that are equal after conversion keep the order of their run.
  const firsts = isOne ? ['own_order'] : [sqlName(by), 'own_order'];
  return {
    sql: isOne ? known : `SELECT * FROM (${known}) AS known ORDER BY ${orderOf(firsts)} ${cut(limit, skip)}`,
    order: orderOf(firsts, 'page.'),
  };
}

export const namesOf = (parts: readonly RowPart[]) => parts.map(({ part }) => part);

/**
 * Can amounts be converted after the page is cut? Not where a currency has several rates, and not in an order by cost if the
 * currencies of a part are unknown.
 */
function isConvertedLater(by: RowColumn, parts: readonly RowPart[], { convert }: RowContext): boolean {
  return !convert.isByRate && (!isCost(by) || parts.every(({ currencies }) => currencies !== null));
}

/**
 * Can the page be read from the costliest rows in packs? Only if it lists the first of all rows, without filter or search, by
 * descending billed cost, with columns that packs keep.
 */
export function isOfCostliest(question: RowsQuestion): boolean {
  const { columns, basis, filters, contains, limit, skip, order } = question;
  const { by = 'cost', isRising = false } = order ?? {};
  const isByBilled = (by === 'cost' || by === 'billed') && basis === 'billed' && !isRising;
  const isOfAll = filters.length === 0 && contains === undefined;
  return isByBilled && isOfAll && skip + limit <= COSTLIEST_ROWS && [...columns, by].every(isPageColumn);
}

/** Condition that keeps the rows whose currency has a rate on their day. */
function knownNow(context: RowContext): string {
  return context.convert.isKnown('"BillingCurrency"', rateOf(context));
}

function runsOf(by: RowColumn, parts: readonly RowPart[], context: RowContext): SortedRun[] {
  const { conversion, convert } = context;
  if (convert.isPlain) return [{ parts, conditions: [] }];
  const known = [conversion.currency, ...conversion.places.keys()];
  const only = (currencies: readonly string[]) => [isOneOf('"BillingCurrency"', currencies, context)];
  if (!isCost(by)) return [{ parts, conditions: only(known) }];
  const runs = known.flatMap((currency) => {
    const own = parts.filter(({ currencies }) => currencies?.has(currency));
    return own.length === 0 ? [] : [{ parts: own, conditions: only([currency]) }];
  });
  return runs.length > 0 ? runs : [{ parts, conditions: only([]) }];
}
