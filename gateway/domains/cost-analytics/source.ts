// Calls of cost analytics: arguments are checked and renamed on the way out, replies on the way in.

import { alignedWeekStart, type DateRange } from '../../../lib/calendar/calendar.ts';
import type { VendorCode } from '../../../lib/catalogue/vendors.ts';
import { cost, MAX_COST_ITEMS } from '../../../upstream/contract/cost-analytics/cost-analytics.ts';
import type { RequestOf } from '../../../upstream/contract/endpoint.ts';
import type { VendorFilter } from '../../../upstream/contract/shared/cost-question.ts';
import type { CostAnalyticsQuery, CostFilterLabel, CostGrouping } from '../../__generated__/graph-types.ts';
import { fieldOf } from '../../graph/cost-filters.ts';
import { forVendors, groupingOf, wireGrouping } from '../../graph/cost-grouping.ts';
import { isAmortized, TIME_UNITS, vendorOf } from '../../graph/wire-enums.ts';
import type { RestLoader } from '../../rest/loader.ts';
import { checkJoined, wireFurtherGroupings } from './arguments.ts';
import type { ComparedSeries } from './compare/compare.ts';
import type { DriverAnswer } from './compare/drivers.ts';
import { mergedCost } from './merged-cost.ts';
import type { AnalyticsScope } from './scope.ts';
import { canBeReadWhole, wholeReply } from './whole-reply.ts';

/** A merged series, what its items are told apart by, and what the replies say of why it changed. */
export interface CostAnalyticsParent extends ComparedSeries {
  driverAnswer: DriverAnswer;
  groupings: CostGrouping[];
  filterLabels: CostFilterLabel[];
  /** What it keeps, by the keys of the vendor table. */
  filters: Record<string, VendorFilter>;
  /** Whose cost it is. */
  vendors: readonly VendorCode[];
}

/** What is asked for where it is selected alone. */
interface Needed {
  drivers?: boolean;
  filterLabels?: boolean;
  months?: boolean;
}

export class CostAnalyticsSource {
  readonly #loader: RestLoader;
  readonly #scope: AnalyticsScope;

  constructor(loader: RestLoader, scope: AnalyticsScope) {
    this.#loader = loader;
    this.#scope = scope;
  }

  /**
   * One call, or two where a range is compared; what tells why it changed comes with them where it is needed. Names are
   * joined and rows of outer groupings summed over all items, so a long answer is then read to its end.
   */
  async cost(query: CostAnalyticsQuery, needed: Needed = {}): Promise<CostAnalyticsParent> {
    const timeUnit = TIME_UNITS[query.unit];
    const grouping = wireGrouping(query);
    const thenBy = wireFurtherGroupings(query.thenBy);
    const isJoined = query.joinSameNames;
    if (isJoined) checkJoined([grouping, ...thenBy]);
    const [filters, selectedVendors, { frame, range }] = await Promise.all([
      this.#scope.filters(query),
      this.#scope.vendors(query.vendors),
      this.#scope.range(query.range, timeUnit),
    ]);
    const request = {
      isAmortizedCost: isAmortized(query.basis),
      timeFrame: frame,
      startDate: range.start,
      endDate: range.end,
      timeUnit,
      ...forVendors(grouping, selectedVendors),
      thenBy: thenBy.map((each) => forVendors(each, selectedVendors)),
      filters,
      selectedVendors,
      page: 1,
      itemsPerPage: MAX_COST_ITEMS,
      isDriversNeeded: (needed.drivers ?? false) && query.compare !== 'NONE',
      isFilterNamesNeeded: needed.filterLabels ?? false,
      isMonthsNeeded: needed.months ?? false,
    } satisfies RequestOf<typeof cost>;
    const compareRange = await this.#scope.comparedRange(query, { frame, range }, timeUnit);
    const answerOf = async (asked: typeof request) => {
      const first = await this.#loader.load(cost, asked);
      if (!isJoined && (thenBy.length === 0 || !canBeReadWhole(first))) return first;
      const rest = { ...asked, isDriversNeeded: false, isFilterNamesNeeded: false };
      return wholeReply(first, (page) => this.#loader.load(cost, { ...rest, page }));
    };
    const [current, compared] = await Promise.all([
      answerOf(request),
      compareRange && answerOf(comparedRequest(request, compareRange)),
    ]);
    const options = { cost: query.compareCost, align: query.compareAlign, isJoined };
    return {
      ...mergedCost(current, compared, options),
      vendors: selectedVendors,
      filters,
      driverAnswer: { current: current.drivers, compared: compared?.drivers ?? null },
      groupings: [request, ...request.thenBy].map(groupingOf),
      filterLabels: current.filterNames.map(({ vendor, field, value, name }) => ({
        vendor: vendorOf(vendor),
        field: fieldOf(field),
        value,
        label: name,
      })),
    };
  }
}

/** The same question of the compared days, in steps as long as those that they stand against. */
function comparedRequest<Request extends RequestOf<typeof cost>>(
  request: Request,
  { start, end }: DateRange,
): Request {
  return {
    ...request,
    isFilterNamesNeeded: false,
    isMonthsNeeded: false,
    timeFrame: 'custom',
    startDate: start,
    endDate: end,
    ...(request.timeUnit === 'week' && { weekStartsOn: alignedWeekStart(start, request.startDate) }),
  };
}
