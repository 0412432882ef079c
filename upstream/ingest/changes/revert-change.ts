// Takes a change of a company's data back: of a load, a removal, or of what took one of them back.
import { Refusal } from '../../refusal.ts';
import type { Documents } from '../../stores/documents/database.ts';
import {
  type ListChange,
  laterChangeOfRows,
  listsOfChanges,
  revertedRows,
} from '../../stores/documents/datasets/list-changes.ts';
import type { PartitionChangeRow } from '../../stores/documents/loads/change-schema.ts';
import {
  type CurrentState,
  changesById,
  changesWithin,
  currentState,
  type DataChange,
  monthsOfChanges,
} from '../../stores/documents/loads/data-changes.ts';
import { keyOfPartition, type Swap } from '../../stores/documents/loads/swap-partitions.ts';
import { type ChangeOptions, changeData, type DoneChange } from './data-change.ts';

/** Why a change cannot be taken back. */
export type RevertBlock =
  /** Some of what it changed was changed again since: the later change is taken back first. */
  | 'DATA_CHANGED_SINCE'
  /** What was there before is not kept any more. */
  | 'DATA_NOT_KEPT';

/**
 * Puts what was there before the change in its place: all of it, or nothing. Refuses with UNKNOWN_DATA_CHANGE, or with
 * the reason why it cannot be done.
 */
export async function revertChange(options: ChangeOptions, changeId: string): Promise<DoneChange> {
  const { companyId } = options;
  await refuseLost(options, changeId);
  return changeData(options, async (transaction) => {
    const [change] = await changesById(transaction, companyId, [changeId]);
    if (!change) throw new Refusal('UNKNOWN_DATA_CHANGE', 'The company has no such change.', 'changeId');
    const months = await monthsOfChanges(transaction, companyId, [changeId]);
    const state = await currentState(transaction, companyId);
    const lists = await listsOfChanges(transaction, companyId, [changeId]);
    const later = changedMonth(months, state);
    if (later) throw await changedSince(transaction, later);
    if (lists.some(({ isCurrent }) => !isCurrent))
      throw await listChangedSince(transaction, companyId, change);
    if (revertBlock(months, lists, state) !== null) throw notKept();
    return {
      kind: change.kind === 'LOAD' ? 'UNDO' : 'RESTORE',
      source: change.source,
      reverts: changeId,
      swaps: months.map((month) => revertedBy(month, state)),
      rows: await revertedRows(transaction, companyId, changeId),
    };
  });
}

/** Null where the change can be taken back. */
export function revertBlock(
  months: readonly PartitionChangeRow[],
  lists: readonly Pick<ListChange, 'isCurrent' | 'isKept'>[],
  state: CurrentState,
): RevertBlock | null {
  if (changedMonth(months, state) || lists.some(({ isCurrent }) => !isCurrent)) return 'DATA_CHANGED_SINCE';
  const isKept =
    months.every(({ part_before: part }) => part === null || state.kept.has(part)) &&
    lists.every((list) => list.isKept);
  return isKept ? null : 'DATA_NOT_KEPT';
}

/** A month that is not as the change left it. */
function changedMonth(
  months: readonly PartitionChangeRow[],
  { current }: CurrentState,
): PartitionChangeRow | undefined {
  return months.find((month) => (current.get(keyOfPartition(month))?.part ?? null) !== month.part_after);
}

function revertedBy(month: PartitionChangeRow, { current, kept }: CurrentState): Swap {
  const before = current.get(keyOfPartition(month)) ?? null;
  const found = month.part_before === null ? undefined : kept.get(month.part_before);
  if (!found) return { before, after: null };
  const { replaced_at: _, ...after } = found;
  return { before, after };
}

/** Asked before the transaction, because the facts may be in another store; what is kept then stays for a day. */
async function refuseLost({ documents, sink, companyId }: ChangeOptions, changeId: string): Promise<void> {
  const months = await monthsOfChanges(documents, companyId, [changeId]);
  const missing = await sink.missing(months.flatMap(({ part_before }) => part_before ?? []));
  if (missing.length > 0) throw notKept();
}

function notKept(): Refusal {
  const message = 'What was there before is not kept any more; load its files again, or remove the months.';
  return new Refusal('DATA_NOT_KEPT', message, 'changeId');
}

async function changedSince(documents: Documents, month: PartitionChangeRow): Promise<Refusal> {
  const { company_id, vendor, billing_account_id: billingAccountId, billing_month } = month;
  const scope = { vendor, billingAccountId, month: billing_month, file: null };
  const { changes } = await changesWithin(documents, company_id, scope, { limit: 1, skip: 0 });
  const later = changes.map(({ kind, changeId }) => ` by ${kind.toLowerCase()} ${changeId}`).join('');
  const what = `${vendor} ${billing_month.slice(0, 7)} of billing account '${billingAccountId}'`;
  const message = `${what} was changed since${later}; take that back first.`;
  return new Refusal('DATA_CHANGED_SINCE', message, 'changeId');
}

async function listChangedSince(
  documents: Documents,
  companyId: string,
  { changeId, source }: DataChange,
): Promise<Refusal> {
  const later = await laterChangeOfRows(documents, companyId, changeId);
  const by = later === null ? '' : ` by ${later.kind.toLowerCase()} ${later.changeId}`;
  const message = `What ${source} brought was changed since${by}; take that back first.`;
  return new Refusal('DATA_CHANGED_SINCE', message, 'changeId');
}
