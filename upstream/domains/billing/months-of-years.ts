// One question per year instead of one per month: all months of a page then share the answer that the store keeps.
import type { DateRange } from '../../../lib/calendar/calendar.ts';
import type { RequestFacts } from '../../stores/facts/facts-for.ts';
import type { BillLine, BillQuestion, BillScope } from '../../stores/facts/questions/bill-question.ts';

/** Lines of the scope by billing month, which is the first key; its groupings have no labels. */
export async function linesByMonth(
  facts: Pick<RequestFacts, 'bill'>,
  scope: BillScope,
  { groupBy, ...asked }: Pick<BillQuestion, 'groupBy' | 'measures'> & Partial<Pick<BillQuestion, 'filters'>>,
): Promise<BillLine[]> {
  const { start, end } = scope.range;
  const lines = await facts.bill({
    ...{ ...scope, ...asked, range: wholeYears(scope.range) },
    groupBy: [{ column: 'billingMonth' }, ...groupBy],
  });
  return (lines ?? []).filter(({ keys: [month = ''] }) => month >= start && month <= end);
}

function wholeYears({ start, end }: DateRange): DateRange {
  return { start: `${start.slice(0, 4)}-01-01`, end: `${end.slice(0, 4)}-12-31` };
}
