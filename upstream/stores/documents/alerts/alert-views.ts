// Which alerts each user has seen.
import type { AnomalyLevel } from '../../../../lib/catalogue/anomaly.ts';
import type { Documents } from '../database.ts';

/** By the key of the alert: its level when it was seen last. */
export async function alertViewsOf(
  documents: Documents,
  userId: string,
  companyId: string,
): Promise<Map<string, AnomalyLevel>> {
  const rows = await documents
    .selectFrom('alert_views')
    .select(['alert_key', 'level'])
    .where('user_id', '=', userId)
    .where('company_id', '=', companyId)
    .execute();
  return new Map(rows.map(({ alert_key, level }) => [alert_key, level as AnomalyLevel]));
}

/** None of them twice. */
export async function saveAlertViews(
  documents: Documents,
  { userId, companyId, at }: { userId: string; companyId: string; at: Date },
  alerts: readonly { key: string; level: AnomalyLevel }[],
): Promise<void> {
  if (alerts.length === 0) return;
  await documents
    .insertInto('alert_views')
    .values(
      alerts.map(({ key, level }) => ({
        user_id: userId,
        company_id: companyId,
        alert_key: key,
        level,
        seen_at: at.toISOString(),
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'company_id', 'alert_key']).doUpdateSet((columns) => ({
        level: columns.ref('excluded.level'),
        seen_at: columns.ref('excluded.seen_at'),
      })),
    )
    .execute();
}
