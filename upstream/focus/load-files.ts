// Loads billing files into a company: all of them, or nothing.
import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { DuckDBConnection } from '@duckdb/node-api';
import { commitLoad } from '../documents/catalogue.ts';
import type { Documents } from '../documents/database.ts';
import type { PartitionRow } from '../documents/schema.ts';
import { DEFAULT_LIMITS, type EngineLimits, openEngine } from '../facts/engine.ts';
import { type LoadFolders, makeLoadFolders, publish, removeUnused, retire } from '../facts/fact-files.ts';
import { LoadError } from './load-error.ts';
import { type LoadPlan, planLoad } from './load-plan.ts';
import type { LoadProgress, LoadReport, ReplacedMonth } from './load-report.ts';
import { NATIVE_MACROS } from './native/native-macros.ts';
import { openSource } from './source-file.ts';
import { type StagedFile, stageFile } from './stage-file.ts';
import { VALUE_MACROS } from './value-macros.ts';
import { writePartitions } from './write-partitions.ts';

export interface LoadOptions {
  documents: Documents;
  dataDir: string;
  companyId: string;
  /** Paths of billing files of one export: rows of one billing month may stand in several of them. */
  files: readonly string[];
  /** Makes the company in the same transaction, in the currency of most rows unless one is given. */
  newCompany?: { name: string; currency?: string };
  /** Refuse everything when a row is bad. */
  isStrict?: boolean;
  limits?: EngineLimits;
  onProgress?: (progress: LoadProgress) => void;
}

/** The currency of a new company until its rows tell another. */
const FALLBACK_CURRENCY = 'USD';

/**
 * Replaces each (vendor, billing account, billing month) that the files have rows of by those rows. What the same
 * bytes brought before is left alone. Throws a LoadError for the fault of a whole file; then nothing is changed.
 */
export async function loadFiles(options: LoadOptions): Promise<LoadReport> {
  const { documents, dataDir, companyId } = options;
  const currency = await companyCurrency(options);
  await removeUnused(documents, dataDir);
  const loadId = randomUUID();
  const folders = await makeLoadFolders(dataDir, loadId);
  const engine = await openEngine(options.limits ?? DEFAULT_LIMITS, join(folders.work, 'spill'));
  try {
    const connection = await engine.connect();
    for (const macro of [...VALUE_MACROS, ...NATIVE_MACROS]) await connection.run(macro);
    const { staged, repeated } = await stageAll(connection, options, folders, currency);
    if (options.isStrict) refuseRejects(staged);
    const plan = await planLoad(documents, companyId, staged);
    const replaced =
      plan.partitions.length > 0 ? await commitPlan(connection, options, loadId, folders, plan, staged) : [];
    const reports = staged.map(({ source, report }) =>
      plan.unchanged.has(source.sha256) ? { ...report, rowsLoaded: 0, unchanged: true } : report,
    );
    return {
      companyId,
      loadId: plan.partitions.length > 0 ? loadId : null,
      files: [...reports, ...repeated],
      replaced,
    };
  } finally {
    engine.closeSync();
    await rm(folders.work, { recursive: true, force: true });
  }
}

async function companyCurrency({ documents, companyId, newCompany }: LoadOptions): Promise<string> {
  if (newCompany) return newCompany.currency ?? FALLBACK_CURRENCY;
  const company = await documents
    .selectFrom('companies')
    .select('currency')
    .where('company_id', '=', companyId)
    .executeTakeFirst();
  if (!company) throw new LoadError(null, `there is no company '${companyId}'`);
  return company.currency;
}

async function stageAll(
  connection: DuckDBConnection,
  { files, onProgress }: LoadOptions,
  folders: LoadFolders,
  currency: string,
): Promise<{ staged: StagedFile[]; repeated: LoadReport['files'] }> {
  const staged: StagedFile[] = [];
  const repeated: LoadReport['files'] = [];
  for (const [index, path] of files.entries()) {
    const source = await openSource(connection, path);
    onProgress?.({ step: 'reading', name: source.name, done: index, total: files.length });
    const twin = staged.find((other) => other.source.sha256 === source.sha256);
    if (twin) {
      const notes = [`the same content as ${twin.source.name}`];
      repeated.push({ ...twin.report, name: source.name, rowsLoaded: 0, unchanged: true, notes });
      continue;
    }
    staged.push(await stageFile(connection, source, join(folders.work, `staged-${index}.parquet`), currency));
  }
  return { staged, repeated };
}

function refuseRejects(staged: readonly StagedFile[]): void {
  for (const { report, source } of staged) {
    const [first] = report.rejected;
    if (!first) continue;
    const what =
      first.column === null ? first.reason : `${first.column} '${first.value ?? ''}' ${first.reason}`;
    throw new LoadError(
      source.path,
      `line ${first.line}: ${what} (${report.rowsRejected} bad rows); mend them, or load without --strict`,
    );
  }
}

async function commitPlan(
  connection: DuckDBConnection,
  options: LoadOptions,
  loadId: string,
  folders: LoadFolders,
  plan: LoadPlan,
  staged: readonly StagedFile[],
): Promise<ReplacedMonth[]> {
  const { documents, dataDir, companyId, newCompany } = options;
  const partitions = await writePartitions(connection, {
    companyId,
    loadId,
    folders,
    plan,
    onProgress: options.onProgress,
  });
  await publish(dataDir, loadId, folders);
  const used = staged.filter(({ source }) => !plan.unchanged.has(source.sha256));
  const sumOf = (count: 'rowsLoaded' | 'rowsRejected') =>
    used.reduce((sum, { report }) => sum + report[count], 0);
  await commitLoad(documents, {
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
    newCompany: newCompany && {
      name: newCompany.name,
      currency: newCompany.currency ?? mostUsedCurrency(staged),
    },
  });
  await retire(
    dataDir,
    plan.replaced.map(({ part }) => part),
  );
  return plan.replaced.map((before) => replacedMonth(before, partitions));
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
