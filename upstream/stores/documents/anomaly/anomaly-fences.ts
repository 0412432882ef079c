// How much wider feedback made the fences of series of cost.
import type { IsoDate } from '../../../../lib/calendar/calendar.ts';
import type { AnomalyKind } from '../../../../lib/catalogue/anomaly.ts';
import type { Documents } from '../database.ts';

export interface AnomalyFence {
  /** See `seriesKey`. */
  seriesKey: string;
  kind: AnomalyKind;
  /** As it was on the day `since`; it fades from then on (`fadedFactor`). */
  factor: number;
  since: IsoDate;
  /** The last day on which it holds; null: until it has faded. */
  until: IsoDate | null;
  /** The anomaly that the feedback was on. */
  eventId: string | null;
  why: string | null;
}

export async function anomalyFences(documents: Documents, companyId: string): Promise<AnomalyFence[]> {
  const rows = await documents
    .selectFrom('anomaly_fences')
    .selectAll()
    .where('company_id', '=', companyId)
    .orderBy('series_key')
    .orderBy('kind')
    .execute();
  return rows.map((row) => ({
    seriesKey: row.series_key,
    kind: row.kind as AnomalyKind,
    factor: Number(row.factor),
    since: row.since,
    until: row.until,
    eventId: row.event_id,
    why: row.why,
  }));
}

/** The fence of the series and kind becomes this one. */
export async function saveAnomalyFence(
  documents: Documents,
  companyId: string,
  fence: AnomalyFence,
): Promise<void> {
  const { factor, since, until, eventId, why } = fence;
  const row = { factor: String(factor), since, until, event_id: eventId, why };
  await documents
    .insertInto('anomaly_fences')
    .values({ company_id: companyId, series_key: fence.seriesKey, kind: fence.kind, ...row })
    .onConflict((conflict) => conflict.columns(['company_id', 'series_key', 'kind']).doUpdateSet(row))
    .execute();
}
