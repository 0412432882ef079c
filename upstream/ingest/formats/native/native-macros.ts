// How texts of providers' exports become texts of FOCUS (macros of DuckDB): none may lose a value that is no number.

/** The sum of two amounts as text; what is no number stays, so that its row is refused. */
const SUM = `CREATE MACRO native_sum(one, other) AS
  CASE WHEN one IS NOT NULL AND focus_decimal(one) IS NULL THEN one
    WHEN other IS NOT NULL AND focus_decimal(other) IS NULL THEN other
    ELSE CAST(coalesce(focus_decimal(one), 0) + coalesce(focus_decimal(other), 0) AS VARCHAR) END`;

/** A price times a quantity; null unless both are numbers. */
const PRODUCT = `CREATE MACRO native_product(one, other) AS
  CAST(TRY(converted(CASE WHEN focus_decimal(other) < 0 THEN -focus_decimal(one) ELSE focus_decimal(one) END,
    CAST(abs(focus_decimal(other)) AS VARCHAR))) AS VARCHAR)`;

/** The instant behind an end that is written as the last second or the last day. */
const AFTER_SECOND = `CREATE MACRO native_end(x) AS
  CASE WHEN contains(x, '23:59:59') THEN CAST(focus_time(x) + INTERVAL 1 SECOND AS VARCHAR) ELSE x END`;
const AFTER_DAY = `CREATE MACRO native_next_day(x) AS
  coalesce(CAST(date_trunc('day', focus_time(x)) + INTERVAL 1 DAY AS VARCHAR), x)`;

/** First instant of the month of a time, and of the month after. */
const MONTH = `CREATE MACRO native_month(x) AS
  coalesce(CAST(date_trunc('month', focus_time(x)) AS VARCHAR), x)`;
const NEXT_MONTH = `CREATE MACRO native_next_month(x) AS
  coalesce(CAST(date_trunc('month', focus_time(x)) + INTERVAL 1 MONTH AS VARCHAR), x)`;

/** JSON text of an object without the members that have no value; null when none has. */
const OBJECT = `CREATE MACRO native_object(object) AS
  nullif(CAST(json_merge_patch('{}', object) AS VARCHAR), '{}')`;

export const NATIVE_MACROS = [SUM, PRODUCT, AFTER_SECOND, AFTER_DAY, MONTH, NEXT_MONTH, OBJECT];
