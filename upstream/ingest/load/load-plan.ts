// Decides which partitions a load writes: those with rows of files that are not in them yet.

import type { ProviderName } from '../../../lib/catalogue/provider-names.ts';
import type { Documents } from '../../stores/documents/database.ts';
import { allPartitions } from '../../stores/documents/loads/catalogue.ts';
import type { PartitionRow } from '../../stores/documents/loads/partition-schema.ts';
import type { StagedFile } from '../staging/stage-files.ts';
import { roundedMark } from '../staging/staged-facts.ts';
import type { StagedGroup } from '../staging/staged-groups.ts';
import { refuseBothBases } from './cost-basis.ts';
import { movedPartitions } from './moved-partitions.ts';
import type { PartitionSource } from './partition-files.ts';

export interface PlannedPartition extends PartitionSource {
  /** Sorted sha256 of the files with rows of it, as the catalogue keeps them. */
  sourceHashes: string;
  isEffectiveUsable: boolean;
  /** Of the rows: how many, and the days and instants that they reach to. */
  span: Pick<PartitionRow, 'row_count' | 'first_charge_date' | 'last_charge_date' | 'max_usage_end'>;
}

export interface LoadPlan {
  partitions: PlannedPartition[];
  /** Hashes of files whose rows all are in the facts already. */
  unchanged: ReadonlySet<string>;
  /** Partitions of the catalogue that the load takes the place of. */
  replaced: PartitionRow[];
  /** Partitions of the catalogue whose rows the load brings under another vendor. */
  moved: PartitionRow[];
}

interface Gathered {
  vendor: string;
  account: string;
  month: string;
  groups: StagedGroup[];
  files: Set<StagedFile>;
}

/** Compares the staged files with what the catalogue names now. Throws a LoadError when they exclude each other. */
export async function planLoad(
  documents: Documents,
  companyId: string,
  staged: readonly StagedFile[],
  names: readonly ProviderName[],
): Promise<LoadPlan> {
  const all = await allPartitions(documents, companyId);
  const kept = new Map(all.map((row) => [keyOf(row.vendor, row.billing_account_id, row.billing_month), row]));
  const partitions: PlannedPartition[] = [];
  const changed = new Set<string>();
  const replaced: PartitionRow[] = [];
  for (const [key, gathered] of gather(staged)) {
    refuseBothBases([...gathered.files]);
    const existing = kept.get(key);
    const known = new Set(existing?.source_hashes.split(','));
    const fresh = [...gathered.files].filter(({ source }) => !known.has(source.sha256));
    if (fresh.length === 0) continue;
    for (const { source } of fresh) changed.add(source.sha256);
    if (existing) replaced.push(existing);
    partitions.push(planned(gathered));
  }
  const unchanged = staged.map(({ source }) => source.sha256).filter((hash) => !changed.has(hash));
  return {
    partitions,
    unchanged: new Set(unchanged),
    replaced,
    moved: movedPartitions(all, staged, names),
  };
}

function keyOf(vendor: string, account: string, month: string): string {
  return JSON.stringify([vendor, account, month]);
}

function gather(staged: readonly StagedFile[]): Map<string, Gathered> {
  const partitions = new Map<string, Gathered>();
  for (const file of staged) {
    for (const group of file.groups) {
      const { vendor, account, month } = group;
      const key = keyOf(vendor, account, month);
      const partition = partitions.get(key) ?? {
        ...{ vendor, account, month },
        groups: [],
        files: new Set(),
      };
      partition.groups.push(group);
      partition.files.add(file);
      partitions.set(key, partition);
    }
  }
  return partitions;
}

function planned({ vendor, account, month, groups, files }: Gathered): PlannedPartition {
  const sources = [...files];
  const providers = [...new Set(groups.map(({ provider }) => provider))];
  const marks = sources.flatMap((file) => providers.map((provider) => roundedMark(file.number, provider)));
  const rounded = new Set(sources.flatMap((file) => file.roundedMarks));
  const roundedMarks = marks.filter((mark) => rounded.has(mark));
  const least = (values: string[]) => values.sort()[0] ?? '';
  const most = (values: string[]) => values.sort().at(-1);
  return {
    ...{ vendor, account, month, providers, roundedMarks },
    stagedPaths: [...new Set(sources.map(({ path }) => path))],
    span: {
      row_count: groups.reduce((sum, { rows }) => sum + rows, 0),
      first_charge_date: least(groups.map(({ firstChargeDate }) => firstChargeDate)),
      last_charge_date: most(groups.map(({ lastChargeDate }) => lastChargeDate)) ?? '',
      max_usage_end: most(groups.flatMap(({ maxUsageEnd }) => maxUsageEnd ?? [])) ?? null,
    },
    sourceHashes: sources
      .map(({ source }) => source.sha256)
      .sort()
      .join(','),
    isEffectiveUsable: roundedMarks.length === 0,
  };
}
