// Writes what a plan says, and makes it count: facts first, then the documents that name them, in one transaction.
import type { DuckDBInstance } from '@duckdb/node-api';
import { commitLoad } from '../../stores/documents/loads/catalogue.ts';
import type { ReplacedMonth } from '../../stores/documents/loads/load-report.ts';
import type { PartitionRow } from '../../stores/documents/loads/partition-schema.ts';
import type { LoadFolders } from '../../stores/facts/duckdb/fact-files.ts';
import type { FactSink } from '../../stores/facts/fact-sink.ts';
import type { StagedFile } from '../staging/stage-files.ts';
import type { LoadOptions } from './load-options.ts';
import type { LoadPlan } from './load-plan.ts';
import { countParts } from './partition-quality.ts';
import { writePartitions } from './write-partitions.ts';

/** The currency of a new company until its rows tell another. */
export const FALLBACK_CURRENCY = 'USD';

/** What was replaced, month by month. */
export async function commitPlan(
  engine: DuckDBInstance,
  options: LoadOptions & { sink: FactSink },
  loadId: string,
  folders: LoadFolders,
  plan: LoadPlan,
  staged: readonly StagedFile[],
): Promise<ReplacedMonth[]> {
  const { documents, companyId, newCompany, sink } = options;
  const partitions = await writePartitions(engine, {
    companyId,
    loadId,
    folders,
    plan,
    onProgress: options.onProgress,
  });
  const qualities = await countParts(
    engine,
    folders.out,
    partitions.map(({ part }) => part),
  );
  await sink.publish(loadId, folders);
  const used = staged.filter(({ source }) => !plan.unchanged.has(source.sha256));
  const sumOf = (count: 'rowsLoaded' | 'rowsRejected') =>
    used.reduce((sum, { report }) => sum + report[count], 0);
  const replaced = await commitLoad(documents, {
    load: {
      load_id: loadId,
      company_id: companyId,
      loaded_at: new Date().toISOString(),
      rows_loaded: sumOf('rowsLoaded'),
      rows_rejected: sumOf('rowsRejected'),
    },
    files: used.map(({ source, report }) => ({
      load_id: loadId,
      name: report.name,
      sha256: source.sha256,
      focus_version: report.focusVersion ?? report.layout,
      rows_read: report.rowsRead,
      rows_rejected: report.rowsRejected,
    })),
    partitions,
    moved: plan.moved,
    qualities,
    actor: options.startedBy ?? null,
    newCompany: newCompany && {
      name: newCompany.name,
      currency: newCompany.currency ?? mostUsedCurrency(staged),
    },
  });
  await sink.retire(replaced.map(({ part }) => part));
  return replaced.map((before) => replacedMonth(before, partitions));
}

function replacedMonth(before: PartitionRow, partitions: readonly PartitionRow[]): ReplacedMonth {
  const { vendor, billing_account_id: billingAccountId, billing_month } = before;
  const now = partitions.find(
    (row) =>
      row.vendor === vendor &&
      row.billing_account_id === billingAccountId &&
      row.billing_month === billing_month,
  );
  return {
    vendor,
    billingAccountId,
    month: billing_month.slice(0, 7),
    rowsBefore: before.row_count,
    rowsNow: now?.row_count ?? 0,
  };
}

function mostUsedCurrency(staged: readonly StagedFile[]): string {
  const rows = new Map<string, number>();
  for (const { currency, rows: count } of staged.flatMap(({ report }) => report.totals)) {
    rows.set(currency, (rows.get(currency) ?? 0) + count);
  }
  return [...rows].sort(([, one], [, other]) => other - one)[0]?.[0] ?? FALLBACK_CURRENCY;
}
