// Takes out the billing months that a company does not keep: those before its newest so many.
import type { IsoDate } from '../../../lib/calendar/calendar.ts';
import type { Documents } from '../../stores/documents/database.ts';
import type { PartitionChangeRow } from '../../stores/documents/loads/change-schema.ts';
import { partitionsWithin, WHOLE_COMPANY } from '../../stores/documents/loads/data-changes.ts';
import type { PartitionRow } from '../../stores/documents/loads/partition-schema.ts';
import { changeLines } from '../../stores/documents/loads/swap-partitions.ts';
import { appendAudit } from '../../stores/documents/people/audit-log.ts';
import {
  companiesWithRetention,
  keptMonths,
  setKeptMonths,
} from '../../stores/documents/platform/retention.ts';
import { atomically } from '../../stores/documents/transaction.ts';
import type { FactSink } from '../../stores/facts/fact-sink.ts';
import { type ChangeOptions, changeData, type DoneChange } from './data-change.ts';

/** Writes the setting with its entry in the audit log; null keeps everything. Removes nothing yet. */
export async function saveRetention(options: ChangeOptions, months: number | null): Promise<void> {
  const { companyId, actor, at } = options;
  await atomically(options.documents, async (transaction) => {
    const before = await keptMonths(transaction, companyId);
    if (before === months) return;
    await setKeptMonths(transaction, companyId, months);
    const said = (kept: number | null) => (kept === null ? null : String(kept));
    const changes = [{ name: 'keptMonths', before: said(before), after: said(months) }];
    const entry = { companyId, actor, action: 'DATA_RETENTION_CHANGED' as const, subject: '', changes };
    await appendAudit(transaction, entry, at);
  });
}

/** The months that would go if so many were kept, and the first that would stay: null where there is none. */
export async function retentionPreview(
  documents: Documents,
  companyId: string,
  months: number,
): Promise<{ first: IsoDate | null; lapsed: PartitionChangeRow[] }> {
  const { first, lapsed } = await lapsedPartitions(documents, companyId, months);
  const swaps = lapsed.map((before) => ({ before, after: null }));
  return { first, lapsed: await changeLines(documents, '', swaps) };
}

/** What has lapsed by the setting of the company, as one removal that can be restored; null where nothing has. */
export async function removeLapsed(options: ChangeOptions): Promise<DoneChange | null> {
  const { documents, companyId } = options;
  const months = await keptMonths(documents, companyId);
  // Looked at before, because a change counts as a new version of the data even where it does nothing.
  if (months === null || (await lapsedPartitions(documents, companyId, months)).lapsed.length === 0)
    return null;
  return changeData(options, async (transaction) => {
    const { first, lapsed } = await lapsedPartitions(transaction, companyId, months);
    return {
      kind: 'REMOVAL',
      source: `months before ${first?.slice(0, 7)}`,
      reverts: null,
      swaps: lapsed.map((before) => ({ before, after: null })),
      rows: [],
    };
  });
}

/** The same of every company that does not keep everything; a fault of one does not keep the others from it. */
export async function removeAllLapsed(
  parts: { documents: Documents; sink: FactSink },
  at: Date,
  onFault: (companyId: string, error: unknown) => void,
): Promise<void> {
  for (const companyId of await companiesWithRetention(parts.documents)) {
    await removeLapsed({ ...parts, companyId, actor: null, at }).catch((error: unknown) =>
      onFault(companyId, error),
    );
  }
}

/** Counted from the newest month with data: where no more data come, nothing lapses. */
async function lapsedPartitions(
  documents: Documents,
  companyId: string,
  months: number,
): Promise<{ first: IsoDate | null; lapsed: PartitionRow[] }> {
  const all = await partitionsWithin(documents, companyId, WHOLE_COMPANY);
  // In the order of the months.
  const newest = all.at(-1)?.billing_month;
  if (newest === undefined) return { first: null, lapsed: [] };
  const first = monthsBefore(newest, months - 1);
  return { first, lapsed: all.filter(({ billing_month }) => billing_month < first) };
}

/** Both are first days of months. */
function monthsBefore(month: IsoDate, count: number): IsoDate {
  const place = Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1 - count;
  return `${String(Math.floor(place / 12)).padStart(4, '0')}-${String((place % 12) + 1).padStart(2, '0')}-01`;
}
