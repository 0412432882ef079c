// How the data of a company are changed apart from loads: in one transaction with its entry of the audit log.
import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { AuditAction } from '../../../lib/catalogue/audit-actions.ts';
import { Refusal } from '../../refusal.ts';
import type { Documents } from '../../stores/documents/database.ts';
import { type ListChange, listsOfChanges } from '../../stores/documents/datasets/list-changes.ts';
import { type RowSwap, swapRows } from '../../stores/documents/datasets/swap-rows.ts';
import { addChange } from '../../stores/documents/loads/add-change.ts';
import type { PartitionChangeRow } from '../../stores/documents/loads/change-schema.ts';
import { type ChangeKind, monthsOfChanges } from '../../stores/documents/loads/data-changes.ts';
import { type Swap, swapPartitions } from '../../stores/documents/loads/swap-partitions.ts';
import { type AuditChange, type AuditRecord, appendAudit } from '../../stores/documents/people/audit-log.ts';
import { companyById, raiseDataVersion } from '../../stores/documents/platform/companies.ts';
import type { Database } from '../../stores/documents/schema.ts';
import { atomically } from '../../stores/documents/transaction.ts';
import type { FactSink } from '../../stores/facts/fact-sink.ts';
import { changeTotals } from './change-totals.ts';

/** Who changes which company's data, and where the facts are. */
export interface ChangeOptions {
  documents: Documents;
  sink: FactSink;
  companyId: string;
  actor: AuditRecord['actor'];
  at: Date;
}

/** What a change is to do, as it was found within its transaction. */
export interface Intent {
  kind: Exclude<ChangeKind, 'LOAD'>;
  /** What is taken out or put back, in words. */
  source: string;
  reverts: string | null;
  swaps: Swap[];
  /** Of lists beside the charges. */
  rows: RowSwap[];
}

const ACTIONS = {
  UNDO: 'DATA_UNDONE',
  REMOVAL: 'DATA_REMOVED',
  RESTORE: 'DATA_RESTORED',
} as const satisfies Record<Intent['kind'], AuditAction>;

/** The change as it was made. */
export interface DoneChange {
  changeId: string;
  kind: Intent['kind'];
  source: string;
  months: PartitionChangeRow[];
  lists: ListChange[];
}

/**
 * Does what `intend` finds to be done: readers see all of it or nothing, a kill in between leaves what was, and of two
 * at once the second finds what the first left. Throws what `intend` throws; then nothing is changed.
 */
export async function changeData(
  options: ChangeOptions,
  intend: (transaction: Transaction<Database>) => Promise<Intent>,
): Promise<DoneChange> {
  const { documents, companyId, actor, at, sink } = options;
  const { done, replaced } = await atomically(documents, async (transaction) => {
    // The first statement writes: who comes second waits here, and reads what was left.
    await raiseDataVersion(transaction, companyId);
    const { kind, source, reverts, swaps, rows } = await intend(transaction);
    const changeId = randomUUID();
    const change = { change_id: changeId, company_id: companyId, kind, at: at.toISOString() };
    await addChange(transaction, { ...change, actor: actor?.name ?? null, source, reverts });
    await swapPartitions(transaction, change, swaps);
    await swapRows(transaction, change, rows);
    const months = await monthsOfChanges(transaction, companyId, [changeId]);
    const lists = await listsOfChanges(transaction, companyId, [changeId]);
    const record = {
      companyId,
      actor,
      action: ACTIONS[kind],
      subject: source,
      changes: auditChanges(months, lists),
    };
    await appendAudit(transaction, record, at);
    const before = swaps.flatMap((swap) => swap.before ?? []);
    return { done: { changeId, kind, source, months, lists }, replaced: before.map(({ part }) => part) };
  });
  await sink.retire(replaced);
  return done;
}

function auditChanges(months: readonly PartitionChangeRow[], lists: readonly ListChange[]): AuditChange[] {
  const { rowsBefore, rowsNow, amounts } = changeTotals(months, lists);
  return [
    { name: 'dataRows', before: String(rowsBefore), after: String(rowsNow) },
    ...amounts.map(({ currency, billedBefore, billedNow }) => ({
      name: `billed.${currency}`,
      before: billedBefore,
      after: billedNow,
    })),
  ];
}

/** Refuses unless the name of the company was typed as it is. */
export async function checkConfirmation(
  documents: Documents,
  companyId: string,
  typed: string,
): Promise<void> {
  const company = await companyById(documents, companyId);
  if (company && typed.trim() === company.name) return;
  throw new Refusal(
    'CONFIRMATION_WRONG',
    'The typed name is not the name of the company; nothing was changed.',
    'confirmation',
  );
}
