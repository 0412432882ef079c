// What is stored of a company within a scope: what a removal would take out.
import type { storedData as endpoint } from '../../contract/data/changes.ts';
import type { ReplyOf } from '../../contract/endpoint.ts';
import { changeTotals } from '../../ingest/changes/change-totals.ts';
import { listsPreview, removalPreview } from '../../ingest/changes/remove-data.ts';
import { listFiles } from '../../stores/documents/datasets/list-changes.ts';
import {
  type DataScope,
  partitionsWithin,
  WHOLE_COMPANY,
} from '../../stores/documents/loads/data-changes.ts';
import { keptMonths } from '../../stores/documents/platform/retention.ts';
import type { Stores } from '../shared/stores.ts';

export async function storedData(
  { documents, keepDays }: Pick<Stores, 'documents' | 'keepDays'>,
  companyId: string,
  scope: DataScope,
): Promise<ReplyOf<typeof endpoint>> {
  const [all, found, files, lists, kept] = await Promise.all([
    partitionsWithin(documents, companyId, WHOLE_COMPANY),
    removalPreview(documents, companyId, scope),
    listFiles(documents, companyId),
    listsPreview(documents, companyId, scope),
    keptMonths(documents, companyId),
  ]);
  const { rowsBefore, amounts, isCounted } = changeTotals(
    found,
    lists.map(({ rowCount }) => ({ rowsBefore: rowCount, rowsNow: 0 })),
  );
  const each = (values: readonly string[]) => [...new Set(values)].sort();
  return {
    monthCount: found.length,
    rowCount: rowsBefore,
    amounts: amounts.map(({ currency, billedBefore }) => ({ currency, billed: billedBefore })),
    isCounted,
    keepDays,
    keptMonths: kept,
    vendors: each(all.map(({ vendor }) => vendor)),
    billingAccountIds: each(all.map(({ billing_account_id }) => billing_account_id)),
    months: each(all.map(({ billing_month }) => billing_month.slice(0, 7))),
    files,
  };
}
