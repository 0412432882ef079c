// Writes all partitions of a load into its folder and describes them for the catalogue.
import { basename, join } from 'node:path';
import type { DuckDBConnection, DuckDBInstance } from '@duckdb/node-api';
import type { LoadProgress } from '../../stores/documents/loads/load-report.ts';
import type { PartitionRow } from '../../stores/documents/loads/partition-schema.ts';
import { type LoadFolders, partFile } from '../../stores/facts/duckdb/fact-files.ts';
import { FACTS_VERSION, type FactTable } from '../../stores/facts/tables/tables.ts';
import type { LoadPlan, PlannedPartition } from './load-plan.ts';
import { writeRollups, writeRows } from './partition-files.ts';

interface WriteOptions {
  companyId: string;
  loadId: string;
  folders: LoadFolders;
  plan: LoadPlan;
  onProgress: ((progress: LoadProgress) => void) | undefined;
}

/** Small partitions do not keep two cores busy on their own. */
const AT_ONCE = 2;

export async function writePartitions(
  engine: DuckDBInstance,
  options: WriteOptions,
): Promise<PartitionRow[]> {
  const { plan, onProgress } = options;
  const total = plan.partitions.length;
  const queue = [...plan.partitions.entries()];
  const rows = new Map<number, PartitionRow>();
  const work = async () => {
    const connection = await engine.connect();
    try {
      for (let next = queue.shift(); next; next = queue.shift()) {
        const [index, partition] = next;
        const name = `${partition.vendor} ${partition.month.slice(0, 7)}`;
        onProgress?.({ step: 'writing', name, done: rows.size, total });
        rows.set(index, await writeOne(connection, options, partition, index));
      }
    } catch (error) {
      queue.length = 0;
      throw error;
    } finally {
      connection.closeSync();
    }
  };
  await allDone(Array.from({ length: AT_ONCE }, work));
  return plan.partitions.flatMap((_, index) => rows.get(index) ?? []);
}

/** Waits for the end of all, so that no work goes on when the fault of one is told. */
async function allDone(works: readonly Promise<void>[]): Promise<void> {
  for (const end of await Promise.allSettled(works)) if (end.status === 'rejected') throw end.reason;
}

async function writeOne(
  connection: DuckDBConnection,
  { companyId, loadId, folders }: WriteOptions,
  partition: PlannedPartition,
  index: number,
): Promise<PartitionRow> {
  const part = `${loadId}/${index}`;
  const pathOf = (table: FactTable) => join(folders.out, basename(partFile(part, table)));
  await writeRows(connection, partition, partition.span.row_count, pathOf('rows'));
  await writeRollups(connection, pathOf);
  return {
    company_id: companyId,
    vendor: partition.vendor,
    billing_account_id: partition.account,
    billing_month: partition.month,
    load_id: loadId,
    part,
    facts_version: FACTS_VERSION,
    ...partition.span,
    is_effective_usable: partition.isEffectiveUsable ? 1 : 0,
    source_hashes: partition.sourceHashes,
    providers: JSON.stringify(partition.providers),
  };
}
