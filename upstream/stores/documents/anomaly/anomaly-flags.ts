// What each user marks anomalies with, for himself alone.
import type { Documents } from '../database.ts';
import { atomically } from '../transaction.ts';

export interface AnomalyFlags {
  /** The user is notified of it. */
  receives: boolean;
  isHidden: boolean;
  isStarred: boolean;
}

/** Of an anomaly that the user never marked. */
export const NO_FLAGS: AnomalyFlags = { receives: true, isHidden: false, isStarred: false };

/** By the id of the anomaly; those that the user never marked are not in it. */
export async function anomalyFlagsOf(
  documents: Documents,
  userId: string,
): Promise<Map<string, AnomalyFlags>> {
  const rows = await documents
    .selectFrom('anomaly_flags')
    .selectAll()
    .where('user_id', '=', userId)
    .execute();
  return new Map(
    rows.map(({ event_id, receives, is_hidden, is_starred }) => [
      event_id,
      { receives: receives === 1, isHidden: is_hidden === 1, isStarred: is_starred === 1 },
    ]),
  );
}

/** What is left out stays as it is. */
export async function saveAnomalyFlags(
  documents: Documents,
  userId: string,
  eventId: string,
  changed: Partial<AnomalyFlags>,
): Promise<void> {
  await atomically(documents, async (transaction) => {
    const known = (await anomalyFlagsOf(transaction, userId)).get(eventId) ?? NO_FLAGS;
    const { receives, isHidden, isStarred } = { ...known, ...changed };
    const row = { receives: Number(receives), is_hidden: Number(isHidden), is_starred: Number(isStarred) };
    await transaction
      .insertInto('anomaly_flags')
      .values({ user_id: userId, event_id: eventId, ...row })
      .onConflict((conflict) => conflict.columns(['user_id', 'event_id']).doUpdateSet(row))
      .execute();
  });
}
