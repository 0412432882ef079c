// What people made of operation statuses: another code, a note, a deletion that can be undone.
import type { Selectable } from 'kysely';
import type { AuditAction } from '../../../../lib/catalogue/audit-actions.ts';
import type { Documents } from '../database.ts';
import { appendAudit } from '../people/audit-log.ts';
import { atomically } from '../transaction.ts';
import type { StatusChangeRow } from './operation-schema.ts';

export interface StatusChange {
  statusId: string;
  found: string;
  /** Null: as it is found. */
  code: string | null;
  note: string;
  isDeleted: boolean;
  version: number;
  changedBy: string;
  /** ISO 8601 */
  changedAt: string;
}

/** By the ids of their statuses. */
export async function statusChangesOf(
  documents: Documents,
  companyId: string,
): Promise<Map<string, StatusChange>> {
  const rows = await documents
    .selectFrom('operation_status_changes')
    .selectAll()
    .where('company_id', '=', companyId)
    .execute();
  return new Map(rows.map((row) => [row.status_id, changeOf(row)]));
}

interface NewChange extends Pick<StatusChange, 'statusId' | 'found' | 'code' | 'note' | 'isDeleted'> {
  companyId: string;
  /** The version that the change was made of; 0 for a first one. */
  version: number;
  actor: { userId: string; name: string };
  at: Date;
  audit: {
    action: AuditAction;
    subject: string;
    changes: { name: string; before: string | null; after: string | null }[];
  };
}

/** False when it is not as it was read. The audit log tells of it in the same transaction. */
export function saveStatusChange(documents: Documents, change: NewChange): Promise<boolean> {
  const { companyId, statusId, found, code, note, isDeleted, version, actor, at, audit } = change;
  return atomically(documents, async (transaction) => {
    const known = await transaction
      .selectFrom('operation_status_changes')
      .select('version')
      .where('company_id', '=', companyId)
      .where('status_id', '=', statusId)
      .executeTakeFirst();
    if ((known?.version ?? 0) !== version) return false;
    const saved = {
      ...{ found, code, note, version: version + 1, changed_by: actor.name },
      deleted_at: isDeleted ? at.toISOString() : null,
      changed_at: at.toISOString(),
    };
    await transaction
      .insertInto('operation_status_changes')
      .values({ company_id: companyId, status_id: statusId, ...saved })
      .onConflict((conflict) => conflict.columns(['company_id', 'status_id']).doUpdateSet(saved))
      .execute();
    await appendAudit(transaction, { companyId, actor, ...audit }, at);
    return true;
  });
}

function changeOf(row: Selectable<StatusChangeRow>): StatusChange {
  return {
    statusId: row.status_id,
    found: row.found,
    code: row.code,
    note: row.note,
    isDeleted: row.deleted_at !== null,
    version: row.version,
    changedBy: row.changed_by,
    changedAt: row.changed_at,
  };
}
