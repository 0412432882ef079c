// The runs of connected sources, and what each saw last of the files of a month.
import { randomUUID } from 'node:crypto';
import type { LoadAnswer } from '../../../../lib/catalogue/loads/load-reasons.ts';
import type { SourceFaultCode, SourceRunState } from '../../../../lib/catalogue/loads/source-faults.ts';
import type { Documents } from '../database.ts';
import type { SourceRunRow } from './source-schema.ts';

/** How many runs of a source are kept. */
const KEPT_RUNS = 200;

/** What became of the files of one month. */
export interface SourceMonth {
  /** YYYY-MM; empty where keys name none. */
  month: string;
  state: SourceRunState;
  fileCount: number;
  /** Decimal text. */
  bytes: string;
  fault: SourceFaultCode | null;
  detail: string | null;
  /** The load that it led to. */
  loadRunId: string | null;
}

export interface SourceRun {
  runId: string;
  sourceId: string;
  companyId: string;
  askedBy: string | null;
  isDry: boolean;
  answers: LoadAnswer[];
  /** ISO 8601, as all times here. */
  askedAt: string;
  endedAt: string | null;
  state: SourceRunState;
  objectCount: number | null;
  bytes: string | null;
  fault: SourceFaultCode | null;
  detail: string | null;
  months: SourceMonth[];
}

export type NewRun = Pick<SourceRun, 'sourceId' | 'companyId' | 'askedBy' | 'isDry' | 'answers'>;

/** `waiting`: a program takes it up. */
export async function addSourceRun(
  documents: Documents,
  run: NewRun,
  state: 'waiting' | 'running',
  now: Date,
): Promise<SourceRun> {
  const row: SourceRunRow = {
    run_id: randomUUID(),
    source_id: run.sourceId,
    company_id: run.companyId,
    asked_by: run.askedBy,
    is_dry: run.isDry ? 1 : 0,
    answers: JSON.stringify(run.answers),
    asked_at: now.toISOString(),
    ...{ ended_at: null, state, object_count: null, bytes: null, fault: null, detail: null, months: '[]' },
  };
  await documents.insertInto('source_runs').values(row).execute();
  return runOf(row);
}

/** The oldest that a person asked for. */
export async function waitingSourceRun(documents: Documents, sourceId: string): Promise<SourceRun | null> {
  const row = await documents
    .selectFrom('source_runs')
    .selectAll()
    .where('source_id', '=', sourceId)
    .where('state', '=', 'waiting')
    .orderBy('asked_at')
    .executeTakeFirst();
  return row ? runOf(row) : null;
}

export async function noteSourceRun(
  documents: Documents,
  runId: string,
  change: Partial<
    Pick<SourceRun, 'state' | 'endedAt' | 'objectCount' | 'bytes' | 'fault' | 'detail' | 'months'>
  >,
): Promise<void> {
  const { endedAt, objectCount, months, ...same } = change;
  await documents
    .updateTable('source_runs')
    .set({
      ...same,
      ...(endedAt !== undefined && { ended_at: endedAt }),
      ...(objectCount !== undefined && { object_count: objectCount }),
      ...(months !== undefined && { months: JSON.stringify(months) }),
    })
    .where('run_id', '=', runId)
    .execute();
}

/** Runs that a program left when it died: another one is at the source now. */
export async function endLeftRuns(documents: Documents, sourceId: string, now: Date): Promise<void> {
  await documents
    .updateTable('source_runs')
    .set({ state: 'failed', ended_at: now.toISOString(), fault: 'UNEXPECTED', detail: 'the program ended' })
    .where('source_id', '=', sourceId)
    .where('state', '=', 'running')
    .execute();
}

/** Without the oldest beyond a number, and without dull ones that only said that nothing changed. */
export async function dropOldRuns(documents: Documents, sourceId: string): Promise<void> {
  const oldest = await documents
    .selectFrom('source_runs')
    .select('asked_at')
    .where('source_id', '=', sourceId)
    .orderBy('asked_at', 'desc')
    .offset(KEPT_RUNS)
    .limit(1)
    .executeTakeFirst();
  if (!oldest) return;
  await documents
    .deleteFrom('source_runs')
    .where('source_id', '=', sourceId)
    .where('asked_at', '<=', oldest.asked_at)
    .execute();
}

/** Of a company, the newest first. */
export async function sourceRunsOf(
  documents: Documents,
  companyId: string,
  sourceId: string,
  { limit, skip }: { limit: number; skip: number },
): Promise<{ totalCount: number; runs: SourceRun[] }> {
  const own = documents
    .selectFrom('source_runs')
    .where('company_id', '=', companyId)
    .where('source_id', '=', sourceId);
  const [counted, rows] = await Promise.all([
    own.select((select) => select.fn.countAll().as('count')).executeTakeFirst(),
    own.selectAll().orderBy('asked_at', 'desc').orderBy('run_id').limit(limit).offset(skip).execute(),
  ]);
  return { totalCount: Number(counted?.count ?? 0), runs: rows.map(runOf) };
}

export interface SeenFiles extends SourceMonth {
  signature: string;
  /** Since when it is this signature. */
  seenAt: string;
}

export async function seenFilesOf(documents: Documents, sourceId: string): Promise<SeenFiles[]> {
  const rows = await documents
    .selectFrom('source_files')
    .selectAll()
    .where('source_id', '=', sourceId)
    .orderBy('month', 'desc')
    .execute();
  return rows.map((row) => ({
    month: row.month,
    signature: row.signature,
    state: row.state as SourceRunState,
    seenAt: row.seen_at,
    fileCount: row.file_count,
    bytes: row.bytes,
    fault: row.fault as SourceFaultCode | null,
    detail: row.detail,
    loadRunId: row.load_run_id,
  }));
}

export async function keepSeenFiles(
  documents: Documents,
  sourceId: string,
  seen: SeenFiles,
  now: Date,
): Promise<void> {
  const values = {
    ...{ signature: seen.signature, state: seen.state, seen_at: seen.seenAt, at: now.toISOString() },
    ...{ file_count: seen.fileCount, bytes: seen.bytes, fault: seen.fault, detail: seen.detail },
    load_run_id: seen.loadRunId,
  };
  await documents
    .insertInto('source_files')
    .values({ source_id: sourceId, month: seen.month, ...values })
    .onConflict((conflict) => conflict.columns(['source_id', 'month']).doUpdateSet(values))
    .execute();
}

function runOf(row: SourceRunRow): SourceRun {
  return {
    runId: row.run_id,
    sourceId: row.source_id,
    companyId: row.company_id,
    askedBy: row.asked_by,
    isDry: Number(row.is_dry) === 1,
    answers: JSON.parse(row.answers) as LoadAnswer[],
    askedAt: row.asked_at,
    endedAt: row.ended_at,
    state: row.state as SourceRunState,
    objectCount: row.object_count,
    bytes: row.bytes,
    fault: row.fault as SourceFaultCode | null,
    detail: row.detail,
    months: JSON.parse(row.months) as SourceMonth[],
  };
}
