// Alerts that are active until figures change: kept, so that a page need not compute them.
import type { Documents } from '../database.ts';
import { insertRows } from '../replace-rows.ts';
import { atomically } from '../transaction.ts';

export interface StandingAlert<Alert> {
  key: string;
  /** ISO 8601 */
  since: string;
  alert: Alert;
}

/** By key. */
export async function standingAlerts<Alert>(
  documents: Documents,
  companyId: string,
): Promise<StandingAlert<Alert>[]> {
  const rows = await documents
    .selectFrom('standing_alerts')
    .selectAll()
    .where('company_id', '=', companyId)
    .orderBy('alert_key')
    .execute();
  return rows.map(({ alert_key, since, alert }) => ({ key: alert_key, since, alert: JSON.parse(alert) }));
}

/** They replace all of the company; one that was active before keeps its start time. */
export function replaceStandingAlerts<Alert extends { key: string }>(
  documents: Documents,
  companyId: string,
  alerts: readonly Alert[],
  { state, at }: { state: string; at: Date },
): Promise<void> {
  return atomically(documents, async (transaction) => {
    const before = await standingAlerts(transaction, companyId);
    const known = new Map(before.map(({ key, since }) => [key, since]));
    await transaction.deleteFrom('standing_alerts').where('company_id', '=', companyId).execute();
    const rows = alerts.map((alert) => ({
      company_id: companyId,
      alert_key: alert.key,
      since: known.get(alert.key) ?? at.toISOString(),
      alert: JSON.stringify(alert),
    }));
    await insertRows(transaction, 'standing_alerts', rows);
    await transaction
      .insertInto('alert_checks')
      .values({ company_id: companyId, state })
      .onConflict((conflict) => conflict.column('company_id').doUpdateSet({ state }))
      .execute();
  });
}

/** Which state the standing alerts follow from; null where none was looked at. */
export async function checkedState(documents: Documents, companyId: string): Promise<string | null> {
  const row = await documents
    .selectFrom('alert_checks')
    .select('state')
    .where('company_id', '=', companyId)
    .executeTakeFirst();
  return row?.state ?? null;
}

export async function companyIds(documents: Documents): Promise<string[]> {
  const rows = await documents.selectFrom('companies').select('company_id').orderBy('company_id').execute();
  return rows.map(({ company_id }) => company_id);
}
