// Writes the files of one partition: its rows, and the rollups of them.

import {
  type DuckDBConnection,
  type DuckDBType,
  type DuckDBValue,
  LIST,
  listValue,
  VARCHAR,
} from '@duckdb/node-api';
import { sqlName } from '../../stores/facts/sql-text.ts';
import { LOADED_COLUMNS } from '../../stores/facts/tables/focus-columns.ts';
import { ROLLUPS } from '../../stores/facts/tables/rollups.ts';
import type { FactTable } from '../../stores/facts/tables/tables.ts';
import { USABLE_EFFECTIVE } from '../staging/staged-facts.ts';
import { DERIVED_COLUMNS, IS_LOADED } from '../staging/staging-sql.ts';

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

/** Rows of one row group are read together, regardless of their order. */
const ROW_GROUP = 122_880;
/** More rows than these are too much memory to sort: they stay in the order of their files, which mostly is by time. */
export const MOST_SORTED = 300_000;
const TEXTS = LIST(VARCHAR);

/** By charge date where that lets a few days be read without the others, and where it can be done in memory. */
export async function writeRows(
  connection: DuckDBConnection,
  source: PartitionSource,
  rowCount: number,
  target: string,
): Promise<void> {
  const isRounded = source.roundedMarks.length > 0;
  const columns = LOADED_COLUMNS.map((column) =>
    isRounded && column === 'EffectiveCost' ? `${USABLE_EFFECTIVE} AS "EffectiveCost"` : sqlName(column),
  );
  const params: Record<string, DuckDBValue> = {
    target,
    vendor: source.vendor,
    month: source.month,
    account: source.account,
    staged: listValue(source.stagedPaths),
    providers: listValue(source.providers),
  };
  const types: Record<string, DuckDBType> = { staged: TEXTS, providers: TEXTS };
  if (isRounded) Object.assign(params, { rounded: listValue(source.roundedMarks) });
  if (isRounded) types.rounded = TEXTS;
  await connection.run(
    `COPY (SELECT CAST($vendor AS VARCHAR) AS vendor, ${DERIVED_COLUMNS.join(', ')}, ${columns.join(', ')}
      FROM read_parquet($staged)
      WHERE ${IS_LOADED} AND billing_month = CAST($month AS DATE)
        AND coalesce("BillingAccountId", '') = $account AND list_contains($providers, coalesce("ProviderName", ''))
      ${rowCount > ROW_GROUP && rowCount <= MOST_SORTED ? 'ORDER BY charge_date, file, row' : ''}) TO $target
      (FORMAT parquet, COMPRESSION zstd, ROW_GROUP_SIZE ${ROW_GROUP})`,
    params,
    types,
  );
}

/** Makes every other table of the facts out of the file of the rows. */
export async function writeRollups(
  connection: DuckDBConnection,
  pathOf: (table: FactTable) => string,
): Promise<void> {
  const rows = pathOf('rows');
  for (const [table, sql] of Object.entries(ROLLUPS) as [keyof typeof ROLLUPS, string][]) {
    await connection.run(`COPY (${sql}) TO $target (FORMAT parquet)`, { rows, target: pathOf(table) });
  }
}
