// Writes all partitions of a load into its folder and describes them for the catalogue.
import { basename, join } from 'node:path';
import type { DuckDBConnection, DuckDBInstance } from '@duckdb/node-api';
import type { LoadProgress } from '../../stores/documents/loads/load-report.ts';
import type { PartitionRow } from '../../stores/documents/loads/partition-schema.ts';
import { type LoadFolders, partFile } from '../../stores/facts/duckdb/fact-files.ts';
import { withOneThread } from '../../stores/facts/duckdb/one-thread.ts';
import { FACTS_VERSION, type FactTable } from '../../stores/facts/tables/tables.ts';
import type { LoadPlan, PlannedPartition } from './load-plan.ts';
import { writeRows, writeTogether } from './partition-files.ts';
import { writeRollups } from './rollup-files.ts';

interface WriteOptions {
  companyId: string;
  loadId: string;
  folders: LoadFolders;
  plan: LoadPlan;
  onProgress: ((progress: LoadProgress) => void) | undefined;
}

/**
 * Batches of small partitions. Each takes one thread: most of its time goes into opening and closing files, which DuckDB
 * does by one, while a second would wait in a loop.
 */
const AT_ONCE = 2;
/**
 * Partitions are written together while they have so few rows and so few files are open. Rows are held in memory before
 * they are written, some four kilobytes each: two that are larger have no room beside each other, and spill all the time.
 */
const TOGETHER = { rows: 50_000, partitions: 50 };

/** Partitions that are written together, each with its place among all. */
export type Batch<Partition> = [number, Partition][];

export async function writePartitions(
  engine: DuckDBInstance,
  options: WriteOptions,
): Promise<PartitionRow[]> {
  const { plan, onProgress } = options;
  const total = plan.partitions.length;
  const { small, large } = bySize(plan.partitions);
  let done = 0;
  const writeFrom = async (connection: DuckDBConnection, queue: Batch<PlannedPartition>[]) => {
    for (let batch = queue.shift(); batch; batch = queue.shift()) {
      const [first] = batch;
      const name = first ? `${first[1].vendor} ${first[1].month.slice(0, 7)}` : '';
      onProgress?.({ step: 'writing', name, done, total });
      await writeBatch(connection, options, batch);
      done += batch.length;
    }
  };
  const work = () =>
    connected(engine, (connection) =>
      writeFrom(connection, small).catch((error: unknown) => {
        small.length = 0;
        throw error;
      }),
    );
  await connected(engine, (connection) =>
    withOneThread(connection, () => allDone(Array.from({ length: AT_ONCE }, work))),
  );
  if (large.length > 0) await connected(engine, (connection) => writeFrom(connection, large));
  return plan.partitions.map((partition, index) => rowOf(options, partition, index));
}

/**
 * What is not sorted keeps its order because DuckDB holds finished row groups until those before them are written, as
 * many as its memory allows.
 */
export function bySize<Partition extends Pick<PlannedPartition, 'span'>>(
  partitions: readonly Partition[],
): Record<'small' | 'large', Batch<Partition>[]> {
  const small: Batch<Partition>[] = [];
  const large: Batch<Partition>[] = [];
  let rows = Number.POSITIVE_INFINITY;
  for (const each of partitions.entries()) {
    const count = each[1].span.row_count;
    if (count > TOGETHER.rows) {
      large.push([each]);
      continue;
    }
    const last = small.at(-1);
    rows += count;
    if (last && rows <= TOGETHER.rows && last.length < TOGETHER.partitions) last.push(each);
    else {
      small.push([each]);
      rows = count;
    }
  }
  return { small, large };
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

async function writeBatch(
  connection: DuckDBConnection,
  { loadId, folders }: WriteOptions,
  batch: Batch<PlannedPartition>,
): Promise<void> {
  const pathOf = (index: number, table: FactTable) =>
    join(folders.out, basename(partFile(partOf(loadId, index), table)));
  const [[first, only] = [0, undefined], ...others] = batch;
  if (only && others.length === 0) {
    await writeRows(connection, only, only.span.row_count, pathOf(first, 'rows'));
    return writeRollups(connection, (table) => pathOf(first, table));
  }
  const sources = batch.map(([, partition]) => partition);
  const indexOf = (place: number) => batch[place]?.[0] ?? Number.NaN;
  await writeTogether(connection, sources, join(folders.work, `from-${first}`), (place, table) =>
    pathOf(indexOf(place), table),
  );
}

const partOf = (loadId: string, index: number) => `${loadId}/${index}`;

function rowOf(
  { companyId, loadId }: WriteOptions,
  partition: PlannedPartition,
  index: number,
): PartitionRow {
  return {
    company_id: companyId,
    vendor: partition.vendor,
    billing_account_id: partition.account,
    billing_month: partition.month,
    load_id: loadId,
    part: partOf(loadId, index),
    facts_version: FACTS_VERSION,
    ...partition.span,
    is_effective_usable: partition.isEffectiveUsable ? 1 : 0,
    source_hashes: partition.sourceHashes,
    providers: JSON.stringify(partition.providers),
  };
}
