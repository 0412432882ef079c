// The connected sources of companies. Secrets are kept sealed; this module never sees them open.
import { randomUUID } from 'node:crypto';
import type { LoadAnswer } from '../../../../lib/catalogue/loads/load-reasons.ts';
import type { SourceKind, SourceLayout } from '../../../../lib/catalogue/loads/source-kinds.ts';
import type { Documents } from '../database.ts';
import { appendAudit } from '../people/audit-log.ts';
import { atomically } from '../transaction.ts';
import type { ConnectedSourceRow } from './source-schema.ts';

export interface SavedContent {
  name: string;
  kind: SourceKind;
  way: string;
  place: Readonly<Record<string, string>>;
  sealed: string;
  layout: SourceLayout;
  everyMinutes: number;
  answers: readonly LoadAnswer[];
  isPaused: boolean;
  /** User id. */
  ownerId: string | null;
}

export interface ConnectedSource extends SavedContent {
  sourceId: string;
  companyId: string;
  /** Its id in the file of sources; null where it was set up on the page. */
  fileKey: string | null;
  author: string;
  /** ISO 8601, as all times here. */
  changedAt: string;
  version: number;
  nextRunAt: string;
  isRunning: boolean;
  failures: number;
  failedSince: string | null;
  toldFault: string | null;
}

export type SaveSourceFault = 'UNKNOWN_SOURCE' | 'CHANGED_MEANWHILE' | 'TOO_MANY_SOURCES';

export interface SourceChange {
  companyId: string;
  /** Null: the file of sources. */
  actor: { userId: string | null; name: string } | null;
  at: Date;
}

/** By name. */
export async function sourcesOf(
  documents: Documents,
  companyId: string,
  now: Date,
): Promise<ConnectedSource[]> {
  const rows = await documents
    .selectFrom('connected_sources')
    .selectAll()
    .where('company_id', '=', companyId)
    .orderBy('name')
    .orderBy('source_id')
    .execute();
  return rows.map((row) => sourceOf(row, now));
}

export async function sourceById(
  documents: Documents,
  sourceId: string,
  now: Date,
): Promise<ConnectedSource | null> {
  const row = await documents
    .selectFrom('connected_sources')
    .selectAll()
    .where('source_id', '=', sourceId)
    .executeTakeFirst();
  return row ? sourceOf(row, now) : null;
}

/** `of` is the source as it was read; null for a new one. It is looked at soon. */
export function saveSource(
  documents: Documents,
  change: SourceChange,
  of: { sourceId: string; version: number } | null,
  content: SavedContent,
  most: number,
  fileKey: string | null = null,
): Promise<string | { fault: SaveSourceFault }> {
  return atomically(documents, async (transaction) => {
    const all = await sourcesOf(transaction, change.companyId, change.at);
    const known = of && all.find(({ sourceId }) => sourceId === of.sourceId);
    if (of && !known) return { fault: 'UNKNOWN_SOURCE' };
    if (of && known?.version !== of.version) return { fault: 'CHANGED_MEANWHILE' };
    if (!of && all.length >= most) return { fault: 'TOO_MANY_SOURCES' };
    const sourceId = known?.sourceId ?? randomUUID();
    const values = {
      ...contentRow(content),
      ...{ file_key: fileKey, author: change.actor?.name ?? '', changed_at: change.at.toISOString() },
      ...{ version: (known?.version ?? 0) + 1, next_run_at: change.at.toISOString() },
      ...{ failures: 0, failed_since: null, told_fault: null },
    };
    await (known
      ? transaction.updateTable('connected_sources').set(values).where('source_id', '=', sourceId).execute()
      : transaction
          .insertInto('connected_sources')
          .values({
            ...values,
            ...{ source_id: sourceId, company_id: change.companyId, claim: null, claimed_until: null },
          })
          .execute());
    // Elsewhere the same keys are other files.
    if (known && placeOf(known) !== placeOf(content))
      await transaction.deleteFrom('source_files').where('source_id', '=', sourceId).execute();
    await audit(transaction, change, known ?? null, content);
    return sourceId;
  });
}

/** Null when it is removed, with its history. What was loaded of it stays. */
export function removeSource(
  documents: Documents,
  change: SourceChange,
  of: { sourceId: string; version: number },
): Promise<SaveSourceFault | null> {
  return atomically(documents, async (transaction) => {
    const all = await sourcesOf(transaction, change.companyId, change.at);
    const known = all.find(({ sourceId }) => sourceId === of.sourceId);
    if (!known) return 'UNKNOWN_SOURCE';
    if (known.version !== of.version) return 'CHANGED_MEANWHILE';
    for (const table of ['connected_sources', 'source_files', 'source_runs'] as const)
      await transaction.deleteFrom(table).where('source_id', '=', of.sourceId).execute();
    await audit(transaction, change, known, null);
    return null;
  });
}

async function audit(
  documents: Documents,
  { companyId, actor, at }: SourceChange,
  before: SavedContent | null,
  after: SavedContent | null,
): Promise<void> {
  const changes = [
    { name: 'source', before: before && wordsOf(before), after: after && wordsOf(after) },
    ...(before && after && before.sealed !== after.sealed
      ? [{ name: 'secret', before: null, after: 'renewed' }]
      : []),
  ];
  const subject = (after ?? before)?.name ?? '';
  await appendAudit(documents, { companyId, actor, action: 'SOURCES_CHANGED', subject, changes }, at);
}

/** Without what is sealed. */
function wordsOf(content: SavedContent): string {
  const { kind, way, layout, everyMinutes, answers, isPaused } = content;
  const parts = [kind, way, ...Object.values(content.place), layout, `${everyMinutes} min`, ...answers];
  return [...parts, ...(isPaused ? ['paused'] : [])].filter((part) => part !== '').join(', ');
}

function placeOf({ kind, place, layout }: SavedContent): string {
  return JSON.stringify([
    kind,
    layout,
    place.bucket,
    place.prefix ?? '',
    place.endpoint ?? '',
    place.account ?? '',
  ]);
}

function contentRow(content: SavedContent) {
  return {
    ...{ name: content.name, kind: content.kind, way: content.way, sealed: content.sealed },
    place: JSON.stringify(content.place),
    layout: content.layout,
    every_minutes: content.everyMinutes,
    answers: JSON.stringify(content.answers),
    is_paused: content.isPaused ? 1 : 0,
    owner_id: content.ownerId,
  };
}

export function sourceOf(row: ConnectedSourceRow, now: Date): ConnectedSource {
  return {
    sourceId: row.source_id,
    companyId: row.company_id,
    name: row.name,
    kind: row.kind as SourceKind,
    way: row.way,
    place: JSON.parse(row.place) as Record<string, string>,
    sealed: row.sealed,
    layout: row.layout as SourceLayout,
    everyMinutes: row.every_minutes,
    answers: JSON.parse(row.answers) as LoadAnswer[],
    isPaused: Number(row.is_paused) === 1,
    fileKey: row.file_key,
    ownerId: row.owner_id,
    author: row.author,
    changedAt: row.changed_at,
    version: row.version,
    nextRunAt: row.next_run_at,
    isRunning: row.claimed_until !== null && row.claimed_until > now.toISOString(),
    failures: row.failures,
    failedSince: row.failed_since,
    toldFault: row.told_fault,
  };
}
