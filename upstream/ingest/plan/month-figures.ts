// Rows and money of billing months: summed by currency, and as the catalogue has them now.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { DuckDBConnection } from '@duckdb/node-api';
import { addDecimals } from '../../../lib/money/money.ts';
import type { Documents } from '../../stores/documents/database.ts';
import type { PartitionRow } from '../../stores/documents/loads/partition-schema.ts';
import type { PartitionQualityRow } from '../../stores/documents/schema.ts';
import { partFile } from '../../stores/facts/duckdb/fact-files.ts';
import { partitionQuality } from '../load/partition-quality.ts';

/** Of one currency; amounts are exact decimal text. */
export interface MoneyFigures {
  currency: string;
  rows: number;
  billed: string;
  /** Sum of the absolute amounts. */
  size: string;
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
  const uncounted = partitions
    .filter(({ part }) => !kept.has(part))
    .map(({ part }) => ({ part, file: join(dataDir, partFile(part, 'rows')) }))
    .filter(({ file }) => existsSync(file));
  for (const row of await partitionQuality(connection, uncounted)) add(row);
  return kept;
}
