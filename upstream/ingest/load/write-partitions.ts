// Writes all partitions of a load into its folder and describes them for the catalogue.
import { basename, join } from 'node:path';
import type { DuckDBConnection, DuckDBInstance } from '@duckdb/node-api';
import type { LoadProgress } from '../../stores/documents/loads/load-report.ts';
import type { PartitionRow } from '../../stores/documents/loads/partition-schema.ts';
import { type LoadFolders, partFile } from '../../stores/facts/duckdb/fact-files.ts';
import { FACTS_VERSION, type FactTable } from '../../stores/facts/tables/tables.ts';
import type { LoadPlan, PlannedPartition } from './load-plan.ts';
import { MOST_SORTED, writeRollups, writeRows } from './partition-files.ts';

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
  const { small, large } = bySize(plan.partitions);
  const rows = new Map<number, PartitionRow>();
  const writeFrom = async (connection: DuckDBConnection, queue: [number, PlannedPartition][]) => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const [index, partition] = next;
      const name = `${partition.vendor} ${partition.month.slice(0, 7)}`;
      onProgress?.({ step: 'writing', name, done: rows.size, total });
      rows.set(index, await writeOne(connection, options, partition, index));
    }
  };
  const work = () =>
    connected(engine, (connection) =>
      writeFrom(connection, small).catch((error: unknown) => {
        small.length = 0;
        throw error;
      }),
    );
  await allDone(Array.from({ length: AT_ONCE }, work));
  if (large.length > 0) await connected(engine, (connection) => writeFrom(connection, large));
  return plan.partitions.flatMap((_, index) => rows.get(index) ?? []);
}

/**
 * Each with its place. What is not sorted keeps its order because DuckDB holds finished row groups until those before
 * them are written, as many as its memory allows.
 */
export function bySize<Partition extends Pick<PlannedPartition, 'span'>>(
  partitions: readonly Partition[],
): Record<'small' | 'large', [number, Partition][]> {
  const all = [...partitions.entries()];
  const isLarge = ([, { span }]: [number, Partition]) => span.row_count > MOST_SORTED;
  return { small: all.filter((each) => !isLarge(each)), large: all.filter(isLarge) };
}

async function connected(
  engine: DuckDBInstance,
  work: (connection: DuckDBConnection) => Promise<void>,
): Promise<void> {
  const connection = await engine.connect();
  try {
    await work(connection);
  } finally {
    connection.closeSync();
  }
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
