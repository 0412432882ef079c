// The runs of the loader as they are kept: written by the program that loads, read by the pages that show them.

import type { LoadFaultFact } from '../../../../lib/node/loads/load-faults.ts';
import type { Documents } from '../database.ts';
import type { LoadRunRow } from '../schema.ts';
import type { LoadProgress, LoadReport, PlanReport } from './load-report.ts';

export const LOAD_ORIGINS = ['command', 'inbox', 'upload', 'source', 'demo'] as const;
export type LoadOrigin = (typeof LOAD_ORIGINS)[number];

export const LOAD_STATES = [
  'running',
  'loaded',
  'unchanged',
  'planned',
  'refused',
  'failed',
  'interrupted',
] as const;
export type LoadState = (typeof LOAD_STATES)[number];

/** A run without a sign of life for so long was killed, in milliseconds. */
const SILENCE_MS = 20_000;

export interface LoadFault {
  /** Name of the file at fault; null when the fault is of no file. */
  file: string | null;
  /** In English. */
  message: string;
  /** The same, for the language of a reader; left out by loads of before it was kept, and by faults of the program. */
  fact?: LoadFaultFact;
}

export interface LoadRun {
  runId: string;
  companyId: string;
  origin: LoadOrigin;
  startedBy: string | null;
  source: string;
  /** ISO 8601, as all times here. */
  startedAt: string;
  /** Null while it runs; of an interrupted one its last sign of life. */
  endedAt: string | null;
  state: LoadState;
  /** The newest step of a run that has not ended well. */
  progress: LoadProgress | null;
  fileCount: number | null;
  rowsLoaded: number | null;
  rowsRejected: number | null;
  /** Months that have fewer rows than before. */
  monthsShrunk: number | null;
  /** Null where it changed nothing. */
  changeId: string | null;
  fault: LoadFault | null;
}

/** A report as it is kept: of very many files or months some are left out. */
export interface KeptReport extends LoadReport {
  filesLeftOut: number;
  replacedLeftOut: number;
  plan: PlanReport & { monthsLeftOut: number; findingsLeftOut: number };
}

const SUMMARY = [
  'run_id',
  'company_id',
  'load_id',
  'origin',
  'started_by',
  'source',
  'started_at',
  'seen_at',
  'ended_at',
  'state',
  'progress',
  'file_count',
  'rows_loaded',
  'rows_rejected',
  'months_shrunk',
  'fault',
] as const satisfies (keyof LoadRunRow)[];

export async function addRun(documents: Documents, row: LoadRunRow): Promise<void> {
  await documents.insertInto('load_runs').values(row).execute();
}

export async function changeRun(
  documents: Documents,
  runId: string,
  change: Partial<Omit<LoadRunRow, 'run_id' | 'company_id'>>,
): Promise<void> {
  await documents.updateTable('load_runs').set(change).where('run_id', '=', runId).execute();
}

/** One page of the company's runs, the newest first. */
export async function runsOf(
  documents: Documents,
  companyId: string,
  { limit, skip, now }: { limit: number; skip: number; now: Date },
): Promise<{ totalCount: number; runs: LoadRun[] }> {
  const ofCompany = documents.selectFrom('load_runs').where('company_id', '=', companyId);
  const [counted, rows] = await Promise.all([
    ofCompany.select((select) => select.fn.countAll().as('count')).executeTakeFirst(),
    ofCompany
      .select(SUMMARY)
      .orderBy('started_at', 'desc')
      .orderBy('run_id')
      .limit(limit)
      .offset(skip)
      .execute(),
  ]);
  return { totalCount: Number(counted?.count ?? 0), runs: rows.map((row) => runOf(row, now)) };
}

/** Runs of the company that go on, or ended after the instant. */
export async function recentRuns(
  documents: Documents,
  companyId: string,
  since: string,
  now: Date,
): Promise<LoadRun[]> {
  const rows = await documents
    .selectFrom('load_runs')
    .select(SUMMARY)
    .where('company_id', '=', companyId)
    .where((where) =>
      where.or([
        where('ended_at', '>', since),
        where.and([where('ended_at', 'is', null), where('seen_at', '>', since)]),
      ]),
    )
    .orderBy('started_at', 'desc')
    .orderBy('run_id')
    .execute();
  return rows.map((row) => runOf(row, now));
}

/** Runs of the company with their reports, which they have unless they failed; without ids that the company has not. */
export async function runsById(
  documents: Documents,
  companyId: string,
  runIds: readonly string[],
  now: Date,
): Promise<{ run: LoadRun; report: KeptReport | null }[]> {
  const rows = await documents
    .selectFrom('load_runs')
    .select([...SUMMARY, 'report'])
    .where('company_id', '=', companyId)
    .where('run_id', 'in', runIds)
    .execute();
  return rows.map((row) => ({
    run: runOf(row, now),
    report: row.report === null ? null : reportOf(JSON.parse(row.report)),
  }));
}

/** Reports of earlier versions have no plan. */
function reportOf(kept: Omit<KeptReport, 'plan' | 'isPlanOnly'> & Partial<KeptReport>): KeptReport {
  const plan = { months: [], findings: [], allowed: [], monthsLeftOut: 0, findingsLeftOut: 0 };
  return { plan, isPlanOnly: false, ...kept };
}

type SummaryRow = Pick<LoadRunRow, (typeof SUMMARY)[number]>;

function runOf(row: SummaryRow, now: Date): LoadRun {
  const isSilent = row.ended_at === null && now.getTime() - Date.parse(row.seen_at) > SILENCE_MS;
  return {
    runId: row.run_id,
    companyId: row.company_id,
    origin: LOAD_ORIGINS.find((origin) => origin === row.origin) ?? 'command',
    startedBy: row.started_by,
    source: row.source,
    startedAt: row.started_at,
    endedAt: isSilent ? row.seen_at : row.ended_at,
    state: isSilent ? 'interrupted' : (LOAD_STATES.find((state) => state === row.state) ?? 'failed'),
    progress: row.progress === null ? null : (JSON.parse(row.progress) as LoadProgress),
    fileCount: row.file_count,
    rowsLoaded: row.rows_loaded,
    rowsRejected: row.rows_rejected,
    monthsShrunk: row.months_shrunk,
    changeId: row.load_id,
    fault: row.fault === null ? null : (JSON.parse(row.fault) as LoadFault),
  };
}
