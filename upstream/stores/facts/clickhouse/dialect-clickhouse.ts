// The words of ClickHouse: facts are rows that carry their part, amounts are multiplied and divided as 256 bit numbers.

import type { Dialect } from '../compile/dialect.ts';
import type { ParameterType } from '../compile/statement.ts';
import { factTable } from './schema.ts';

/** Name of each type in a placeholder. */
const TYPES: Record<ParameterType, string> = {
  text: 'String',
  texts: 'Array(String)',
  date: 'Date32',
  integer: 'Int64',
  integers: 'Array(Int32)',
};

/** Digits behind the point of an amount. */
const SCALE = 18;
const UNITS_OF_ONE = "toDecimal256('1000000000000000000', 0)";
const SMALLEST = "toDecimal256('0.000000000000000001', 18)";

/** An amount counted in its smallest unit. */
function unitsOf(amount: string): string {
  return `toInt256(toDecimal256(${amount}, ${SCALE}) * ${UNITS_OF_ONE})`;
}

/** A cast would cut the digits that are too many; they are rounded. The place 0 has no factor, and no amount is kept of it. */
function timesFactor(amount: string, factor: string): string {
  return `CAST(round(toDecimal256(${amount}, ${SCALE}) * toDecimal256OrZero(${factor}, ${SCALE}), ${SCALE})
      AS Decimal(76, ${SCALE}))`;
}

/** `materializes`: does the server evaluate a common table expression once, if it is told to? */
export function clickHouseDialect(materializes: boolean): Dialect {
  return { ...WORDS, once: materializes ? 'AS MATERIALIZED' : 'AS' };
}

const WORDS: Omit<Dialect, 'once'> = {
  parameter: (name, type) => `{${name}:${TYPES[type]}}`,
  scan: (table, parts, bind) => `(SELECT * FROM ${factTable(table)} WHERE part IN ${bind.texts(parts)})`,
  rowPlace: ['part', 'part_row'],

  grouping: (columns) => `GROUPING(${columns.join(', ')})`,

  isIn: (value, texts) => `has(${texts}, ${value})`,
  placeIn: (value, texts) => `indexOf(${texts}, ${value})`,
  numberAt: (integers, place) => `${integers}[${place}]`,
  holds: (text, part) => `(position(lowerUTF8(${text}), lowerUTF8(${part})) > 0)`,
  folded: (text) => `replaceAll(replaceAll(lowerUTF8(${text}), ' ', ''), '-', '')`,
  contains: (text, part) => `(position(${text}, ${part}) > 0)`,
  startsWith: (text, part) => `startsWith(${text}, ${part})`,

  timesFactor: (amount, factors, place) => timesFactor(amount, `${factors}[${place}]`),
  factorLines: (factors, named) =>
    named === null
      ? `SELECT arrayJoin(arrayEnumerate(${factors})) AS factor_place, ${factors}[factor_place] AS factor`
      : `SELECT ${named.currencies}[place] AS factor_currency, ${named.places}[place] AS factor_place, ${factors}[factor_place] AS factor
          FROM (SELECT arrayJoin(arrayEnumerate(${named.places})) AS place) AS named_factors`,
  timesLines: (amounts, from) =>
    `SELECT ${['*', ...amounts.map((amount) => `${timesFactor(amount, 'factor')} AS times_${amount}`)].join(', ')} FROM ${from}`,
  sumOver: (name, from, below, amount) =>
    `arraySum(arrayMap(${name} -> ${amount}, range(toInt64(${from}), toInt64(${below}))))`,
  joined: (text) => `arrayStringConcat(arrayDistinct(groupArray(${text})), ',')`,
  partsOf: (amount, days, count) => {
    const [units, whole] = [unitsOf(amount), `toInt256(${days})`];
    return `CAST(toDecimal256(intDiv(${units}, ${whole}) * toInt256(${count})
      + sign(${units} % ${whole}) * least(toInt256(${count}), toInt256(abs(${units} % ${whole}))), 0) * ${SMALLEST}
      AS Decimal(76, ${SCALE}))`;
  },
  numbered: (relation, count, name) =>
    `(SELECT *, arrayJoin(range(toUInt64(counted.${count}))) AS ${name} FROM ${relation} AS counted) AS numbered`,

  tagValue: (tags, key) => `${tags}[${key}]`,
  tagKeys: (relation, tags, name) =>
    `(SELECT *, arrayJoin(mapKeys(tagged.${tags})) AS ${name} FROM ${relation} AS tagged) AS keyed`,

  datedLabel: (isNamed, day, label) => `tuple(${isNamed}, ${day}, toString(${label}))`,
  labelIn: (dated) => `tupleElement(${dated}, 3)`,

  addDays: (day, days) => `addDays(${day}, ${days})`,
  daysBetween: (from, to) => `dateDiff('day', ${from}, ${to})`,
  monthsBetween: (from, to) => `dateDiff('month', ${from}, ${to})`,
  wholeQuotient: (number, divisor) => `intDiv(${number}, ${divisor})`,

  // By its text, which makes the nearest number; a decimal divided in binary is often one beside it.
  asNumber: (value) => `toFloat64(toString(${value}))`,
  asCount: (value) => `toFloat64(${value})`,
  // An instant without a fraction is told without it.
  asText: (value) => {
    const isInstant = `position(toTypeName(${value}), 'DateTime64') > 0`;
    return `if(${isInstant}, replaceRegexpOne(toString(${value}), '[.]?0+$', ''), toString(${value}))`;
  },
  decimalText: (amount) => `toString(${amount})`,
  // It escapes slashes, which JSON does not ask for.
  tagsJson: (tags) => `nullIf(replaceAll(toJSONString(${tags}), concat(char(92), '/'), '/'), '{}')`,
};
