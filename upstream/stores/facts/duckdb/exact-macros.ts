// Exact arithmetic that DuckDB does not have: its division of decimals answers in binary floating point.

import { sqlText } from '../sql-text.ts';
/** Amounts in the store: 20 digits before the point and 18 behind it. */
export const AMOUNT = 'DECIMAL(38,18)';

const SMALLEST = '0.000000000000000001';
const NEARLY_ONE = `CAST(${sqlText('0.999999999')} AS DECIMAL(18,18))`;

/**
 * What `times_factor` takes of a factor, made of its text (18 digits behind the point): the decimal, its first 9 digits
 * behind the point, the next 9 as a whole number, and the nearest binary number.
 */
export const FACTOR_COLUMNS = [
  { name: 'whole_factor', type: AMOUNT, digits: (text: string) => text },
  {
    name: 'first_digits',
    type: 'DECIMAL(28,9)',
    digits: (text: string) => `left(${text}, length(${text}) - 9)`,
  },
  { name: 'next_digits', type: 'DOUBLE', digits: (text: string) => `right(${text}, 9)` },
  { name: 'near_factor', type: 'DOUBLE', digits: (text: string) => text },
].map((column) => ({
  ...column,
  of: (text: string) => `CAST(${column.digits(text)} AS ${column.type})`,
  ofList: (texts: string) =>
    `CAST(list_transform(${texts}, lambda factor: ${column.digits('factor')}) AS ${column.type}[])`,
}));

/**
 * SELECT of the lines of `from`, which have the factor columns, with each amount times the factor as `times_…`; null where
 * `isSome` does not hold. Step by step, each in a SELECT of its own: as one expression, which holds what the steps share
 * several times, it takes a tenth of a short question's time to plan.
 */
export function productLines(amounts: readonly string[], isSome: string, from: string): string {
  const factor = FACTOR_COLUMNS.map(({ name }) => name).join(', ');
  const steps: ((amount: string) => string)[] = [
    (amount) => `trunc(CASE WHEN ${isSome} THEN CAST(${amount} AS ${AMOUNT}) END) AS whole_${amount}`,
    (amount) => `fraction_of(CAST(${amount} AS ${AMOUNT}), whole_${amount}) AS fraction_${amount}`,
    (amount) => `first_of(fraction_${amount}) AS first_${amount}`,
    (amount) =>
      `product_of(whole_${amount}, fraction_${amount}, first_${amount}, ${factor}) AS times_${amount}`,
  ];
  const withStep = (lines: string, step: (amount: string) => string) =>
    `SELECT ${['*', ...amounts.map(step)].join(', ')} FROM ${lines}`;
  return steps.reduce(
    (lines, step, index) => withStep(index === 0 ? lines : `(${lines}) AS step${index}`, step),
    from,
  );
}

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

  // An amount times a factor: the whole part by all of it; what is behind the point apart, because 38 digits do not hold all
  // at once. The product of the first 9 digits behind the point of both is exact; what all other digits add is less than a
  // thousandth, and binary numbers hold that to less than the last digit. Only the whole part is cut off a decimal of 38
  // digits, which takes a microsecond: what is left has 18, and an engine computes those at once.
  `CREATE MACRO fraction_of(amount, whole) AS CAST(amount - whole AS DECIMAL(18,18))`,
  // Never a whole one, which 18 digits behind the point have no room for.
  `CREATE MACRO first_of(fraction) AS
     CAST(least(greatest(fraction, -${NEARLY_ONE}), ${NEARLY_ONE}) AS DECIMAL(10,9))`,
  `CREATE MACRO product_of(whole, fraction, first, factor, first_digits, next_digits, near_factor) AS
     CAST(whole AS DECIMAL(20,0)) * factor + first * first_digits
     + CAST(CAST(first AS DOUBLE) * next_digits * 1e-18 + CAST(fraction - first AS DOUBLE) * near_factor AS ${AMOUNT})`,
  `CREATE MACRO times_factor(amount, factor, first_digits, next_digits, near_factor) AS
     product_of(trunc(amount), fraction_of(amount, trunc(amount)), first_of(fraction_of(amount, trunc(amount))),
       factor, first_digits, next_digits, near_factor)`,

  `CREATE MACRO converted(amount, factor) AS times_factor(amount,
     ${FACTOR_COLUMNS.map(({ of }) => of('factor')).join(', ')})`,

  // By the factor at a place of a constant list, whose texts are turned into numbers once.
  `CREATE MACRO converted_by(amount, factors, place) AS times_factor(amount,
     ${FACTOR_COLUMNS.map(({ ofList }) => `${ofList('factors')}[place]`).join(', ')})`,
];
