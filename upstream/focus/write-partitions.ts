// Writes all partitions of a load into its folder and describes them for the catalogue.
import { basename, join } from 'node:path';
import type { DuckDBConnection } from '@duckdb/node-api';
import type { PartitionRow } from '../documents/schema.ts';
import { type LoadFolders, partFile } from '../facts/fact-files.ts';
import { FACTS_VERSION } from '../facts/tables.ts';
import type { LoadPlan, PlannedPartition } from './load-plan.ts';
import type { LoadProgress } from './load-report.ts';
import { writePartition } from './partition-files.ts';

interface WriteOptions {
  companyId: string;
  loadId: string;
  folders: LoadFolders;
  plan: LoadPlan;
  onProgress: ((progress: LoadProgress) => void) | undefined;
}

export async function writePartitions(
  connection: DuckDBConnection,
  options: WriteOptions,
): Promise<PartitionRow[]> {
  const { partitions } = options.plan;
  const rows: PartitionRow[] = [];
  for (const [index, partition] of partitions.entries()) {
    const name = `${partition.vendor} ${partition.month.slice(0, 7)}`;
    options.onProgress?.({ step: 'writing', name, done: index, total: partitions.length });
    rows.push(await writeOne(connection, options, partition, index));
  }
  return rows;
}

async function writeOne(
  connection: DuckDBConnection,
  { companyId, loadId, folders }: WriteOptions,
  partition: PlannedPartition,
  index: number,
): Promise<PartitionRow> {
  const part = `${loadId}/${index}`;
  const summary = await writePartition(connection, partition, (table) =>
    join(folders.out, basename(partFile(part, table))),
  );
  return {
    company_id: companyId,
    vendor: partition.vendor,
    billing_account_id: partition.account,
    billing_month: partition.month,
    load_id: loadId,
    part,
    facts_version: FACTS_VERSION,
    row_count: summary.rowCount,
    first_charge_date: summary.firstChargeDate,
    last_charge_date: summary.lastChargeDate,
    max_usage_end: summary.maxUsageEnd,
    is_effective_usable: partition.isEffectiveUsable ? 1 : 0,
    source_hashes: partition.sourceHashes,
  };
}
