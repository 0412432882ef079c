// Exact arithmetic that DuckDB does not have: its division of decimals answers in binary floating point.

/** Amounts in the store: 20 digits before the point and 18 behind it. */
export const AMOUNT = 'DECIMAL(38,18)';

const SMALLEST = '0.000000000000000001';

export const EXACT_MACROS = [
  // An amount counted in its smallest unit.
  `CREATE MACRO units_of(amount) AS CAST(replace(CAST(CAST(amount AS ${AMOUNT}) AS VARCHAR), '.', '') AS HUGEINT)`,

  // The first `count` of `days` equal parts of an amount. What does not divide goes to the first days, one
  // smallest unit each, so that all parts add up to the amount.
  `CREATE MACRO parts_of(amount, days, count) AS CAST(
     (units_of(amount) // CAST(days AS HUGEINT)) * CAST(count AS HUGEINT)
     + sign(units_of(amount) % CAST(days AS HUGEINT))
       * least(CAST(count AS HUGEINT), abs(units_of(amount) % CAST(days AS HUGEINT)))
     AS DECIMAL(38,0)) * CAST('${SMALLEST}' AS DECIMAL(18,18))`,

  // Whole part and fraction are multiplied apart, because 38 digits do not hold both at once.
  `CREATE MACRO converted(amount, factor) AS
     CAST(trunc(amount) AS DECIMAL(20,0)) * CAST(factor AS ${AMOUNT})
     + CAST(CAST(amount - CAST(trunc(amount) AS ${AMOUNT}) AS DECIMAL(15,15)) * CAST(factor AS ${AMOUNT}) AS ${AMOUNT})`,
];
