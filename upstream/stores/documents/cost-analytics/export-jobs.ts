// Files that are written for a mail, as they are kept: one a key, taken by one program at a time.

import { randomUUID } from 'node:crypto';
import type { ExpressionBuilder } from 'kysely';
import type { Documents } from '../database.ts';
import type { Database } from '../schema.ts';
import type { ExportJobRow } from './export-job-schema.ts';

/** `mailed`: the mail is kept and will be sent. */
export const EXPORT_STATES = ['waiting', 'running', 'mailed', 'failed', 'cancelled'] as const;

/** Without a sign of life for so long the program that was at it is gone, in milliseconds. */
const SILENCE_MS = 20_000;
const LISTED = 20;
const OPEN_STATES: readonly string[] = ['waiting', 'running'];

export type NewExportJob = Pick<
  ExportJobRow,
  'company_id' | 'user_id' | 'idempotency_key' | 'language' | 'request'
>;

export interface Owner {
  userId: string;
  companyId: string;
}

/** The job that has the key: this one, or the one that was asked for before. */
export async function keepExportJob(
  documents: Documents,
  job: NewExportJob,
  at: Date,
): Promise<ExportJobRow> {
  await documents
    .insertInto('export_jobs')
    .values({
      ...job,
      job_id: randomUUID(),
      state: 'waiting',
      created_at: at.toISOString(),
      seen_at: null,
      ended_at: null,
      attempts: 0,
      rows_done: 0,
      row_count: null,
      file_name: null,
      size: null,
      kept_until: null,
    })
    .onConflict((conflict) => conflict.columns(['company_id', 'user_id', 'idempotency_key']).doNothing())
    .execute();
  return documents
    .selectFrom('export_jobs')
    .selectAll()
    .where('company_id', '=', job.company_id)
    .where('user_id', '=', job.user_id)
    .where('idempotency_key', '=', job.idempotency_key)
    .executeTakeFirstOrThrow();
}

/** The newest first. */
export function exportJobsOf(documents: Documents, { userId, companyId }: Owner): Promise<ExportJobRow[]> {
  return documents
    .selectFrom('export_jobs')
    .selectAll()
    .where('company_id', '=', companyId)
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('job_id')
    .limit(LISTED)
    .execute();
}

/** How many of the user are not at their end. */
export async function openExportJobs(documents: Documents, { userId, companyId }: Owner): Promise<number> {
  const counted = await documents
    .selectFrom('export_jobs')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('company_id', '=', companyId)
    .where('user_id', '=', userId)
    .where('state', 'in', OPEN_STATES)
    .executeTakeFirstOrThrow();
  return Number(counted.count);
}

/** The oldest job that no program works on, made running for this program; null when there is none. */
export async function takeExportJob(documents: Documents, now: Date): Promise<ExportJobRow | null> {
  const silent = new Date(now.getTime() - SILENCE_MS).toISOString();
  // The update judges it again: on PostgreSQL two programs may find the same job at the same moment.
  const isFree = (where: ExpressionBuilder<Database, 'export_jobs'>) =>
    where.or([
      where('state', '=', 'waiting'),
      where.and([where('state', '=', 'running'), where('seen_at', '<', silent)]),
    ]);
  const found = await documents
    .selectFrom('export_jobs')
    .select('job_id')
    .where(isFree)
    .orderBy('created_at')
    .limit(1)
    .executeTakeFirst();
  if (!found) return null;
  const taken = await documents
    .updateTable('export_jobs')
    .set(({ eb }) => ({
      state: 'running',
      seen_at: now.toISOString(),
      attempts: eb('attempts', '+', 1),
      rows_done: 0,
    }))
    .where('job_id', '=', found.job_id)
    .where(isFree)
    .returningAll()
    .executeTakeFirst();
  return taken ?? null;
}

/** False when it is not running any more: it was cancelled. */
export async function changeRunning(
  documents: Documents,
  jobId: string,
  change: Partial<ExportJobRow>,
): Promise<boolean> {
  const { numUpdatedRows } = await documents
    .updateTable('export_jobs')
    .set(change)
    .where('job_id', '=', jobId)
    .where('state', '=', 'running')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Of the user's own; what has ended stays as it is. */
export async function cancelExportJob(
  documents: Documents,
  { userId, companyId }: Owner,
  jobId: string,
  at: Date,
): Promise<void> {
  await documents
    .updateTable('export_jobs')
    .set({ state: 'cancelled', ended_at: at.toISOString() })
    .where('job_id', '=', jobId)
    .where('user_id', '=', userId)
    .where('company_id', '=', companyId)
    .where('state', 'in', OPEN_STATES)
    .execute();
}

/** The user's own job whose file can still be fetched. */
export async function mailedJob(
  documents: Documents,
  { userId, companyId }: Owner,
  jobId: string,
  now: Date,
): Promise<ExportJobRow | null> {
  const row = await documents
    .selectFrom('export_jobs')
    .selectAll()
    .where('job_id', '=', jobId)
    .where('state', '=', 'mailed')
    .where('user_id', '=', userId)
    .where('company_id', '=', companyId)
    .where('kept_until', '>', now.toISOString())
    .executeTakeFirst();
  return row ?? null;
}

/** Ids of jobs whose files lapsed; each is told once. */
export async function expiredExportJobs(documents: Documents, now: Date): Promise<string[]> {
  const rows = await documents
    .updateTable('export_jobs')
    .set({ kept_until: null })
    .where('kept_until', '<=', now.toISOString())
    .returning('job_id')
    .execute();
  return rows.map((row) => row.job_id);
}
