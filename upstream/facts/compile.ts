// Turns typed questions into SQL of DuckDB and its parameters: the only place that selects from the facts.
import { type DuckDBType, type DuckDBValue, LIST, listValue, VARCHAR } from '@duckdb/node-api';
import { firstOfWeek } from '../../lib/calendar.ts';
import { type Dimension, keyColumn, labelColumn } from './dimensions.ts';
import { AMOUNT } from './exact-macros.ts';
import { MEASURES } from './measures.ts';
import type { CostQuestion, RowsQuestion, Scope } from './question.ts';
import type { Conversion } from './rates.ts';
import type { Statement } from './result.ts';

/** What a line of the cost answer is; `line` and `bucket` are set as the kind needs them. */
export const COST_KINDS = { cell: 0, line: 1, bucket: 2, total: 3, group: 4, unconverted: 5 } as const;

/**
 * Lines (kind, line, bucket, amount, vendor, text, label). `line` is the rank of a listed group, from 1, or 0 for
 * the others; amounts are summed as decimals and become numbers at the very end.
 */
export function compileCost(
  question: CostQuestion,
  files: readonly string[],
  conversion: Conversion,
): Statement {
  const parameters = new Parameters(question, files, conversion);
  const measure = MEASURES[question.basis];
  const listed = listedGroups(question, parameters);
  const key = keyColumn(question.groupBy);
  const sql = `
    WITH cell AS (
      SELECT vendor, ${key} AS key, max(${namedLabel(question.groupBy)}) AS newest,
        ${bucketOf(question, parameters)} AS bucket, currency, sum(${measure.daily}) AS amount
      FROM read_parquet($files)
      WHERE day BETWEEN $start AND $end AND ${measure.dailyLines} AND ${filtersOf(question, parameters)}
      GROUP BY ALL
    ), amounts AS (
      SELECT vendor, key, newest, bucket, ${convertedAmount('amount', 'currency')} AS amount
      FROM cell WHERE list_contains($currencies, currency)
    ), groups AS (
      SELECT vendor, key, max(newest).label AS label, sum(amount) AS amount,
        row_number() OVER (ORDER BY sum(amount) DESC, vendor, key) AS rank
      FROM amounts GROUP BY vendor, key
    ), placed AS (
      SELECT CASE WHEN ${listed} THEN rank ELSE 0 END AS line, bucket, amounts.amount
      FROM amounts JOIN groups USING (vendor, key)
    ), lines AS (
      SELECT GROUPING(line, bucket) AS kind, line, bucket, sum(amount) AS amount, NULL AS vendor, NULL AS text, NULL AS label
      FROM placed GROUP BY GROUPING SETS ((line, bucket), (line), (bucket), ())
      UNION ALL
      SELECT ${COST_KINDS.group}, CASE WHEN ${listed} THEN rank ELSE 0 END, rank, amount, vendor, key, label FROM groups
      UNION ALL
      SELECT ${COST_KINDS.unconverted}, NULL, NULL, sum(amount), NULL, currency, NULL
      FROM cell WHERE NOT list_contains($currencies, currency) GROUP BY currency
    )
    SELECT CAST(kind AS INTEGER) AS kind, CAST(line AS INTEGER) AS line, CAST(bucket AS INTEGER) AS bucket,
      CAST(amount AS DOUBLE) AS amount, vendor, text, label
    FROM lines ORDER BY kind, line, bucket, text`;
  return parameters.statement(sql);
}

/** One line for the whole scope (row_count, total), joined with each row of the page. */
export function compileRows(
  question: RowsQuestion,
  files: readonly string[],
  conversion: Conversion,
): Statement {
  const parameters = new Parameters(question, files, conversion);
  const measure = MEASURES[question.basis];
  parameters.set('limit', question.limit);
  parameters.set('skip', question.skip);
  const scope = `FROM read_parquet($files, filename = true, file_row_number = true)
    WHERE ${measure.rowsInRange} AND ${filtersOf(question, parameters)}
      AND list_contains($currencies, "BillingCurrency")`;
  const sql = `
    WITH summary AS (
      SELECT count(*) AS row_count, sum(${convertedAmount(measure.row, '"BillingCurrency"')}) AS total ${scope}
    ), page AS (
      SELECT ${convertedAmount(measure.row, '"BillingCurrency"')} AS cost, vendor,
        nullif(${keyColumn('account')}, '') AS account, nullif(${keyColumn('product')}, '') AS product,
        nullif(${keyColumn('region')}, '') AS region, nullif(${keyColumn('usageType')}, '') AS usage_type,
        greatest(charge_date, $start) AS usage_date, coalesce("ConsumedQuantity", "PricingQuantity") AS usage,
        CASE WHEN "ConsumedQuantity" IS NULL THEN "PricingUnit" ELSE "ConsumedUnit" END AS unit,
        "ResourceId" AS resource_id, "ResourceName" AS resource_name, "ChargeDescription" AS description,
        filename, file_row_number
      ${scope}
      ORDER BY cost DESC, charge_date, filename, file_row_number LIMIT $limit OFFSET $skip
    )
    SELECT CAST(row_count AS DOUBLE) AS row_count, CAST(total AS DOUBLE) AS total, CAST(cost AS DOUBLE) AS cost,
      vendor, account, product, region, usage_type, CAST(usage_date AS VARCHAR) AS usage_date,
      CAST(usage AS DOUBLE) AS usage, unit, resource_id, resource_name, description
    FROM summary LEFT JOIN page ON true
    ORDER BY page.cost DESC, page.usage_date, filename, file_row_number`;
  return parameters.statement(sql);
}

/** Sorts last, as `max` wants it: the newest label of lines that have a name, else the key. */
function namedLabel(dimension: Dimension): string {
  const [key, label] = [keyColumn(dimension), labelColumn(dimension)];
  return `{'is_named': ${label} <> ${key}, 'day': day, 'label': ${label}}`;
}

/** Number of the bucket of a day, in the order of `bucketsOf`. */
function bucketOf({ unit, range, weekStartsOn }: CostQuestion, parameters: Parameters): string {
  if (unit === null) return '0';
  parameters.set('origin', unit === 'week' ? firstOfWeek(range.start, weekStartsOn) : range.start);
  const origin = 'CAST($origin AS DATE)';
  if (unit === 'month') return `datediff('month', ${origin}, day)`;
  return unit === 'day' ? `day - ${origin}` : `(day - ${origin}) // 7`;
}

/** Amounts in the company's own currency stay as they are. */
function convertedAmount(amount: string, currency: string): string {
  return `CASE WHEN ${currency} = $currency THEN ${amount} ELSE converted(CAST(${amount} AS ${AMOUNT}),
    $factors[list_position($currencies, ${currency})]) END`;
}

/** Condition on `groups`: is the group listed, or one of the others. */
function listedGroups({ only, limit, skip }: CostQuestion, parameters: Parameters): string {
  if (only) {
    parameters.setList(
      'only',
      only.map(({ vendor, key }) => `${vendor}:${key}`),
    );
    return `list_contains($only, vendor || ':' || key)`;
  }
  parameters.set('first', skip + 1);
  parameters.set('last', skip + limit);
  return 'rank BETWEEN $first AND $last';
}

/** Rows of a filter's vendor must have one of its values; other vendors' rows pass. */
function filtersOf({ filters }: Scope, parameters: Parameters): string {
  const conditions = filters.map(({ vendor, dimension, values }, index) => {
    parameters.set(`filterVendor${index}`, vendor);
    parameters.setList(`filterValues${index}`, values);
    return `(vendor <> $filterVendor${index} OR list_contains($filterValues${index}, ${keyColumn(dimension)}))`;
  });
  return conditions.length === 0 ? 'true' : conditions.join(' AND ');
}

/** Values on their way into a statement: always bound, never text of it. */
class Parameters {
  readonly #values: Record<string, DuckDBValue> = {};
  readonly #types: Record<string, DuckDBType> = {};

  constructor({ range }: Scope, files: readonly string[], { currency, factors }: Conversion) {
    this.set('start', range.start);
    this.set('end', range.end);
    this.set('currency', currency);
    this.setList('files', files);
    this.setList('currencies', [...factors.keys()]);
    this.setList('factors', [...factors.values()]);
  }

  set(name: string, value: string | number): void {
    this.#values[name] = value;
  }

  setList(name: string, values: readonly string[]): void {
    this.#values[name] = listValue([...values]);
    this.#types[name] = LIST(VARCHAR);
  }

  statement(sql: string): Statement {
    return { sql, params: this.#values, types: this.#types };
  }
}
