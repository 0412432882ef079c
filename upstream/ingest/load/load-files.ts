// Loads billing files into a company: all of them, or nothing.
import { randomUUID } from 'node:crypto';
import { statSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { DuckDBConnection } from '@duckdb/node-api';
import type { LoadFaultFact } from '../../../lib/node/loads/load-faults.ts';
import type {
  FileReport,
  FocusCheck,
  LoadReport,
  SkippedFile,
} from '../../stores/documents/loads/load-report.ts';
import { providerNames } from '../../stores/documents/reference/provider-names.ts';
import { openEngine, runAll } from '../../stores/facts/duckdb/engine.ts';
import { DEFAULT_LIMITS, type EngineLimits, FEW_BYTES } from '../../stores/facts/duckdb/engine-limits.ts';
import { makeLoadFolders } from '../../stores/facts/duckdb/fact-files.ts';
import { fileSink } from '../../stores/facts/fact-sink.ts';
import { checkFile } from '../check/check-file.ts';
import { loadDataset } from '../datasets/dataset-files.ts';
import { NATIVE_MACROS } from '../formats/native/native-macros.ts';
import { VALUE_MACROS } from '../formats/value-macros.ts';
import { loadInventory } from '../inventories/inventory-files.ts';
import { refuseUnlessAllowed } from '../plan/load-refused.ts';
import { makePlan } from '../plan/make-plan.ts';
import { loadRecommendations } from '../recommendations/recommendation-files.ts';
import type { Twin } from '../staging/copy-files.ts';
import { providerMacros } from '../staging/provider-sql.ts';
import { type StagedFile, stageFiles } from '../staging/stage-files.ts';
import { commitPlan, FALLBACK_CURRENCY } from './commit-plan.ts';
import { LoadError } from './load-error.ts';
import type { LoadOptions } from './load-options.ts';
import { planLoad } from './load-plan.ts';
import { toldNotes } from './told-notes.ts';
import { upgradeFacts } from './upgrade-facts.ts';

/** A file that is joined with its own sums runs past them: it would be held in memory as a whole otherwise. */
const WRITTEN_JOINS = "SET disabled_optimizers = 'join_order,build_side_probe_side,common_subplan'";

/** Each is read once more for it. */
const MAX_CHECKS = 20;

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
  const engine = await openEngine(limitsOf(options), join(folders.work, 'spill'));
  try {
    const connection = await engine.connect();
    const names = await providerNames(documents);
    await runAll(connection, [...VALUE_MACROS, ...NATIVE_MACROS, ...providerMacros(names), WRITTEN_JOINS]);
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

/** Small loads use one thread: a second one would spin while statements are planned. */
function limitsOf({ files, limits = DEFAULT_LIMITS }: LoadOptions): EngineLimits {
  const sizeOf = (path: string) => statSync(path, { throwIfNoEntry: false })?.size ?? 0;
  const bytes = files.reduce((sum, path) => sum + sizeOf(path), 0);
  return bytes > FEW_BYTES ? limits : { ...limits, threads: 1 };
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
