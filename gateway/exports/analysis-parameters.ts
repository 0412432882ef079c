// Parameters of an address of Cost Analytics, beside days, basis, vendors and filters, with which it shows the table of a file.
import type { DateRange } from '../../lib/calendar/calendar.ts';
import { GRAPH_VIEW_BYS } from '../../lib/catalogue/derived/cost-field-words.ts';
import { writeGroupings } from '../../lib/cost/grouping-words.ts';
import type { CostAnalyticsQuery, CostExportInput, GroupingInput } from '../__generated__/graph-types.ts';
import { TABLE_MODES } from './wire-words.ts';

/** The comparison is named by its days: "the period before" differs for a range that is named by its days. */
export function analysisParameters(
  { mode, months, search, searchIn }: CostExportInput,
  { viewBy, tagKey, serviceGroupSet, thenBy, ...query }: CostAnalyticsQuery,
  compared: DateRange | null,
): Readonly<Record<string, string>> {
  const first = groupingOf({ viewBy, tagKey, serviceGroupSet });
  return {
    ...{ unit: query.unit.toLowerCase(), viewBy: first.viewBy },
    ...(first.key && { viewByKey: first.key }),
    ...(thenBy.length > 0 && { thenBy: writeGroupings(thenBy.map(groupingOf)) }),
    ...(query.joinSameNames && { names: 'joined' }),
    ...(compared && {
      ...{ compare: 'custom', compareStart: compared.start, compareEnd: compared.end },
      ...{ compareCost: query.compareCost.toLowerCase(), align: query.compareAlign.toLowerCase() },
      mode: TABLE_MODES[mode],
    }),
    ...(months && { months: 'true' }),
    ...(search?.trim() && { search: search.trim(), searchIn: searchIn.toLowerCase() }),
  };
}

function groupingOf({ viewBy, tagKey, serviceGroupSet }: GroupingInput) {
  return { viewBy: GRAPH_VIEW_BYS.idOf(viewBy), key: tagKey ?? serviceGroupSet ?? null };
}
