// Exact arithmetic that DuckDB does not have: its division of decimals answers in binary floating point.

import { sqlText } from '../sql-text.ts';
/** Amounts in the store: 20 digits before the point and 18 behind it. */
export const AMOUNT = 'DECIMAL(38,18)';

const SMALLEST = '0.000000000000000001';

/** What `times_factor` takes of factors, as lists made of their texts. */
export const FACTOR_LISTS = [
  { name: 'whole_factors', of: (texts: string) => `CAST(${texts} AS ${AMOUNT}[])` },
  {
    name: 'first_digits',
    of: (texts: string) =>
      `CAST(list_transform(${texts}, lambda factor: left(factor, length(factor) - 9)) AS DECIMAL(29,9)[])`,
  },
  {
    name: 'next_digits',
    of: (texts: string) => `CAST(list_transform(${texts}, lambda factor: right(factor, 9)) AS DOUBLE[])`,
  },
];

export const EXACT_MACROS = [
  // An amount counted in its smallest unit.
  `CREATE MACRO units_of(amount) AS CAST(replace(CAST(CAST(amount AS ${AMOUNT}) AS VARCHAR), '.', '') AS HUGEINT)`,

  // The first `count` of `days` equal parts of an amount. What does not divide goes to the first days, one
  // smallest unit each, so that all parts add up to the amount.
  `CREATE MACRO parts_of(amount, days, count) AS CAST(
     (units_of(amount) // CAST(days AS HUGEINT)) * CAST(count AS HUGEINT)
     + sign(units_of(amount) % CAST(days AS HUGEINT))
       * least(CAST(count AS HUGEINT), abs(units_of(amount) % CAST(days AS HUGEINT)))
     AS DECIMAL(38,0)) * CAST(${sqlText(SMALLEST)} AS DECIMAL(18,18))`,

  // An amount times a factor (a decimal, its first 9 digits behind the point, and the next 9 as a whole number). Whole
  // part and fraction are multiplied apart, because 38 digits do not hold all at once. The product of the first 9 digits
  // behind the point of both is exact; what all other digits add is less than a thousandth, and binary numbers hold that
  // to less than the last digit. Digits are taken from the text: to round a decimal of 38 digits takes microseconds.
  `CREATE MACRO times_factor(amount, factor, first_digits, next_digits) AS
     CAST(trunc(amount) AS DECIMAL(20,0)) * factor
     + CASE WHEN amount < 0 THEN -1 ELSE 1 END * (
       CAST(left(right(CAST(amount AS VARCHAR), 18), 9) AS DECIMAL(9,0)) * first_digits * CAST('0.000000001' AS DECIMAL(9,9))
       + CAST(CAST(left(right(CAST(amount AS VARCHAR), 18), 9) AS DOUBLE) * next_digits * 1e-27
         + CAST(right(CAST(amount AS VARCHAR), 9) AS DOUBLE) * CAST(factor AS DOUBLE) * 1e-18 AS ${AMOUNT}))`,

  // A factor is a text with 18 digits behind the point.
  `CREATE MACRO converted(amount, factor) AS times_factor(amount, CAST(factor AS ${AMOUNT}),
     CAST(left(factor, length(factor) - 9) AS DECIMAL(29,9)), CAST(right(factor, 9) AS DOUBLE))`,

  // By the factor at a place of a constant list, whose texts are turned into numbers once.
  `CREATE MACRO converted_by(amount, factors, place) AS times_factor(amount,
     ${FACTOR_LISTS.map(({ of }) => `${of('factors')}[place]`).join(', ')})`,
];
