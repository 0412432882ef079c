// Counts once, when a partition is new, what its rows lack: the Data page adds these up and reads no rows.
import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { DuckDBConnection, DuckDBInstance } from '@duckdb/node-api';
import type { Documents } from '../../stores/documents/database.ts';
import {
  dropUnusedQuality,
  keepQuality,
  uncountedParts,
} from '../../stores/documents/loads/partition-quality.ts';
import type { PartitionQualityRow } from '../../stores/documents/schema.ts';
import { openEngine } from '../../stores/facts/duckdb/engine.ts';
import type { EngineLimits } from '../../stores/facts/duckdb/engine-limits.ts';
import { partFile, spillFolder } from '../../stores/facts/duckdb/fact-files.ts';
import { numberOf, rowsOf, textOf } from '../../stores/facts/duckdb/result.ts';

/** Beside the loader or the service, which need theirs. */
const LIMITS: EngineLimits = { memoryLimit: '256MB', threads: 1 };

/** Sums of the absolute billed cost of the rows that lack something. */
const LACKS = {
  without_tags: 'coalesce(cardinality("Tags"), 0) = 0',
  without_list_price: '"ListCost" IS NULL',
  without_account: '"SubAccountId" IS NULL',
  without_service: '"ServiceName" IS NULL',
  without_region: 'coalesce("RegionId", "RegionName") IS NULL',
} as const;

const QUALITY = `SELECT "BillingCurrency" AS currency, CAST(count(*) AS DOUBLE) AS row_count,
    CAST(count(*) FILTER ("BilledCost" = 0) AS DOUBLE) AS zero_rows,
    CAST(sum("BilledCost") AS VARCHAR) AS billed, CAST(sum(abs("BilledCost")) AS VARCHAR) AS size,
    ${Object.entries(LACKS)
      .map(([name, lacks]) => {
        return `CAST(coalesce(sum(abs("BilledCost")) FILTER (${lacks}), 0) AS VARCHAR) AS ${name}`;
      })
      .join(', ')}
  FROM read_parquet($rows) GROUP BY currency ORDER BY currency`;

/** One line a currency of the rows in the Parquet file of a part. */
export async function partitionQuality(
  connection: DuckDBConnection,
  part: string,
  rowsFile: string,
): Promise<PartitionQualityRow[]> {
  const rows = await rowsOf(connection, { sql: QUALITY, params: { rows: rowsFile } });
  return rows.map((row) => ({
    part,
    currency: textOf(row, 'currency'),
    row_count: numberOf(row, 'row_count'),
    zero_rows: numberOf(row, 'zero_rows'),
    billed: textOf(row, 'billed'),
    size: textOf(row, 'size'),
    without_tags: textOf(row, 'without_tags'),
    without_list_price: textOf(row, 'without_list_price'),
    without_account: textOf(row, 'without_account'),
    without_service: textOf(row, 'without_service'),
    without_region: textOf(row, 'without_region'),
  }));
}

/**
 * Counts the parts of the company (null: of all) that were not counted yet, and forgets those that are gone. What is
 * not on this disk stays uncounted.
 */
export async function countNewParts(
  documents: Documents,
  dataDir: string,
  companyId: string | null,
): Promise<void> {
  await dropUnusedQuality(documents);
  const files = (await uncountedParts(documents, companyId))
    .map((part) => ({ part, file: join(dataDir, partFile(part, 'rows')) }))
    .filter(({ file }) => existsSync(file));
  if (files.length === 0) return;
  await withEngine(spillFolder(dataDir), async (connection) => {
    for (const { part, file } of files) {
      await keepQuality(documents, await partitionQuality(connection, part, file));
    }
  });
}

/** Counts the parts whose files are in the folder, before they are taken over: afterwards they may be gone. */
export async function countParts(
  engine: DuckDBInstance,
  folder: string,
  parts: readonly string[],
): Promise<PartitionQualityRow[]> {
  const connection = await engine.connect();
  try {
    const counted: PartitionQualityRow[] = [];
    for (const part of parts)
      counted.push(
        ...(await partitionQuality(connection, part, join(folder, basename(partFile(part, 'rows'))))),
      );
    return counted;
  } finally {
    connection.closeSync();
  }
}

async function withEngine(
  spillDir: string,
  work: (connection: DuckDBConnection) => Promise<void>,
): Promise<void> {
  const engine = await openEngine(LIMITS, spillDir);
  try {
    await work(await engine.connect());
  } finally {
    engine.closeSync();
  }
}
