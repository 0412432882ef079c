// Who changed what in a company: written with the change itself, and never changed or removed afterwards.
import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { IsoDate } from '../../../../lib/calendar/calendar.ts';
import { AUDIT_ACTIONS, type AuditAction } from '../../../../lib/catalogue/audit-actions.ts';
import type { Documents } from '../database.ts';

export interface AuditChange {
  name: string;
  before: string | null;
  after: string | null;
}

export interface AuditRecord {
  companyId: string;
  /** Null: the system; without a user id: an account of the machine that a command was given on. */
  actor: { userId: string | null; name: string } | null;
  action: AuditAction;
  /** Whom or what it was done to. */
  subject: string;
  changes: readonly AuditChange[];
}

export interface AuditEntry {
  id: string;
  /** ISO 8601, UTC. */
  at: string;
  actor: string | null;
  action: AuditAction;
  subject: string;
  changes: AuditChange[];
}

let written = 0;

/** A part of the transaction that makes the change. */
export async function appendAudit(documents: Documents, record: AuditRecord, at: Date): Promise<void> {
  const { companyId, actor, action, subject, changes } = record;
  await documents
    .insertInto('audit_log')
    .values({
      entry_id: nextId(at),
      company_id: companyId,
      at: at.toISOString(),
      actor_id: actor?.userId ?? null,
      actor: actor?.name ?? null,
      action,
      subject,
      changes: JSON.stringify(changes),
      searched: `${actor?.name ?? ''}\n${subject}`.toLowerCase(),
    })
    .execute();
}

/** Ids sort by time; within a millisecond those of one program by their order. */
function nextId(at: Date): string {
  written = (written + 1) % 1_000_000;
  const time = at.getTime().toString(36).padStart(10, '0');
  return `${time}-${written.toString(36).padStart(4, '0')}-${randomBytes(4).toString('hex')}`;
}

export interface AuditQuestion {
  actions: readonly AuditAction[] | null;
  search: string | null;
  startDate: IsoDate | null;
  endDate: IsoDate | null;
  limit: number;
  skip: number;
}

/** The newest first. */
export async function auditLogOf(
  documents: Documents,
  companyId: string,
  question: AuditQuestion,
): Promise<{ totalCount: number; entries: AuditEntry[] }> {
  const scope = scopeOf(documents, companyId, question);
  const [count, rows] = await Promise.all([
    scope.select(({ fn }) => fn.countAll().as('count')).executeTakeFirstOrThrow(),
    scope.selectAll().orderBy('entry_id', 'desc').limit(question.limit).offset(question.skip).execute(),
  ]);
  const entries = rows.flatMap((row) => {
    const action = AUDIT_ACTIONS.find((known) => known === row.action);
    if (!action) return [];
    const { entry_id: id, at, actor, subject } = row;
    return [{ id, at, actor, action, subject, changes: JSON.parse(row.changes) as AuditChange[] }];
  });
  return { totalCount: Number(count.count), entries };
}

function scopeOf(documents: Documents, companyId: string, question: AuditQuestion) {
  const { actions, search, startDate, endDate } = question;
  let scope = documents.selectFrom('audit_log').where('company_id', '=', companyId);
  if (actions !== null) scope = scope.where('action', 'in', [...actions, '']);
  if (startDate !== null) scope = scope.where('at', '>=', startDate);
  // Instants of the day are longer texts that begin with it.
  if (endDate !== null) scope = scope.where('at', '<', `${endDate}U`);
  if (search?.trim()) {
    const pattern = `%${search
      .trim()
      .toLowerCase()
      .replace(/[\\%_]/g, '\\$&')}%`;
    scope = scope.where(sql<boolean>`searched LIKE ${pattern} ESCAPE '\\'`);
  }
  return scope;
}
