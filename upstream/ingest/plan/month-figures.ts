// Rows and money of billing months: of what is staged, and of what the catalogue has now.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type DuckDBConnection, LIST, listValue, VARCHAR } from '@duckdb/node-api';
import { addDecimals } from '../../../lib/money/money.ts';
import type { Documents } from '../../stores/documents/database.ts';
import type { PartitionRow } from '../../stores/documents/loads/partition-schema.ts';
import type { PartitionQualityRow } from '../../stores/documents/schema.ts';
import { partFile } from '../../stores/facts/duckdb/fact-files.ts';
import { numberOf, type ResultRow, rowsOf, textOf } from '../../stores/facts/duckdb/result.ts';
import { partitionQuality } from '../load/partition-quality.ts';
import { IS_LOADED } from '../staging/staging-sql.ts';
import { LARGEST_COST } from '../staging/suspicions.ts';

/** Of one currency; amounts are exact decimal text. */
export interface MoneyFigures {
  currency: string;
  rows: number;
  billed: string;
  /** Sum of the absolute amounts. */
  size: string;
}

export interface StagedMoney extends MoneyFigures {
  file: number;
  vendor: string;
  account: string;
  /** First day of the month. */
  month: string;
  /** The largest absolute amount of a row, of any of its costs. */
  largest: string;
}

const decimal = (sql: string) => `rtrim(rtrim(CAST(${sql} AS VARCHAR), '0'), '.')`;

/** By file, vendor (`vendors` has it by provider), billing account, month and currency. */
export async function stagedMoney(
  connection: DuckDBConnection,
  staged: readonly string[],
  vendors: ReadonlyMap<string, string>,
): Promise<StagedMoney[]> {
  const rows = await rowsOf(connection, {
    sql: `SELECT file, coalesce("ProviderName", '') AS provider, coalesce("BillingAccountId", '') AS account,
        CAST(billing_month AS VARCHAR) AS month, "BillingCurrency" AS currency, CAST(count(*) AS DOUBLE) AS rows,
        ${decimal('sum("BilledCost")')} AS billed, ${decimal('sum(abs("BilledCost"))')} AS size,
        ${decimal(`max(${LARGEST_COST})`)} AS largest
      FROM read_parquet($staged) WHERE ${IS_LOADED} GROUP BY ALL ORDER BY ALL`,
    params: { staged: listValue([...new Set(staged)]) },
    types: { staged: LIST(VARCHAR) },
  });
  return rows.map((row) => ({
    ...moneyOf(row),
    file: numberOf(row, 'file'),
    vendor: vendors.get(textOf(row, 'provider')) ?? '',
    account: textOf(row, 'account'),
    month: textOf(row, 'month'),
    largest: textOf(row, 'largest'),
  }));
}

function moneyOf(row: ResultRow): MoneyFigures {
  return {
    currency: textOf(row, 'currency'),
    rows: numberOf(row, 'rows'),
    billed: textOf(row, 'billed'),
    size: textOf(row, 'size'),
  };
}

/** Sums by currency. */
export function byCurrency(figures: readonly MoneyFigures[]): Map<string, MoneyFigures> {
  const sums = new Map<string, MoneyFigures>();
  for (const one of figures) {
    const sum = sums.get(one.currency);
    sums.set(one.currency, {
      currency: one.currency,
      rows: one.rows + (sum?.rows ?? 0),
      billed: addDecimals([one.billed, sum?.billed ?? '0']),
      size: addDecimals([one.size, sum?.size ?? '0']),
    });
  }
  return sums;
}

/** Money of partitions by part; without those whose rows were not counted and are not on this disk. */
export async function keptMoney(
  connection: DuckDBConnection,
  documents: Documents,
  dataDir: string,
  partitions: readonly PartitionRow[],
): Promise<Map<string, MoneyFigures[]>> {
  const kept = new Map<string, MoneyFigures[]>();
  const add = ({ part, currency, row_count: rows, billed, size }: PartitionQualityRow) =>
    kept.set(part, [...(kept.get(part) ?? []), { currency, rows: Number(rows), billed, size }]);
  for (const companyId of new Set(partitions.map(({ company_id }) => company_id))) {
    const counted = await documents
      .selectFrom('partition_quality')
      .innerJoin('partitions', 'partitions.part', 'partition_quality.part')
      .selectAll('partition_quality')
      .where('partitions.company_id', '=', companyId)
      .execute();
    for (const row of counted) add(row);
  }
  for (const { part } of partitions.filter((one) => !kept.has(one.part))) {
    const file = join(dataDir, partFile(part, 'rows'));
    if (existsSync(file)) for (const row of await partitionQuality(connection, part, file)) add(row);
  }
  return kept;
}
