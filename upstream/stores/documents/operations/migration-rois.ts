// Cloud migration ROI as it was entered: nothing is computed of it, and what is deleted can be put back (M-04).
import { randomUUID } from 'node:crypto';
import type { Selectable } from 'kysely';
import { ROI_AMOUNTS, type RoiAmount } from '../../../../lib/catalogue/operations/roi-fields.ts';
import type { Documents } from '../database.ts';
import { appendAudit } from '../people/audit-log.ts';
import { atomically } from '../transaction.ts';
import type { MigrationRoiRow } from './operation-schema.ts';

export interface RoiEntry {
  title: string;
  /** YYYY-MM, or empty. */
  startMonth: string;
  /** ISO 4217 */
  currency: string;
  /** As entered: decimal text, or empty. */
  amounts: Record<RoiAmount, string>;
  note: string;
}

export interface MigrationRoi extends RoiEntry {
  roiId: string;
  isDeleted: boolean;
  version: number;
  changedBy: string;
  /** ISO 8601 */
  changedAt: string;
}

/** By title; those that were deleted too. */
export async function migrationRoisOf(documents: Documents, companyId: string): Promise<MigrationRoi[]> {
  const rows = await documents
    .selectFrom('migration_rois')
    .selectAll()
    .where('company_id', '=', companyId)
    .orderBy('title')
    .orderBy('roi_id')
    .execute();
  return rows.map(roiOf);
}

/** `roiId` null: a new row. */
export interface RoiChange {
  roiId: string | null;
  version: number;
  entry: RoiEntry;
}

interface Actor {
  userId: string;
  name: string;
}

export type RoiFault =
  | { code: 'UNKNOWN_MIGRATION_ROI' | 'CHANGED_MEANWHILE'; place: number }
  | { code: 'TOO_MANY_MIGRATION_ROIS'; place: number };

/** All changes, or none of them; the ids of the rows in their order. */
export function saveMigrationRois(
  documents: Documents,
  {
    companyId,
    changes,
    actor,
    at,
    most,
  }: { companyId: string; changes: readonly RoiChange[]; actor: Actor; at: Date; most: number },
): Promise<RoiFault | string[]> {
  return atomically(documents, async (transaction) => {
    const known = new Map(
      (await migrationRoisOf(transaction, companyId)).map((each) => [each.roiId, each] as const),
    );
    for (const [place, { roiId, version }] of changes.entries()) {
      if (roiId === null) continue;
      const row = known.get(roiId);
      if (!row || row.isDeleted) return { code: 'UNKNOWN_MIGRATION_ROI', place };
      if (row.version !== version) return { code: 'CHANGED_MEANWHILE', place };
    }
    const kept = [...known.values()].filter(({ isDeleted }) => !isDeleted).length;
    const added = changes.filter(({ roiId }) => roiId === null).length;
    if (kept + added > most) return { code: 'TOO_MANY_MIGRATION_ROIS', place: changes.length - 1 };
    const ids: string[] = [];
    for (const { roiId, entry } of changes) {
      const before = roiId === null ? null : (known.get(roiId) ?? null);
      const id = roiId ?? randomUUID();
      ids.push(id);
      await write(transaction, companyId, { roiId: id, entry, before, isDeleted: false, actor, at });
      await appendAudit(
        transaction,
        {
          ...{ companyId, actor, action: 'MIGRATION_ROI_CHANGED', subject: entry.title },
          changes: differences(before, entry),
        },
        at,
      );
    }
    return ids;
  });
}

/** Deletes a row, or puts it back; why it was not done, or null. */
export function deleteMigrationRoi(
  documents: Documents,
  change: {
    companyId: string;
    roiId: string;
    version: number;
    isDeleted: boolean;
    actor: Actor;
    at: Date;
  },
): Promise<RoiFault['code'] | null> {
  const { companyId, roiId, version, isDeleted, actor, at } = change;
  return atomically(documents, async (transaction) => {
    const row = (await migrationRoisOf(transaction, companyId)).find((each) => each.roiId === roiId);
    if (!row) return 'UNKNOWN_MIGRATION_ROI';
    if (row.version !== version || row.isDeleted === isDeleted) return 'CHANGED_MEANWHILE';
    await write(transaction, companyId, { roiId, entry: row, before: row, isDeleted, actor, at });
    const action = isDeleted ? 'MIGRATION_ROI_DELETED' : 'MIGRATION_ROI_RESTORED';
    await appendAudit(transaction, { companyId, actor, action, subject: row.title, changes: [] }, at);
    return null;
  });
}

interface Written {
  roiId: string;
  entry: RoiEntry;
  before: MigrationRoi | null;
  isDeleted: boolean;
  actor: Actor;
  at: Date;
}

async function write(
  documents: Documents,
  companyId: string,
  { roiId, entry, before, isDeleted, actor, at }: Written,
): Promise<void> {
  const { title, startMonth, currency, amounts, note } = entry;
  const saved = {
    ...{ title, start_month: startMonth, currency, note, changed_by: actor.name },
    amounts: JSON.stringify(amounts),
    deleted_at: isDeleted ? at.toISOString() : null,
    version: (before?.version ?? 0) + 1,
    changed_at: at.toISOString(),
  };
  await documents
    .insertInto('migration_rois')
    .values({ company_id: companyId, roi_id: roiId, ...saved })
    .onConflict((conflict) => conflict.columns(['company_id', 'roi_id']).doUpdateSet(saved))
    .execute();
}

/** What an entry changes, by the names of its fields; empty texts are nothing. */
function differences(before: RoiEntry | null, after: RoiEntry) {
  const values = (entry: RoiEntry): Record<string, string> => ({
    ...{ title: entry.title, startMonth: entry.startMonth, currency: entry.currency, note: entry.note },
    ...entry.amounts,
  });
  const old = before && values(before);
  return Object.entries(values(after))
    .map(([name, value]) => ({ name: `roi.${name}`, before: old?.[name] || null, after: value || null }))
    .filter((change) => change.before !== change.after);
}

function roiOf(row: Selectable<MigrationRoiRow>): MigrationRoi {
  const amounts = JSON.parse(row.amounts) as Partial<Record<RoiAmount, string>>;
  return {
    roiId: row.roi_id,
    title: row.title,
    startMonth: row.start_month,
    currency: row.currency,
    amounts: Object.fromEntries(ROI_AMOUNTS.map((name) => [name, amounts[name] ?? ''])) as Record<
      RoiAmount,
      string
    >,
    note: row.note,
    isDeleted: row.deleted_at !== null,
    version: row.version,
    changedBy: row.changed_by,
    changedAt: row.changed_at,
  };
}
