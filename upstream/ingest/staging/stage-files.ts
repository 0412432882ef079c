// Stages the billing files of a load: their checked rows as Parquet beside the facts, and what each amounts to.
import { basename, join } from 'node:path';
import type { DuckDBConnection } from '@duckdb/node-api';
import { type LoadAnswer, loadReasonRow } from '../../../lib/catalogue/loads/load-reasons.ts';
import type { ProviderName } from '../../../lib/catalogue/provider-names.ts';
import { rejectReason } from '../../../lib/node/loads/load-facts.ts';
import type { LoadFaultFact } from '../../../lib/node/loads/load-faults.ts';
import { printable } from '../../../lib/node/loads/printable.ts';
import type {
  FileReport,
  LoadProgress,
  RejectedRow,
  SkippedFile,
} from '../../stores/documents/loads/load-report.ts';
import type { DatasetFile } from '../datasets/dataset-files.ts';
import { openSource, type SourceFile } from '../formats/source-file.ts';
import type { InventoryFile } from '../inventories/inventory-files.ts';
import { unknownServices } from '../load/category-notes.ts';
import { basisOf, type CostBasisOfFile } from '../load/cost-basis.ts';
import { fileNotes } from '../load/file-notes.ts';
import { faultOfAll, LoadError } from '../load/load-error.ts';
import { quoted } from '../load/text-columns.ts';
import { toldNotes } from '../load/told-notes.ts';
import { type NotationQuestion, settleNotation } from '../notation/settle-notation.ts';
import type { RecommendationFile } from '../recommendations/recommendation-files.ts';
import { rejectedRows } from './rejects.ts';
import { type CopiedFile, copyBatch } from './stage-batch.ts';
import {
  groupsByFile,
  roundedMark,
  roundedProvidersByFile,
  type StagedGroup,
  totalsByFile,
} from './staged-facts.ts';
import { countRecords, type StagedCounts } from './staged-records.ts';

/** How many files one statement reads at most: between two of them progress is told. */
const MAX_BATCH = 64;

export interface StagedFile extends Omit<CopiedFile, 'broken'> {
  groups: StagedGroup[];
  /** Marks of the providers whose effective cost the publisher rounded to whole numbers; see USABLE_EFFECTIVE. */
  roundedMarks: string[];
  /** Of an export that holds one of the two; null where it is both, or cannot be told. */
  basis: CostBasisOfFile | null;
  report: FileReport;
}

/** A file with the bytes of another one of the load. */
export interface Twin {
  name: string;
  format: SourceFile['format'];
  of: SourceFile;
}

/** What is no billing data of its own. */
interface Beside {
  twins: Twin[];
  recommendations: RecommendationFile[];
  datasets: DatasetFile[];
  inventories: InventoryFile[];
  skipped: SkippedFile[];
}

interface StageOptions {
  files: readonly string[];
  /** Those of them that may be no billing files. */
  found?: ReadonlySet<string> | undefined;
  /** Where the staged files go. */
  folder: string;
  companyCurrency: string;
  /** Which vendor a provider's name stands for. */
  names: readonly ProviderName[];
  /** What a person answered where a file does not tell how its dates and numbers are meant. */
  answers: ReadonlySet<LoadAnswer>;
  onProgress?: ((progress: LoadProgress) => void) | undefined;
}

/** Throws a LoadError when a file cannot be read to its end or has no good row. */
export async function stageFiles(
  connection: DuckDBConnection,
  options: StageOptions,
): Promise<{ staged: StagedFile[]; questions: NotationQuestion[] } & Beside> {
  const { copied: first, ...others } = await copyFiles(connection, options);
  if (first.length === 0) return { staged: [], questions: [], ...others };
  const { copied, questions } = await settleNotation(connection, first, options);
  const counts = await countRecords(connection, copied);
  const rejected: RejectedRow[][] = [];
  const faults: LoadError[] = [];
  for (const [index, file] of copied.entries()) {
    const question = questions.find(({ file: number }) => number === file.number);
    try {
      rejected.push(await checkedRejects(connection, file, counts[index], question));
    } catch (error) {
      if (!(error instanceof LoadError)) throw error;
      faults.push(error);
    }
  }
  if (faults.length > 0) throw faultOfAll(faults);
  const staged = await describe(connection, copied, counts, rejected, options);
  return { staged, questions, ...others };
}

async function copyFiles(
  connection: DuckDBConnection,
  { files, found, folder, companyCurrency, onProgress }: StageOptions,
): Promise<{ copied: CopiedFile[] } & Beside> {
  const copied: CopiedFile[] = [];
  const recommendations: RecommendationFile[] = [];
  const datasets: DatasetFile[] = [];
  const inventories: InventoryFile[] = [];
  const skipped: SkippedFile[] = [];
  const twins: Twin[] = [];
  const known = new Map<string, SourceFile>();
  const faults: LoadError[] = [];
  let batch: SourceFile[] = [];
  const flush = async () => {
    const firstNumber = copied.length;
    const path = join(folder, `staged-${firstNumber}.parquet`);
    copied.push(...(await copyBatch(connection, batch, { path, firstNumber, companyCurrency })));
    batch = [];
  };
  for (const [index, file] of files.entries()) {
    const source = await openSource(connection, file).catch((error: unknown) => {
      if (!(error instanceof LoadError)) throw error;
      if (found?.has(file) && error.isForeign) skipped.push({ name: basename(file), reason: error.what });
      else faults.push(error);
      return null;
    });
    // Once a file is at fault nothing is loaded: the others are opened to tell all faults at once.
    if (source === null || faults.length > 0) continue;
    if ('into' in source) {
      inventories.push(source);
      continue;
    }
    if ('dataset' in source) {
      datasets.push(source);
      continue;
    }
    if ('table' in source) {
      recommendations.push(source);
      continue;
    }
    const twin = known.get(source.sha256);
    if (twin) {
      twins.push({ name: source.name, format: source.format, of: twin });
      continue;
    }
    known.set(source.sha256, source);
    const isLike = source.shape !== null && source.shape === batch[0]?.shape;
    if (!isLike || batch.length === MAX_BATCH) await flush();
    onProgress?.({ step: 'reading', name: source.name, done: index, total: files.length });
    batch.push(source);
  }
  if (faults.length > 0) throw faultOfAll(faults);
  await flush();
  return { copied, twins, recommendations, datasets, inventories, skipped };
}

async function checkedRejects(
  connection: DuckDBConnection,
  { source, number, path, broken }: CopiedFile,
  counts: StagedCounts | undefined,
  question: NotationQuestion | undefined,
): Promise<RejectedRow[]> {
  const { records = 0, faulty = 0, loaded = 0 } = counts ?? {};
  const recordCount = source.lines?.recordCount ?? records;
  if (records + broken.length !== recordCount) {
    throw new LoadError(source.path, {
      kind: 'linesApart',
      values: { lines: recordCount, read: records + broken.length },
    });
  }
  const rejected =
    faulty + broken.length === 0 ? [] : await rejectedRows(connection, source, { path, number }, broken);
  if (loaded === 0 && question) throw new LoadError(source.path, unanswered(question));
  if (loaded === 0) throw new LoadError(source.path, noGoodRow(recordCount, rejected[0]));
  return rejected;
}

function unanswered({ reason, fact }: NotationQuestion): LoadFaultFact {
  const words = loadReasonRow(reason).answers.join(' or --allow ');
  return { kind: 'unanswered', values: { words }, finding: fact };
}

function noGoodRow(count: number, first: RejectedRow | undefined): LoadFaultFact {
  if (!first) return { kind: 'noRows' };
  const { line, column, value, reason } = first;
  const isUtf8 = reason !== rejectReason('data.reject.notUtf8');
  return {
    kind: 'noGoodRow',
    values: {
      ...{ count, line, reason, column: column ?? '', hasColumn: column === null ? 'no' : 'yes' },
      value: column === null || value === null ? '' : ` ${quoted(printable(value))}`,
      isUtf8: isUtf8 ? 'yes' : 'no',
    },
  };
}

async function describe(
  connection: DuckDBConnection,
  copied: readonly CopiedFile[],
  counts: readonly StagedCounts[],
  rejected: readonly RejectedRow[][],
  { companyCurrency, names }: Pick<StageOptions, 'companyCurrency' | 'names'>,
): Promise<StagedFile[]> {
  const paths = [...new Set(copied.map(({ path }) => path))];
  const groups = await groupsByFile(connection, paths, names);
  const rounded = await roundedProvidersByFile(connection, paths);
  const vendors = new Map([...groups.values()].flat().map(({ provider, vendor }) => [provider, vendor]));
  const marksOf = (file: number) => (rounded.get(file) ?? []).map((provider) => roundedMark(file, provider));
  const totals = await totalsByFile(connection, paths, vendors, [...rounded.keys()].flatMap(marksOf));
  const staged: StagedFile[] = [];
  for (const [index, { source, number, path, broken }] of copied.entries()) {
    const { records = 0, faulty = 0, loaded = 0, added = 0, leftOut = 0 } = counts[index] ?? {};
    const basis = source.hasOneBasis ? await basisOf(connection, path) : null;
    const services =
      source.categories.length > 0 ? await unknownServices(connection, path, source.categories) : [];
    const found = { groups: groups.get(number) ?? [], basis };
    const roundedProviders = rounded.get(number) ?? [];
    staged.push({
      ...{ source, number, path, ...found },
      roundedMarks: marksOf(number),
      report: {
        name: source.name,
        format: source.format,
        layout: source.layout,
        focusVersion: source.focusVersion,
        rowsRead: source.lines?.recordCount ?? records,
        rowsLoaded: loaded,
        rowsRejected: faulty + broken.length,
        rejected: rejected[index] ?? [],
        totals: totals.get(number) ?? [],
        unchanged: false,
        ...toldNotes(
          fileNotes(source, companyCurrency, { ...found, roundedProviders, added, leftOut, services }),
        ),
      },
    });
  }
  return staged;
}
