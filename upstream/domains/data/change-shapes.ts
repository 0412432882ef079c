// Changes of the data as the wire tells them: with their totals, and whether they can be taken back.
import type { dataChangeReport } from '../../contract/data/changes.ts';
import type { ReplyOf } from '../../contract/endpoint.ts';
import { changeTotals } from '../../ingest/changes/change-totals.ts';
import { revertBlock } from '../../ingest/changes/revert-change.ts';
import type { PartitionChangeRow } from '../../stores/documents/loads/change-schema.ts';
import {
  type CurrentState,
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
}

const KINDS = { LOAD: 'load', UNDO: 'undo', REMOVAL: 'removal', RESTORE: 'restore' } as const;

/** In their order; rows and money are those within the scope. */
export async function describedChanges(
  { documents, keepDays }: Pick<Stores, 'documents' | 'keepDays'>,
  companyId: string,
  changes: readonly DataChange[],
  scope: DataScope,
): Promise<Described[]> {
  if (changes.length === 0) return [];
  const ids = changes.map(({ changeId }) => changeId);
  const [all, state] = await Promise.all([
    monthsOfChanges(documents, companyId, ids, WHOLE_COMPANY),
    currentState(documents, companyId),
  ]);
  const byChange = groupedBy(all, ({ change_id }) => change_id);
  return changes.map(({ kind, ...change }) => {
    const months = byChange.get(change.changeId) ?? [];
    const shown = months.filter((month) => isWithin(month, scope));
    const block = revertBlock(months, state);
    return {
      months: shown,
      change: {
        ...change,
        kind: KINDS[kind],
        monthCount: shown.length,
        ...changeTotals(shown),
        block,
        keptUntil: block === null ? endOfKeeping(months, state, keepDays) : null,
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

function isWithin(row: PartitionChangeRow, { vendor, billingAccountId, month }: DataScope): boolean {
  return (
    (vendor === null || row.vendor === vendor) &&
    (billingAccountId === null || row.billing_account_id === billingAccountId) &&
    (month === null || row.billing_month === month)
  );
}

/** Of what was before the part that goes first; null where nothing was. */
function endOfKeeping(
  months: readonly PartitionChangeRow[],
  { kept }: CurrentState,
  keepDays: number,
): string | null {
  const replaced = months.flatMap(({ part_before }) => kept.get(part_before ?? '')?.replaced_at ?? []);
  const [first] = replaced.sort();
  return first === undefined ? null : keptUntil(first, keepDays);
}
