// Stages the billing files of a load: their checked rows as Parquet beside the facts, and what each amounts to.
import type { DuckDBConnection } from '@duckdb/node-api';
import { type LoadAnswer, loadReasonRow } from '../../../lib/catalogue/loads/load-reasons.ts';
import type { ProviderName } from '../../../lib/catalogue/provider-names.ts';
import { rejectReason } from '../../../lib/node/loads/load-facts.ts';
import type { LoadFaultFact } from '../../../lib/node/loads/load-faults.ts';
import { printable } from '../../../lib/node/loads/printable.ts';
import type { FileReport, RejectedRow } from '../../stores/documents/loads/load-report.ts';
import { unknownServices } from '../load/category-notes.ts';
import { basisOf, type CostBasisOfFile } from '../load/cost-basis.ts';
import { fileNotes } from '../load/file-notes.ts';
import { faultOfAll, LoadError } from '../load/load-error.ts';
import { quoted } from '../load/text-columns.ts';
import { toldNotes } from '../load/told-notes.ts';
import { type NotationQuestion, settleNotation } from '../notation/settle-notation.ts';
import { type Beside, type CopyOptions, copyFiles } from './copy-files.ts';
import { rejectedRows } from './rejects.ts';
import type { CopiedFile } from './stage-batch.ts';
import { roundedMark, type StagedSum, sumsByFile } from './staged-facts.ts';
import { groupsOf, roundedProvidersOf, type StagedGroup, totalsOf } from './staged-groups.ts';
import { type StagedRecords, wholeRecords } from './staged-records.ts';

export interface StagedFile extends Omit<CopiedFile, 'broken'> {
  records: StagedRecords;
  /** Of its good rows. */
  sums: readonly StagedSum[];
  groups: StagedGroup[];
  /** Marks of the providers whose effective cost the publisher rounded to whole numbers; see USABLE_EFFECTIVE. */
  roundedMarks: string[];
  /** Of an export that holds one of the two; null where it is both, or cannot be told. */
  basis: CostBasisOfFile | null;
  report: FileReport;
}

interface StageOptions extends CopyOptions {
  /** Which vendor a provider's name stands for. */
  names: readonly ProviderName[];
  /** What a person answered where a file does not tell how its dates and numbers are meant. */
  answers: ReadonlySet<LoadAnswer>;
}

/** Throws a LoadError when a file cannot be read to its end or has no good row. */
export async function stageFiles(
  connection: DuckDBConnection,
  options: StageOptions,
): Promise<{ staged: StagedFile[]; questions: NotationQuestion[] } & Beside> {
  const { copied: first, ...others } = await copyFiles(connection, options);
  if (first.length === 0) return { staged: [], questions: [], ...others };
  const { copied, questions, ...settled } = await settleNotation(connection, first, options);
  const records = await wholeRecords(connection, copied, settled.records);
  const rejected: RejectedRow[][] = [];
  const faults: LoadError[] = [];
  for (const [index, file] of copied.entries()) {
    const question = questions.find(({ file: number }) => number === file.number);
    try {
      rejected.push(await checkedRejects(connection, file, records[index], question));
    } catch (error) {
      if (!(error instanceof LoadError)) throw error;
      faults.push(error);
    }
  }
  if (faults.length > 0) throw faultOfAll(faults);
  const staged = await describe(connection, copied, records, rejected, options);
  return { staged, questions, ...others };
}

async function checkedRejects(
  connection: DuckDBConnection,
  { source, number, path, broken }: CopiedFile,
  staged: StagedRecords | undefined,
  question: NotationQuestion | undefined,
): Promise<RejectedRow[]> {
  const { records = 0, faulty = 0, loaded = 0, firstRow = 1 } = staged ?? {};
  const rowsBefore = source.shape === null ? 0 : firstRow - 1;
  const recordCount = source.lines?.recordCount ?? records;
  if (records + broken.length !== recordCount) {
    throw new LoadError(source.path, {
      kind: 'linesApart',
      values: { lines: recordCount, read: records + broken.length },
    });
  }
  const rejected =
    faulty + broken.length === 0
      ? []
      : await rejectedRows(connection, source, { path, number, rowsBefore }, broken);
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
  records: readonly StagedRecords[],
  rejected: readonly RejectedRow[][],
  { companyCurrency, names }: Pick<StageOptions, 'companyCurrency' | 'names'>,
): Promise<StagedFile[]> {
  const sumsOf = await sumsByFile(connection, [...new Set(copied.map(({ path }) => path))], names);
  const staged: StagedFile[] = [];
  for (const [index, file] of copied.entries()) {
    const own = records[index];
    if (!own) continue;
    const found = { sums: sumsOf.get(file.number) ?? [], rejected: rejected[index] ?? [] };
    staged.push(await described(connection, file, own, found, companyCurrency));
  }
  return staged;
}

async function described(
  connection: DuckDBConnection,
  { source, number, path, broken }: CopiedFile,
  records: StagedRecords,
  { sums, rejected }: { sums: readonly StagedSum[]; rejected: RejectedRow[] },
  companyCurrency: string,
): Promise<StagedFile> {
  const { added, leftOut } = records;
  const basis = source.hasOneBasis ? await basisOf(connection, path) : null;
  const services =
    source.categories.length > 0 ? await unknownServices(connection, path, source.categories) : [];
  const found = { groups: groupsOf(sums), basis };
  const roundedProviders = roundedProvidersOf(sums);
  return {
    ...{ source, number, path, records, sums, ...found },
    roundedMarks: roundedProviders.map((provider) => roundedMark(number, provider)),
    report: {
      name: source.name,
      format: source.format,
      layout: source.layout,
      focusVersion: source.focusVersion,
      rowsRead: source.lines?.recordCount ?? records.records,
      rowsLoaded: records.loaded,
      rowsRejected: records.faulty + broken.length,
      rejected,
      totals: totalsOf(sums, roundedProviders),
      unchanged: false,
      ...toldNotes(
        fileNotes(source, companyCurrency, { ...found, roundedProviders, added, leftOut, services }),
      ),
    },
  };
}
