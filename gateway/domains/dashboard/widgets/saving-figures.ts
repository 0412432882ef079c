// Savings of the wire in the words of the graph.
import type { totalSaving } from '../../../../upstream/contract/dashboard/saving.ts';
import type { ReplyOf } from '../../../../upstream/contract/endpoint.ts';
import type { WireSavingSpan } from '../../../../upstream/contract/shared/savings.ts';
import type { SavingSpan, TotalSaving } from '../../../__generated__/graph-types.ts';
import { conversionsOf } from '../../../graph/cost-series.ts';
import { vendorOf } from '../../../graph/wire-enums.ts';

type Reply = ReplyOf<typeof totalSaving>;

export function savingOf({ currency, monthToDate, lastMonth }: Reply): TotalSaving {
  return {
    currency,
    monthToDate: savingSpanOf(monthToDate, currency),
    lastMonth: savingSpanOf(lastMonth, currency),
  };
}

export function savingSpanOf(
  { startDate, endDate, vendors, ...span }: WireSavingSpan,
  currency: string,
): SavingSpan {
  return {
    ...span,
    range: { start: startDate, end: endDate },
    vendors: vendors.map((each) => ({ ...each, vendor: vendorOf(each.vendor) })),
    ...conversionsOf({ ...span, currency }),
  };
}
