// The times that mails on a schedule were due: each written once, taken by one program, and told with how its mails fared.

import type { IsoDate } from '../../../../lib/calendar/calendar.ts';
import { RUN_FAULTS, type RunFault, type RunState } from '../../../../lib/mail/mail-schedules.ts';
import type { Documents } from '../database.ts';
import { atomically } from '../transaction.ts';
import type { ScheduledKind } from './mail-schedules.ts';
import type { MailScheduleRunRow } from './mail-schema.ts';

export interface RunKey {
  seq: number;
  /** ISO 8601, as all times here. */
  dueAt: string;
}

export interface Run extends RunKey {
  /** First day of the month; null where no bill is sent. */
  billMonth: IsoDate | null;
  attempts: number;
}

export interface RunSummary extends RunKey {
  billMonth: IsoDate | null;
  state: RunState;
  endedAt: string | null;
  /** When it is tried again. */
  nextAttemptAt: string | null;
  fault: RunFault | null;
  /** Words of the mail server, of a mail that was not delivered. */
  mailFault: string | null;
  sentCount: number;
  mailCount: number;
}

/** Of schedules that are due, the time for which each is: neither paused nor deleted. */
export async function dueSchedules(documents: Documents, now: Date): Promise<RunKey[]> {
  const rows = await documents
    .selectFrom('mail_schedules')
    .select(['seq', 'next_run_at'])
    .where('deleted_at', 'is', null)
    .where('pause_reason', 'is', null)
    .where('next_run_at', '<=', now.toISOString())
    .orderBy('next_run_at')
    .orderBy('seq')
    .execute();
  return rows.flatMap(({ seq, next_run_at }) => (next_run_at === null ? [] : [{ seq, dueAt: next_run_at }]));
}

/**
 * Writes the run and puts the schedule on to its next time (null: there is none), in one transaction: of several
 * programs that see the same time come, one does it; the others change nothing.
 */
export async function beginRun(
  documents: Documents,
  { seq, dueAt }: RunKey,
  { billMonth, nextRunAt }: { billMonth: IsoDate | null; nextRunAt: Date | null },
  now: Date,
): Promise<void> {
  await atomically(documents, async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable('mail_schedules')
      .set({ next_run_at: nextRunAt?.toISOString() ?? null })
      .where('seq', '=', seq)
      .where('next_run_at', '=', dueAt)
      .where('pause_reason', 'is', null)
      .where('deleted_at', 'is', null)
      .executeTakeFirstOrThrow();
    if (numUpdatedRows === 0n) return;
    await transaction
      .insertInto('mail_schedule_runs')
      .values({
        seq,
        due_at: dueAt,
        bill_month: billMonth,
        state: 'waiting',
        attempts: 0,
        next_attempt_at: now.toISOString(),
        claimed_until: null,
        ended_at: null,
        fault: null,
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  });
}

/** Runs that wait and that no program is at, the earliest first. */
export async function waitingRuns(documents: Documents, now: Date): Promise<Run[]> {
  const instant = now.toISOString();
  const rows = await documents
    .selectFrom('mail_schedule_runs')
    .selectAll()
    .where('state', '=', 'waiting')
    .where('next_attempt_at', '<=', instant)
    .where((where) => where.or([where('claimed_until', 'is', null), where('claimed_until', '<', instant)]))
    .orderBy('due_at')
    .orderBy('seq')
    .execute();
  return rows.map(({ seq, due_at, bill_month, attempts }) => ({
    seq,
    dueAt: due_at,
    billMonth: bill_month,
    attempts,
  }));
}

/** Takes the run for this program until then; false where another one was faster. */
export async function claimRun(documents: Documents, { seq, dueAt }: RunKey, now: Date, until: Date) {
  const instant = now.toISOString();
  const { numUpdatedRows } = await documents
    .updateTable('mail_schedule_runs')
    .set(({ eb }) => ({ claimed_until: until.toISOString(), attempts: eb('attempts', '+', 1) }))
    .where('seq', '=', seq)
    .where('due_at', '=', dueAt)
    .where('state', '=', 'waiting')
    .where('next_attempt_at', '<=', instant)
    .where((where) => where.or([where('claimed_until', 'is', null), where('claimed_until', '<', instant)]))
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** `done`: its mails are kept; `failed`: there will be none; `again`: another attempt at that time. */
export type RunOutcome =
  | { state: 'done' }
  | { state: 'failed'; fault: RunFault }
  | { state: 'again'; fault: RunFault | null; nextAttemptAt: Date };

export async function settleRun(
  documents: Documents,
  { seq, dueAt }: RunKey,
  outcome: RunOutcome,
  now: Date,
): Promise<void> {
  const isOver = outcome.state !== 'again';
  await documents
    .updateTable('mail_schedule_runs')
    .set({
      state: isOver ? outcome.state : 'waiting',
      claimed_until: null,
      next_attempt_at: isOver ? null : outcome.nextAttemptAt.toISOString(),
      ended_at: isOver ? now.toISOString() : null,
      fault: 'fault' in outcome ? outcome.fault : null,
    })
    .where('seq', '=', seq)
    .where('due_at', '=', dueAt)
    .execute();
}

/** By which the mails of a run are found. */
export function runReference({ kind }: KindOfSchedule, { seq, dueAt }: RunKey): string {
  return `${kind.toLowerCase()}:${seq}:${dueAt}`;
}

interface KindOfSchedule {
  kind: ScheduledKind;
}

/** The newest runs of each schedule, the newest first. */
export async function newestRuns(
  documents: Documents,
  schedules: readonly (KindOfSchedule & { seq: number })[],
  count: number,
): Promise<Map<number, RunSummary[]>> {
  const told = new Map<number, RunSummary[]>();
  for (const schedule of schedules) {
    const { seq } = schedule;
    const rows = await documents
      .selectFrom('mail_schedule_runs')
      .selectAll()
      .where('seq', '=', seq)
      .orderBy('due_at', 'desc')
      .limit(count)
      .execute();
    const referenceOf = (row: MailScheduleRunRow) => runReference(schedule, { seq, dueAt: row.due_at });
    const mails = await mailsOfRuns(documents, rows.map(referenceOf));
    told.set(
      seq,
      rows.map((row) => toldRun(row, mails.get(referenceOf(row)) ?? [])),
    );
  }
  return told;
}

interface MailState {
  reference: string | null;
  state: string;
  fault: string | null;
}

async function mailsOfRuns(documents: Documents, references: readonly string[]) {
  const mails = await documents
    .selectFrom('mails')
    .select(['reference', 'state', 'fault'])
    .where('reference', 'in', [...references, ''])
    .execute();
  const found = new Map<string, MailState[]>();
  for (const mail of mails) {
    const key = mail.reference ?? '';
    found.set(key, [...(found.get(key) ?? []), mail]);
  }
  return found;
}

function toldRun(row: MailScheduleRunRow, mails: readonly MailState[]): RunSummary {
  const sentCount = mails.filter(({ state }) => state === 'sent').length;
  return {
    seq: row.seq,
    dueAt: row.due_at,
    billMonth: row.bill_month,
    state: runState(row.state, mails, sentCount),
    endedAt: row.ended_at,
    nextAttemptAt: row.next_attempt_at,
    fault: RUN_FAULTS.find((fault) => fault === row.fault) ?? null,
    mailFault: mails.find(({ state, fault }) => state !== 'sent' && fault !== null)?.fault ?? null,
    sentCount,
    mailCount: mails.length,
  };
}

function runState(state: string, mails: readonly MailState[], sentCount: number): RunState {
  if (state === 'failed') return 'failed';
  if (state === 'waiting' || mails.some((mail) => mail.state === 'waiting')) return 'waiting';
  if (sentCount === mails.length) return 'sent';
  return sentCount === 0 ? 'failed' : 'partly_sent';
}
