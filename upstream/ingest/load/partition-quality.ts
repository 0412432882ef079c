// Counts once, when a partition is new, what its rows lack: the Data page adds these up and reads no rows.
import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { type DuckDBConnection, type DuckDBInstance, LIST, listValue, VARCHAR } from '@duckdb/node-api';
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
import { numberOf, type ResultRow, rowsOf, textOf } from '../../stores/facts/duckdb/result.ts';

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

const QUALITY = `SELECT filename, "BillingCurrency" AS currency, CAST(count(*) AS DOUBLE) AS row_count,
    CAST(count(*) FILTER ("BilledCost" = 0) AS DOUBLE) AS zero_rows,
    CAST(sum("BilledCost") AS VARCHAR) AS billed, CAST(sum(abs("BilledCost")) AS VARCHAR) AS size,
    ${Object.entries(LACKS)
      .map(([name, lacks]) => {
        return `CAST(coalesce(sum(abs("BilledCost")) FILTER (${lacks}), 0) AS VARCHAR) AS ${name}`;
      })
      .join(', ')}
  FROM read_parquet($rows, filename = true) GROUP BY filename, currency ORDER BY filename, currency`;

/** How many files one statement reads. */
const FILES_AT_ONCE = 100;

interface PartRows {
  part: string;
  /** The Parquet file of its rows. */
  file: string;
}

/** One line a currency of the rows of each part, in the order of the parts. */
export async function partitionQuality(
  connection: DuckDBConnection,
  parts: readonly PartRows[],
): Promise<PartitionQualityRow[]> {
  const counted: PartitionQualityRow[] = [];
  for (let at = 0; at < parts.length; at += FILES_AT_ONCE)
    counted.push(...(await qualityOf(connection, parts.slice(at, at + FILES_AT_ONCE))));
  return counted;
}

async function qualityOf(
  connection: DuckDBConnection,
  parts: readonly PartRows[],
): Promise<PartitionQualityRow[]> {
  const rows = await rowsOf(connection, {
    sql: QUALITY,
    params: { rows: listValue(parts.map(({ file }) => file)) },
    types: { rows: LIST(VARCHAR) },
  });
  const byFile = new Map<string, ResultRow[]>();
  for (const row of rows) {
    const name = nameOf(textOf(row, 'filename'));
    byFile.set(name, [...(byFile.get(name) ?? []), row]);
  }
  return parts.flatMap(({ part, file }) =>
    (byFile.get(nameOf(file)) ?? []).map((row) => qualityRow(part, row)),
  );
}

/** The file in its folder, which tells parts apart however a path to them is written. */
function nameOf(path: string): string {
  return path.split('/').slice(-2).join('/');
}

function qualityRow(part: string, row: ResultRow): PartitionQualityRow {
  return {
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
  };
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
      const counted = await partitionQuality(connection, [{ part, file }]);
      // All of its currencies or none: questions take those that are told for all that there are.
      await documents.transaction().execute((transaction) => keepQuality(transaction, counted));
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
    return await partitionQuality(
      connection,
      parts.map((part) => ({ part, file: join(folder, basename(partFile(part, 'rows'))) })),
    );
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
