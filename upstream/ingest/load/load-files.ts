// Loads billing files into a company: all of them, or nothing.
import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { DuckDBConnection, DuckDBInstance } from '@duckdb/node-api';
import type { LoadAnswer } from '../../../lib/catalogue/loads/load-reasons.ts';
import type { LoadFaultFact } from '../../../lib/node/loads/load-faults.ts';
import type { Documents } from '../../stores/documents/database.ts';
import { commitLoad } from '../../stores/documents/loads/catalogue.ts';
import type {
  FileReport,
  FocusCheck,
  LoadProgress,
  LoadReport,
  ReplacedMonth,
  SkippedFile,
} from '../../stores/documents/loads/load-report.ts';
import type { PartitionRow } from '../../stores/documents/loads/partition-schema.ts';
import { providerNames } from '../../stores/documents/reference/provider-names.ts';
import { openEngine } from '../../stores/facts/duckdb/engine.ts';
import { DEFAULT_LIMITS, type EngineLimits } from '../../stores/facts/duckdb/engine-limits.ts';
import { type LoadFolders, makeLoadFolders } from '../../stores/facts/duckdb/fact-files.ts';
import { type FactSink, fileSink } from '../../stores/facts/fact-sink.ts';
import { checkFile } from '../check/check-file.ts';
import { loadDataset } from '../datasets/dataset-files.ts';
import { NATIVE_MACROS } from '../formats/native/native-macros.ts';
import { VALUE_MACROS } from '../formats/value-macros.ts';
import { loadInventory } from '../inventories/inventory-files.ts';
import { refuseUnlessAllowed } from '../plan/load-refused.ts';
import { makePlan } from '../plan/make-plan.ts';
import { loadRecommendations } from '../recommendations/recommendation-files.ts';
import { providerMacros } from '../staging/provider-sql.ts';
import { type StagedFile, stageFiles, type Twin } from '../staging/stage-files.ts';
import { LoadError } from './load-error.ts';
import { type LoadPlan, planLoad } from './load-plan.ts';
import { countParts } from './partition-quality.ts';
import { toldNotes } from './told-notes.ts';
import { upgradeFacts } from './upgrade-facts.ts';
import { writePartitions } from './write-partitions.ts';

export interface LoadOptions {
  documents: Documents;
  dataDir: string;
  companyId: string;
  /** Paths of billing files of one export: rows of one billing month may be in several of them. */
  files: readonly string[];
  /** Those of them that a search found: what is no billing file among them is passed over. */
  found?: ReadonlySet<string>;
  /** Makes the company in the same transaction, in the currency of most rows unless one is given. */
  newCompany?: { name: string; currency?: string };
  /** Refuse everything when a row is bad. */
  isStrict?: boolean;
  /** Lets in what is refused by default; see the table of reasons. */
  answers?: readonly LoadAnswer[];
  /** Tell what the load would change, and change nothing. */
  isPlanOnly?: boolean;
  limits?: EngineLimits;
  /** Takes the finished facts; files below the data directory unless told otherwise. */
  sink?: FactSink;
  /** Name of the account that gave the command; null where there is none. */
  startedBy?: string | null;
  onProgress?: (progress: LoadProgress) => void;
}

/** A file that is joined with its own sums runs past them: it would be held in memory as a whole otherwise. */
const WRITTEN_JOINS = "SET disabled_optimizers = 'join_order,build_side_probe_side,common_subplan'";

/** Each is read once more for it. */
const MAX_CHECKS = 20;

/** The currency of a new company until its rows tell another. */
const FALLBACK_CURRENCY = 'USD';

/**
 * Replaces each (vendor, billing account, billing month) that the files have rows of by those rows. What the same
 * bytes brought before is left alone. Throws a LoadError for the fault of a whole file, and a LoadRefused for a plan
 * with findings that no answer lets in; then nothing is changed.
 */
export async function loadFiles(options: LoadOptions): Promise<LoadReport> {
  const { documents, dataDir, companyId, sink = fileSink(documents, dataDir) } = options;
  const currency = await companyCurrency(options);
  await upgradeFacts({ documents, dataDir, ...(options.limits ? { limits: options.limits } : {}) });
  await sink.removeUnused();
  const loadId = randomUUID();
  const folders = await makeLoadFolders(dataDir, loadId);
  const engine = await openEngine(options.limits ?? DEFAULT_LIMITS, join(folders.work, 'spill'));
  try {
    const connection = await engine.connect();
    const names = await providerNames(documents);
    for (const macro of [...VALUE_MACROS, ...NATIVE_MACROS, ...providerMacros(names)])
      await connection.run(macro);
    await connection.run(WRITTEN_JOINS);
    const answers = new Set(options.answers);
    const { staged, questions, twins, recommendations, datasets, inventories, skipped } = await stageFiles(
      connection,
      {
        files: options.files,
        found: options.found,
        folder: folders.work,
        companyCurrency: currency,
        names,
        answers,
        onProgress: options.onProgress,
      },
    );
    if (options.isStrict)
      refuseRejects([
        ...staged.map(({ source, report }) => ({ path: source.path, ...report })),
        ...inventories.map(({ path, rejected }) => ({ path, rejected, rowsRejected: rejected.length })),
        ...datasets.map(({ table, rejected }) => ({
          path: table.path,
          rejected,
          rowsRejected: rejected.length,
        })),
        ...recommendations.map(({ table, lines }) => ({
          path: table.path,
          rejected: lines.rejected,
          rowsRejected: lines.rejected.length,
        })),
      ]);
    if (staged.length + recommendations.length + datasets.length + inventories.length === 0)
      throw new LoadError(null, nothingFound(skipped));
    if (options.newCompany && staged.length === 0)
      throw new LoadError(null, 'a company is made by its billing files: load some of them too');
    const plan = await planLoad(documents, companyId, staged, names);
    const shown = await makePlan(connection, {
      ...{ documents, dataDir, companyId, plan, staged, questions, answers },
    });
    const reports = [
      ...staged.map(({ source, report }) =>
        plan.unchanged.has(source.sha256) ? { ...report, rowsLoaded: 0, unchanged: true } : report,
      ),
      ...twins.flatMap((twin) => twinReport(twin, staged)),
    ];
    const about = { companyId, plan: shown, ...(options.found ? { skipped } : {}) };
    if (options.isPlanOnly === true) {
      const files = await withChecks(connection, reports, staged);
      const planned = await keepBeside(options, { datasets, inventories }, true);
      return { ...about, loadId: null, files: [...files, ...planned], replaced: [], isPlanOnly: true };
    }
    refuseUnlessAllowed({ companyId, files: reports, plan: shown });
    const replaced =
      plan.partitions.length > 0
        ? await commitPlan(engine, { ...options, sink }, loadId, folders, plan, staged)
        : [];
    const beside = await keepBeside(options, { datasets, inventories }, false);
    for (const file of recommendations) beside.push(await loadRecommendations(documents, companyId, file));
    return {
      ...about,
      loadId: plan.partitions.length > 0 ? loadId : null,
      files: [...reports, ...beside],
      replaced,
      isPlanOnly: false,
    };
  } finally {
    engine.closeSync();
    await rm(folders.work, { recursive: true, force: true });
  }
}

/** Keeps what is stored beside the facts, or returns what would be kept. */
async function keepBeside(
  { documents, companyId, startedBy = null }: LoadOptions,
  { datasets, inventories }: Pick<Awaited<ReturnType<typeof stageFiles>>, 'datasets' | 'inventories'>,
  isPlanOnly: boolean,
): Promise<FileReport[]> {
  const reports: FileReport[] = [];
  const about = { companyId, actor: startedBy, isPlanOnly };
  for (const file of datasets) reports.push(await loadDataset(documents, about, file));
  for (const file of inventories) reports.push(await loadInventory(documents, about, file));
  return reports;
}

/** The same with the checks of those that are FOCUS, as many as are checked. */
async function withChecks(
  connection: DuckDBConnection,
  reports: readonly FileReport[],
  staged: readonly StagedFile[],
): Promise<FileReport[]> {
  const checked = staged.filter(({ source }) => source.focusVersion !== null).slice(0, MAX_CHECKS);
  const checks = new Map<string, FocusCheck>();
  for (const { source } of checked) checks.set(source.name, await checkFile(connection, source.path));
  return reports.map((report) => ({ ...report, check: checks.get(report.name) }));
}

function nothingFound([first]: readonly SkippedFile[]): LoadFaultFact {
  const values = { hasFirst: first ? 'yes' : 'no', name: first?.name ?? '', why: first?.reason ?? '' };
  return { kind: 'noBillingFile', values };
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

function twinReport({ name, format, of }: Twin, staged: readonly StagedFile[]): FileReport[] {
  const told = toldNotes([{ kind: 'sameContent', values: { name: of.name } }]);
  return staged
    .filter(({ source }) => source === of)
    .map(({ report }) => ({ ...report, name, format, rowsLoaded: 0, unchanged: true, ...told }));
}

function refuseRejects(
  files: readonly (Pick<FileReport, 'rejected' | 'rowsRejected'> & { path: string })[],
): void {
  for (const { path, rejected, rowsRejected } of files) {
    const [first] = rejected;
    if (!first) continue;
    const what =
      first.column === null ? first.reason : `${first.column} '${first.value ?? ''}' ${first.reason}`;
    throw new LoadError(
      path,
      `line ${first.line}: ${what} (${rowsRejected} bad rows); mend them, or load without --strict`,
    );
  }
}

async function commitPlan(
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
