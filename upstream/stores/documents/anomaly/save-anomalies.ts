// Keeps what a run found, with its days, and withdraws what it did not find again.
import type { Insertable, Transaction } from 'kysely';
import type { AnomalyDay, WithdrawnReason } from '../../../../lib/catalogue/anomaly.ts';
import type { Documents } from '../database.ts';
import type { Database } from '../schema.ts';
import { atomically } from '../transaction.ts';
import type { AnomalyEvent } from './anomaly-events.ts';
import type { AnomalyEventRow } from './anomaly-schema.ts';

export interface FoundAnomaly {
  event: AnomalyEvent;
  /** Those of the event and those before it, the oldest first. */
  days: readonly AnomalyDay[];
}

/** All of it or nothing. What is found again keeps the time at which it was found first, and is not withdrawn any more. */
export async function saveAnomalies(
  documents: Documents,
  found: readonly FoundAnomaly[],
  withdrawn: readonly { eventId: string; reason: WithdrawnReason }[],
  at: Date,
): Promise<void> {
  await atomically(documents, async (transaction) => {
    for (const each of found) await saveOne(transaction, each);
    for (const { eventId, reason } of withdrawn)
      await transaction
        .updateTable('anomaly_events')
        .set({ withdrawn_reason: reason, judged_at: at.toISOString() })
        .where('event_id', '=', eventId)
        .where('withdrawn_reason', 'is', null)
        .execute();
  });
}

async function saveOne(transaction: Transaction<Database>, { event, days }: FoundAnomaly): Promise<void> {
  const row = rowOf(event);
  const { event_id: _, detected_at: __, ...changed } = row;
  await transaction
    .insertInto('anomaly_events')
    .values(row)
    .onConflict((conflict) => conflict.column('event_id').doUpdateSet(changed))
    .execute();
  const text = JSON.stringify(days);
  await transaction
    .insertInto('anomaly_days')
    .values({ event_id: event.eventId, days: text })
    .onConflict((conflict) => conflict.column('event_id').doUpdateSet({ days: text }))
    .execute();
}

/** The days of an anomaly and those before it, the oldest first; none where it is unknown. */
export async function anomalyDays(documents: Documents, eventId: string): Promise<AnomalyDay[]> {
  const row = await documents
    .selectFrom('anomaly_days')
    .select('days')
    .where('event_id', '=', eventId)
    .executeTakeFirst();
  return row ? (JSON.parse(row.days) as AnomalyDay[]) : [];
}

/** Says what explains most of it. */
export async function saveTopCause(documents: Documents, eventId: string, cause: unknown): Promise<void> {
  await documents
    .updateTable('anomaly_events')
    .set({ top_cause: JSON.stringify(cause) })
    .where('event_id', '=', eventId)
    .execute();
}

function rowOf(event: AnomalyEvent): Insertable<AnomalyEventRow> {
  return {
    event_id: event.eventId,
    company_id: event.companyId,
    vendor: event.vendor,
    account_key: event.account?.key ?? null,
    account_name: event.account?.name ?? null,
    product_key: event.product?.key ?? null,
    product_name: event.product?.name ?? null,
    region_key: event.region?.key ?? null,
    region_name: event.region?.name ?? null,
    kind: event.kind,
    unit: event.unit,
    direction: event.direction,
    detect_type: event.detectType,
    rule_id: event.ruleId,
    started_on: event.startedOn,
    last_seen_on: event.lastSeenOn,
    ended_on: event.endedOn,
    days: event.days,
    real: event.real,
    expected: event.expected,
    impact: event.impact,
    percent: event.percent,
    currency: event.currency,
    rate_date: event.rateDate,
    peak_day: event.peakDay,
    level: event.level,
    sensitivity: event.sensitivity,
    top_cause: event.topCause === null ? null : JSON.stringify(event.topCause),
    detected_at: event.detectedAt,
    judged_at: event.judgedAt,
    judged_through: event.judgedThrough,
    data_version: event.dataVersion,
    withdrawn_reason: event.withdrawnReason,
  };
}
