// Finds staged files whose dates or numbers are written in the way of a country, and stages those anew as they mean it.
import { join } from 'node:path';
import type { DuckDBConnection } from '@duckdb/node-api';
import type { LoadAnswer, LoadReason } from '../../../lib/catalogue/loads/load-reasons.ts';
import type { LoadFact } from '../../../lib/node/loads/load-facts.ts';
import type { DecimalMark, Notation } from '../formats/notation.ts';
import { openSource, type SourceFile } from '../formats/source-file.ts';
import { type CopiedFile, copyBatch } from '../staging/stage-batch.ts';
import { type RecordsByFile, recordsByFile } from '../staging/staged-records.ts';
import { type DateEvidence, dateEvidence } from './date-order.ts';
import { type DecimalEvidence, decimalEvidence } from './decimal-marks.ts';
import { dateQuestion, decimalQuestion, orderOf } from './open-questions.ts';

/** What a file does not tell, and a person must. */
export interface NotationQuestion {
  /** Number of the staged file. */
  file: number;
  reason: Extract<LoadReason, 'dates' | 'decimals'>;
  fact: LoadFact;
}

interface SettleOptions {
  folder: string;
  companyCurrency: string;
  answers: ReadonlySet<LoadAnswer>;
}

interface Judged {
  file: CopiedFile;
  dates: DateEvidence | null;
  decimals: DecimalEvidence | null;
}

/** The files and their records as they are staged in the end, and what remains open about them. */
export async function settleNotation(
  connection: DuckDBConnection,
  copied: readonly CopiedFile[],
  options: SettleOptions,
): Promise<{ copied: CopiedFile[]; records: RecordsByFile; questions: NotationQuestion[] }> {
  const pathsOf = (files: readonly CopiedFile[]) => files.map(({ path }) => path);
  const records = await recordsByFile(connection, pathsOf(copied));
  const judged: Judged[] = [];
  for (const file of copied) {
    const { hasNumericDates = false, hasCommas = false } = records.get(file.number) ?? {};
    judged.push({
      file,
      dates: hasNumericDates ? await dateEvidence(connection, file.source) : null,
      decimals: hasCommas ? await decimalEvidence(connection, file.source) : null,
    });
  }
  const questions: NotationQuestion[] = [];
  const notations = new Map<number, Notation>();
  for (const one of judged) {
    const { notation, open } = notationOf(one, judged, options.answers);
    questions.push(...open);
    if (notation) notations.set(one.file.number, notation);
  }
  const stale = new Set(copied.filter(({ number }) => notations.has(number)).map(({ path }) => path));
  const settled: CopiedFile[] = [];
  for (const file of copied) {
    // Files that were staged together are staged anew one by one, as the old place is not read any more.
    settled.push(
      stale.has(file.path) ? await stagedAnew(connection, file, notations.get(file.number), options) : file,
    );
  }
  const anew = settled.filter(({ path }, index) => path !== copied[index]?.path);
  if (anew.length === 0) return { copied: settled, records, questions };
  const changed = await recordsByFile(connection, pathsOf(anew));
  return { copied: settled, records: new Map([...records, ...changed]), questions };
}

function notationOf(
  one: Judged,
  all: readonly Judged[],
  answers: SettleOptions['answers'],
): { notation: Notation | null; open: NotationQuestion[] } {
  const { file, dates, decimals } = one;
  const open: NotationQuestion[] = [];
  const ask = (reason: NotationQuestion['reason'], fact: LoadFact) =>
    open.push({ file: file.number, reason, fact });
  const alike = all.filter((other) => isOfOneSource(other.file.source, file.source));
  const order = dates
    ? orderOf(
        dates,
        alike.flatMap((other) => other.dates?.found ?? []),
        answers,
      )
    : 'month-first';
  if (dates && order === null) ask('dates', dateQuestion(dates));
  const marks = new Map<string, DecimalMark>(decimals?.marks);
  const answered = answers.has('decimal-comma')
    ? 'decimal-comma'
    : answers.has('decimal-point')
      ? 'decimal-point'
      : null;
  for (const question of decimals?.open ?? []) {
    if (answered) marks.set(question.column, answered);
    else ask('decimals', decimalQuestion(question));
  }
  const notation = { dateOrder: order ?? 'month-first', decimalMarks: marks } as const;
  return { notation: notation.dateOrder === 'day-first' || marks.size > 0 ? notation : null, open };
}

/** Files of one layout with the same columns come from one program. */
function isOfOneSource(one: SourceFile, other: SourceFile): boolean {
  return one.layout === other.layout && one.columns.join() === other.columns.join();
}

async function stagedAnew(
  connection: DuckDBConnection,
  { source, number }: CopiedFile,
  notation: Notation | undefined,
  { folder, companyCurrency }: SettleOptions,
): Promise<CopiedFile> {
  const again = await openSource(connection, source.path, notation);
  if ('table' in again || 'into' in again) throw new Error(`${source.name} is not what it was a moment ago`);
  const path = join(folder, `staged-${number}-anew.parquet`);
  const [file] = await copyBatch(connection, [again], { path, firstNumber: number, companyCurrency });
  if (!file) throw new Error(`${source.name} was not staged`);
  return file;
}
