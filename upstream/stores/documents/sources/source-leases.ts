// Which program is at which source: a lease in the store, so that of several programs one runs a source.
import { randomUUID } from 'node:crypto';
import type { Documents } from '../database.ts';

/** Longer than clocks of machines are apart; renewed while the run goes on, in milliseconds. */
export const LEASE_MS = 10 * 60_000;

/** Sources whose time has come, and those that a run was asked of, which no program is at; the earliest first. */
export async function dueSources(documents: Documents, now: Date): Promise<string[]> {
  const instant = now.toISOString();
  const rows = await documents
    .selectFrom('connected_sources')
    .select(['source_id', 'next_run_at'])
    .where((where) =>
      where.or([
        where.and([where('is_paused', '=', 0), where('next_run_at', '<=', instant)]),
        where(
          'source_id',
          'in',
          documents.selectFrom('source_runs').select('source_id').where('state', '=', 'waiting'),
        ),
      ]),
    )
    .where((where) => where.or([where('claimed_until', 'is', null), where('claimed_until', '<', instant)]))
    .orderBy('next_run_at')
    .orderBy('source_id')
    .execute();
  return rows.map(({ source_id }) => source_id);
}

/** Takes the source for this program; null where another one was faster. */
export async function claimSource(documents: Documents, sourceId: string, now: Date): Promise<string | null> {
  const claim = randomUUID();
  const instant = now.toISOString();
  const { numUpdatedRows } = await documents
    .updateTable('connected_sources')
    .set({ claim, claimed_until: new Date(now.getTime() + LEASE_MS).toISOString() })
    .where('source_id', '=', sourceId)
    .where((where) => where.or([where('claimed_until', 'is', null), where('claimed_until', '<', instant)]))
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n ? claim : null;
}

/** False where another program took it meanwhile, or it is gone: the run ends then. */
export async function renewClaim(documents: Documents, claim: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await documents
    .updateTable('connected_sources')
    .set({ claimed_until: new Date(now.getTime() + LEASE_MS).toISOString() })
    .where('claim', '=', claim)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

export interface SourceEnd {
  /** Null: as it was. */
  nextRunAt: string | null;
  failures: number;
  failedSince: string | null;
  toldFault: string | null;
}

/** Gives the source back; changes nothing where another program has it. */
export async function releaseSource(
  documents: Documents,
  claim: string,
  end: SourceEnd | null,
): Promise<void> {
  await documents
    .updateTable('connected_sources')
    .set({
      ...{ claim: null, claimed_until: null },
      ...(end && { failures: end.failures, failed_since: end.failedSince, told_fault: end.toldFault }),
      ...(end?.nextRunAt && { next_run_at: end.nextRunAt }),
    })
    .where('claim', '=', claim)
    .execute();
}
