// What was done to the data as the wire tells it, in the words of the graph.
import { isVendorCode } from '../../../lib/catalogue/vendors.ts';
import type { dataChangeReport, storedData } from '../../../upstream/contract/data/changes.ts';
import type { retentionPreview } from '../../../upstream/contract/data/retention.ts';
import type { ReplyOf } from '../../../upstream/contract/endpoint.ts';
import type {
  DataAmountChange,
  DataChange,
  DataChangeKind,
  DataChangeReport,
  DataScopeInput,
  RetentionPreview,
  StoredData,
} from '../../__generated__/graph-types.ts';
import { toGlobalId } from '../../graph/global-id.ts';
import { vendorCodeOf, vendorOf } from '../../graph/wire-enums.ts';

type WireReport = ReplyOf<typeof dataChangeReport>['list'][number];
type WireChange = WireReport['change'];

/** A change without its months, which are another call; `key` is its id on the wire. */
export type DataChangeParent = Omit<DataChange, 'report'> & { __typename: 'DataChange'; key: string };

const KINDS: Record<WireChange['kind'], DataChangeKind> = {
  load: 'LOAD',
  undo: 'UNDO',
  removal: 'REMOVAL',
  restore: 'RESTORE',
};

export function dataChangeOf({ changeId, kind, reverts, amounts, ...change }: WireChange): DataChangeParent {
  return {
    ...change,
    __typename: 'DataChange',
    id: toGlobalId('DataChange', changeId),
    key: changeId,
    kind: KINDS[kind],
    reverts: reverts === null ? null : toGlobalId('DataChange', reverts),
    amounts: amounts.map(amountChangeOf),
  };
}

export function changeReportOf({ months, monthsLeftOut, lists }: WireReport): DataChangeReport {
  return {
    monthsLeftOut,
    lists,
    months: months.map(({ vendor, month, amounts, ...line }) => ({
      ...line,
      vendor: isVendorCode(vendor) ? vendorOf(vendor) : null,
      month: `${month}-01`,
      amounts: amounts.map(amountChangeOf),
    })),
  };
}

export function storedDataOf({
  vendors,
  months,
  amounts,
  ...stored
}: ReplyOf<typeof storedData>): StoredData {
  return {
    ...stored,
    vendors: vendors.filter(isVendorCode).map(vendorOf),
    months: months.map((month) => `${month}-01`),
    amounts: amounts.map(storedAmountOf),
  };
}

export function retentionPreviewOf({
  firstMonth,
  amounts,
  ...preview
}: ReplyOf<typeof retentionPreview>): RetentionPreview {
  const firstDay = firstMonth === null ? null : `${firstMonth}-01`;
  return { ...preview, firstMonth: firstDay, amounts: amounts.map(storedAmountOf) };
}

function storedAmountOf({ currency, billed }: ReplyOf<typeof storedData>['amounts'][number]) {
  return { currency, billed: Number(billed) };
}

/** Null and nothing given: all of the company. */
export function wireScope(scope: DataScopeInput | null | undefined) {
  return {
    vendor: scope?.vendor ? vendorCodeOf(scope.vendor) : null,
    billingAccountId: scope?.billingAccountId ?? null,
    month: scope?.month?.slice(0, 7) ?? null,
    file: scope?.file ?? null,
  };
}

function amountChangeOf({
  currency,
  billedBefore,
  billedNow,
}: WireChange['amounts'][number]): DataAmountChange {
  return { currency, billedBefore: Number(billedBefore), billedNow: Number(billedNow) };
}
