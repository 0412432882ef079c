// Writes the files of one partition: its rows by charge date, and their exact sums by day.
import { type DuckDBConnection, LIST, listValue, VARCHAR } from '@duckdb/node-api';
import { DIMENSIONS, keyColumn, labelColumn } from '../facts/dimensions.ts';
import { numberOf, rowsOf, textOf, textOrNull } from '../facts/result.ts';
import { LOADED_COLUMNS } from './columns.ts';
import { USABLE_EFFECTIVE } from './stage-file.ts';
import { DERIVED_COLUMNS, IS_LOADED } from './staging-sql.ts';

/** The rows of one vendor, billing account and billing month, out of the staged files that have some. */
export interface PartitionSource {
  vendor: string;
  providers: string[];
  account: string;
  /** First day of the month. */
  month: string;
  stagedPaths: string[];
  roundedMarks: string[];
}

export interface PartitionSummary {
  rowCount: number;
  firstChargeDate: string;
  lastChargeDate: string;
  /** ISO 8601; null without usage. */
  maxUsageEnd: string | null;
}

/** Writes both files and tells what they hold. */
export async function writePartition(
  connection: DuckDBConnection,
  source: PartitionSource,
  rowsPath: string,
  dailyPath: string,
): Promise<PartitionSummary> {
  await writeRows(connection, source, rowsPath);
  await connection.run(DAILY_COPY, { rows: rowsPath, target: dailyPath });
  const [summary = {}] = await rowsOf(connection, {
    sql: `SELECT CAST(count(*) AS DOUBLE) AS rows, CAST(min(charge_date) AS VARCHAR) AS first,
      CAST(max(last_date) AS VARCHAR) AS last, strftime(max(usage_end), '%Y-%m-%dT%H:%M:%S.%gZ') AS usage_end
      FROM read_parquet($rows)`,
    params: { rows: rowsPath },
  });
  return {
    rowCount: numberOf(summary, 'rows'),
    firstChargeDate: textOf(summary, 'first'),
    lastChargeDate: textOf(summary, 'last'),
    maxUsageEnd: textOrNull(summary, 'usage_end'),
  };
}

async function writeRows(
  connection: DuckDBConnection,
  source: PartitionSource,
  target: string,
): Promise<void> {
  const columns = LOADED_COLUMNS.map((column) =>
    column === 'EffectiveCost' ? `${USABLE_EFFECTIVE} AS "EffectiveCost"` : `"${column}"`,
  );
  await connection.run(
    `COPY (SELECT CAST($vendor AS VARCHAR) AS vendor, ${DERIVED_COLUMNS.join(', ')}, ${columns.join(', ')}
      FROM read_parquet($staged, filename = true)
      WHERE ${IS_LOADED} AND billing_month = CAST($month AS DATE)
        AND coalesce("BillingAccountId", '') = $account AND list_contains($providers, coalesce("ProviderName", ''))
      ORDER BY charge_date, filename, row) TO $target (FORMAT parquet, COMPRESSION zstd)`,
    {
      target,
      vendor: source.vendor,
      month: source.month,
      account: source.account,
      staged: listValue(source.stagedPaths),
      providers: listValue(source.providers),
      rounded: listValue(source.roundedMarks),
    },
    { staged: LIST(VARCHAR), providers: LIST(VARCHAR), rounded: LIST(VARCHAR) },
  );
}

const KEYS = DIMENSIONS.map(keyColumn).join(', ');
/** The newest label of rows that have a name, else the key; of several at one instant always the same one. */
const LABELS = DIMENSIONS.map((dimension) => {
  const [key, label] = [keyColumn(dimension), labelColumn(dimension)];
  return `max({'isNamed': ${label} <> ${key}, 'at': "ChargePeriodStart", 'label': ${label}}).label AS ${label}`;
});

/** Usage longer than a day has a line on each of its days with its part of the effective cost, and rows on the first. */
const DAILY_COPY = `COPY (
  WITH facts AS (SELECT * FROM read_parquet($rows)),
  parts AS (
    SELECT * REPLACE (CASE WHEN spread_days = 1 THEN "EffectiveCost"
      ELSE parts_of("EffectiveCost", spread_days, 1) END AS "EffectiveCost"), charge_date AS day, 1 AS rows
    FROM facts
    UNION ALL
    SELECT facts.* REPLACE (
        parts_of("EffectiveCost", spread_days, place + 1) - parts_of("EffectiveCost", spread_days, place) AS "EffectiveCost",
        0 AS "BilledCost", 0 AS "ListCost", 0 AS "ContractedCost"),
      charge_date + CAST(place AS INTEGER) AS day, 0 AS rows
    FROM facts, unnest(range(1, spread_days)) AS later(place) WHERE spread_days > 1
  )
  SELECT vendor, day, ${KEYS}, "BillingCurrency" AS currency, "ChargeCategory" AS charge_category,
    ${LABELS.join(', ')},
    sum("BilledCost") AS billed, sum("EffectiveCost") AS effective, coalesce(sum("ListCost"), 0) AS list,
    coalesce(sum(coalesce("ContractedCost", "ListCost")), 0) AS contracted, CAST(sum(rows) AS BIGINT) AS row_count
  FROM parts
  GROUP BY vendor, day, ${KEYS}, currency, charge_category
  ORDER BY day, ${KEYS}, currency, charge_category
) TO $target (FORMAT parquet)`;
