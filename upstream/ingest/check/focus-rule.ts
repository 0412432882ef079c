// A rule of FOCUS as data, and the SQL of the rows that break it.
import type { CheckKeyword, CheckKind } from '../../../lib/catalogue/loads/check-kinds.ts';
import { FOCUS_VERSIONS, type FocusVersion } from '../../stores/documents/loads/load-report.ts';
import { sqlName, sqlText } from '../../stores/facts/sql-text.ts';

export interface FocusRule {
  /** The column and what is asked of it, e.g. `BilledCost-NOT_NULL`; unique. */
  id: string;
  kind: CheckKind;
  keyword: CheckKeyword;
  /** It is checked where the file has the column; PRESENT, where it has not. */
  column: string;
  /** The first version that has it. */
  since: FocusVersion;
  /** The first version that has it no more. */
  until?: FocusVersion;
  other?: string;
  /** A condition over names of columns: the SQL of it, which a person can read too. */
  where?: string;
  words?: readonly string[];
}

export function isRuleOf({ since, until }: FocusRule, version: FocusVersion): boolean {
  const place = (each: FocusVersion) => FOCUS_VERSIONS.indexOf(each);
  return place(version) >= place(since) && (until === undefined || place(version) < place(until));
}

/** ISO 8601 in UTC, as FOCUS writes times. */
const TIME = '[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}([.][0-9]+)?Z';
const CURRENCIES = Intl.supportedValuesOf('currency');
/** What rounding of prices may leave: half a cent, or a ten-thousandth of a large cost. */
const SLACK = { amount: 0.005, share: 0.0001 };

const list = (words: readonly string[]) => words.map(sqlText).join(', ');
const number = (column: string) => `focus_decimal(${sqlName(column)})`;

/** SQL over the texts of the columns by their names, true of a row that breaks the rule; null: the header tells. */
export function brokenBy({ kind, column, other = '', where = 'true', words = [] }: FocusRule): string | null {
  const value = sqlName(column);
  switch (kind) {
    case 'PRESENT':
    case 'NAMED':
      return null;
    case 'NOT_NULL':
      return `${value} IS NULL`;
    case 'NUMBER':
      return `${value} IS NOT NULL AND ${number(column)} IS NULL`;
    case 'TIME':
      return `${value} IS NOT NULL AND NOT regexp_full_match(${value}, ${sqlText(TIME)})`;
    case 'JSON':
      return `${value} IS NOT NULL AND NOT CASE WHEN json_valid(${value}) THEN json_type(${value}) = 'OBJECT' ELSE false END`;
    case 'CURRENCY':
      return `${value} NOT IN (${list(CURRENCIES)})`;
    case 'WORD':
      return `${value} NOT IN (${list(words)})`;
    case 'AFTER':
      return `focus_time(${value}) <= focus_time(${sqlName(other)})`;
    case 'NULL_WHERE':
      return `(${where}) AND ${value} IS NOT NULL`;
    case 'SET_WHERE':
      return `(${where}) AND ${value} IS NULL`;
    case 'ZERO_WHERE':
      return `(${where}) AND ${number(column)} <> 0`;
    case 'NEVER_WHERE':
      return `(${where}) AND ${value} IN (${list(words)})`;
    case 'SAME_WHERE':
      return `(${where}) AND ${number(column)} <> ${number(other)}`;
    case 'PRODUCT':
      return `(${where}) AND ${differs(column, other)}`;
  }
}

/** Binary numbers: a product of two exact ones would not fit the digits of the store. */
function differs(cost: string, price: string): string {
  const double = (column: string) => `TRY_CAST(${sqlName(column)} AS DOUBLE)`;
  const difference = `abs(${double(price)} * ${double('PricingQuantity')} - ${double(cost)})`;
  return `${difference} > greatest(${SLACK.amount}, ${SLACK.share} * abs(${double(cost)}))`;
}
