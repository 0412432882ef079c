// Writes the files of one partition: its rows by charge date, and the rollups of them.
import { type DuckDBConnection, LIST, listValue, VARCHAR } from '@duckdb/node-api';
import { numberOf, rowsOf, textOf, textOrNull } from '../facts/result.ts';
import { ROLLUPS } from '../facts/rollups.ts';
import type { FactTable } from '../facts/tables.ts';
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

/** Writes a file for each table of the facts, at the path that is given for it, and tells what they hold. */
export async function writePartition(
  connection: DuckDBConnection,
  source: PartitionSource,
  pathOf: (table: FactTable) => string,
): Promise<PartitionSummary> {
  const rows = pathOf('rows');
  await writeRows(connection, source, rows);
  for (const [table, sql] of Object.entries(ROLLUPS) as [keyof typeof ROLLUPS, string][]) {
    await connection.run(`COPY (${sql}) TO $target (FORMAT parquet)`, { rows, target: pathOf(table) });
  }
  const [summary = {}] = await rowsOf(connection, {
    sql: `SELECT CAST(count(*) AS DOUBLE) AS rows, CAST(min(charge_date) AS VARCHAR) AS first,
      CAST(max(last_date) AS VARCHAR) AS last, strftime(max(usage_end), '%Y-%m-%dT%H:%M:%S.%gZ') AS usage_end
      FROM read_parquet($rows)`,
    params: { rows },
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
