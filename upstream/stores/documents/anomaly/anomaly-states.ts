// What a company decided on its anomalies: state and assignee, with who did what and when.
import type { IsoDate } from '../../../../lib/calendar/calendar.ts';
import type { SettableState } from '../../../../lib/catalogue/anomaly.ts';
import type { Documents } from '../database.ts';
import { atomically } from '../transaction.ts';
import type { AnomalyHistoryRow, AnomalyStateRow } from './handling-schema.ts';

export interface KeptState {
  state: SettableState;
  from: IsoDate | null;
  until: IsoDate | null;
  assigneeId: string | null;
  /** 0: nothing was ever changed. */
  version: number;
}

const UNCHANGED: KeptState = { state: 'OPEN', from: null, until: null, assigneeId: null, version: 0 };

/** By the id of the anomaly; those that were never changed are not in it. */
export async function anomalyStatesOf(
  documents: Documents,
  companyId: string,
): Promise<Map<string, KeptState>> {
  const rows = await documents
    .selectFrom('anomaly_states')
    .selectAll()
    .where('company_id', '=', companyId)
    .execute();
  return new Map(rows.map((row) => [row.event_id, stateOf(row)]));
}

export async function anomalyState(documents: Documents, eventId: string): Promise<KeptState> {
  const row = await documents
    .selectFrom('anomaly_states')
    .selectAll()
    .where('event_id', '=', eventId)
    .executeTakeFirst();
  return row ? stateOf(row) : UNCHANGED;
}

export interface StateChange {
  companyId: string;
  eventId: string;
  /** As it was read. */
  version: number;
  author: string;
  at: Date;
  /** What it becomes. */
  change:
    | { state: SettableState; from: IsoDate | null; until: IsoDate | null; reason: string }
    | { assigneeId: string | null; assignee: string | null };
}

/** False when it is not as it was read; then nothing is saved. */
export function changeAnomalyState(documents: Documents, change: StateChange): Promise<boolean> {
  const { companyId, eventId, version } = change;
  return atomically(documents, async (transaction) => {
    const known = await anomalyState(transaction, eventId);
    if (known.version !== version) return false;
    const next = { ...known, ...change.change, version: version + 1 };
    const row = {
      state: next.state,
      state_from: next.from,
      state_until: next.until,
      assignee_id: next.assigneeId,
      version: next.version,
    };
    await transaction
      .insertInto('anomaly_states')
      .values({ event_id: eventId, company_id: companyId, ...row })
      .onConflict((conflict) => conflict.column('event_id').doUpdateSet(row))
      .execute();
    await transaction.insertInto('anomaly_history').values(historyOf(change)).execute();
    return true;
  });
}

/** The newest first. */
export function anomalyHistory(documents: Documents, eventId: string): Promise<AnomalyHistoryRow[]> {
  return documents
    .selectFrom('anomaly_history')
    .selectAll()
    .where('event_id', '=', eventId)
    .orderBy('version', 'desc')
    .execute();
}

function historyOf({ eventId, version, author, at, change }: StateChange): AnomalyHistoryRow {
  const isState = 'state' in change;
  return {
    event_id: eventId,
    version: version + 1,
    changed_at: at.toISOString(),
    author,
    state: isState ? change.state : null,
    state_from: isState ? change.from : null,
    state_until: isState ? change.until : null,
    assignee: isState ? null : change.assignee,
    reason: isState ? change.reason : '',
  };
}

function stateOf(row: AnomalyStateRow): KeptState {
  return {
    state: row.state as SettableState,
    from: row.state_from,
    until: row.state_until,
    assigneeId: row.assignee_id,
    version: row.version,
  };
}
