// Changes of the data as the wire tells them: with their totals, and whether they can be taken back.
import type { dataChangeReport } from '../../contract/data/changes.ts';
import type { ReplyOf } from '../../contract/endpoint.ts';
import { changeTotals } from '../../ingest/changes/change-totals.ts';
import { revertBlock } from '../../ingest/changes/revert-change.ts';
import { type ListChange, listsOfChanges } from '../../stores/documents/datasets/list-changes.ts';
import type { PartitionChangeRow } from '../../stores/documents/loads/change-schema.ts';
import {
  type CurrentState,
  changesById,
  currentState,
  type DataChange,
  type DataScope,
  monthsOfChanges,
  WHOLE_COMPANY,
} from '../../stores/documents/loads/data-changes.ts';
import { keptUntil } from '../../stores/documents/loads/kept-partitions.ts';
import { groupedBy } from '../shared/grouped-by.ts';
import type { Stores } from '../shared/stores.ts';

type WireReport = ReplyOf<typeof dataChangeReport>['list'][number];

interface Described {
  change: WireReport['change'];
  months: PartitionChangeRow[];
  lists: ListChange[];
}

const KINDS = { LOAD: 'load', UNDO: 'undo', REMOVAL: 'removal', RESTORE: 'restore' } as const;

/** A change that was just made, as a whole. */
export async function changeNow(
  stores: Pick<Stores, 'documents' | 'keepDays'>,
  companyId: string,
  changeId: string,
): Promise<Described['change']> {
  const found = await changesById(stores.documents, companyId, [changeId]);
  const [described] = await describedChanges(stores, companyId, found, WHOLE_COMPANY);
  if (!described) throw new Error(`the change ${changeId} is gone`);
  return described.change;
}

/** In their order; rows and money are those within the scope. */
export async function describedChanges(
  { documents, keepDays }: Pick<Stores, 'documents' | 'keepDays'>,
  companyId: string,
  changes: readonly DataChange[],
  scope: DataScope,
): Promise<Described[]> {
  if (changes.length === 0) return [];
  const ids = changes.map(({ changeId }) => changeId);
  const [all, allLists, lists, state] = await Promise.all([
    monthsOfChanges(documents, companyId, ids, WHOLE_COMPANY),
    listsOfChanges(documents, companyId, ids, WHOLE_COMPANY),
    listsOfChanges(documents, companyId, ids, scope),
    currentState(documents, companyId),
  ]);
  const byChange = groupedBy(all, ({ change_id }) => change_id);
  const of = (found: readonly ListChange[], id: string) => found.filter(({ changeId }) => changeId === id);
  return changes.map(({ kind, ...change }) => {
    const months = byChange.get(change.changeId) ?? [];
    const shown = months.filter((month) => isWithin(month, scope));
    const shownLists = of(lists, change.changeId);
    const block = revertBlock(months, of(allLists, change.changeId), state);
    const since = shownLists.length > 0 ? change.at : null;
    return {
      months: shown,
      lists: shownLists,
      change: {
        ...change,
        kind: KINDS[kind],
        monthCount: shown.length,
        ...changeTotals(shown, shownLists),
        block,
        keptUntil: block === null ? endOfKeeping(months, state, keepDays, since) : null,
      },
    };
  });
}

export function monthLine(month: PartitionChangeRow): WireReport['months'][number] {
  const { rowsBefore, rowsNow, amounts } = changeTotals([month]);
  return {
    vendor: month.vendor,
    billingAccountId: month.billing_account_id,
    month: month.billing_month.slice(0, 7),
    rowsBefore,
    rowsNow,
    amounts,
  };
}

function isWithin(row: PartitionChangeRow, { vendor, billingAccountId, month, file }: DataScope): boolean {
  return (
    file === null &&
    (vendor === null || row.vendor === vendor) &&
    (billingAccountId === null || row.billing_account_id === billingAccountId) &&
    (month === null || row.billing_month === month)
  );
}

/** Of what was before the part that goes first; null where nothing was. `since`: rows of lists were changed then. */
function endOfKeeping(
  months: readonly PartitionChangeRow[],
  { kept }: CurrentState,
  keepDays: number,
  since: string | null,
): string | null {
  const replaced = months.flatMap(({ part_before }) => kept.get(part_before ?? '')?.replaced_at ?? []);
  const [first] = [...replaced, ...(since === null ? [] : [since])].sort();
  return first === undefined ? null : keptUntil(first, keepDays);
}
