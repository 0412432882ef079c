// Calls of cost analytics: arguments are checked and renamed on the way out, replies on the way in.
import { alignedWeekStart, type DateRange } from '../../../lib/calendar.ts';
import { cost, detail, MAX_COST_ITEMS, portion } from '../../../upstream/contract/cost-analytics.ts';
import type { RequestOf } from '../../../upstream/contract/endpoint.ts';
import type {
  CostAnalyticsQuery,
  CostDetailRow,
  CostGrouping,
  CostPortions,
} from '../../__generated__/resolver-types.ts';
import { checkPage, type PageArguments } from '../../graph/connection.ts';
import { forVendors, groupingOf, wireGrouping } from '../../graph/cost-grouping.ts';
import { isAmortized, TIME_UNITS } from '../../graph/wire-enums.ts';
import type { RestLoader } from '../../rest/loader.ts';
import { type CostDetailParent, wireFurtherGroupings } from './arguments.ts';
import { type ComparedSeries, mergeCost } from './compare.ts';
import { detailRequest } from './detail-request.ts';
import type { DriverAnswer } from './drivers.ts';
import type { AnalyticsScope } from './scope.ts';

/** A merged series, what its items are told apart by, and what the replies say of why it changed. */
export interface CostAnalyticsParent extends ComparedSeries {
  driverAnswer: DriverAnswer;
  groupings: CostGrouping[];
}

/** A page of billing rows. */
export interface CostDetailRows {
  currency: string;
  total: number;
  totalCount: number;
  rows: CostDetailRow[];
}

export class CostAnalyticsSource {
  readonly #loader: RestLoader;
  readonly #scope: AnalyticsScope;

  constructor(loader: RestLoader, scope: AnalyticsScope) {
    this.#loader = loader;
    this.#scope = scope;
  }

  /** One call, or two where a range is compared; what tells why it changed comes with them where it is needed. */
  async cost(query: CostAnalyticsQuery, isDriversNeeded: boolean): Promise<CostAnalyticsParent> {
    const timeUnit = TIME_UNITS[query.unit];
    const grouping = wireGrouping(query);
    const thenBy = wireFurtherGroupings(query.thenBy);
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
      isDriversNeeded: isDriversNeeded && query.compare !== 'NONE',
    } satisfies RequestOf<typeof cost>;
    const compareRange = await this.#scope.comparedRange(query, { frame, range }, timeUnit);
    const [current, compared] = await Promise.all([
      this.#loader.load(cost, request),
      compareRange && this.#loader.load(cost, comparedRequest(request, compareRange)),
    ]);
    const options = { cost: query.compareCost, align: query.compareAlign };
    return {
      ...mergeCost(current, compared, options),
      driverAnswer: { current: current.drivers, compared: compared?.drivers ?? null },
      groupings: [request, ...request.thenBy].map(groupingOf),
    };
  }

  async portions(query: CostDetailParent): Promise<CostPortions> {
    const reply = await this.#loader.load(portion, detailRequest(query, await this.#scope.filters(query)));
    return {
      currency: reply.currency,
      total: reply.totalCost,
      items: reply.items.map((item) => ({
        key: item.item,
        label: item.itemAlias,
        cost: item.cost,
        share: item.portion,
        isOthers: item.isOthers,
        otherKeys: item.otherItems,
      })),
    };
  }

  async detailRows(query: CostDetailParent, paging: PageArguments): Promise<CostDetailRows> {
    checkPage(paging);
    const filters = await this.#scope.filters(query);
    const reply = await this.#loader.load(detail, { ...detailRequest(query, filters), ...paging });
    return {
      currency: reply.currency,
      total: reply.totalCost,
      totalCount: reply.totalCount,
      rows: reply.rows.map((row) => ({
        account: row.linkedAccountId,
        cost: row.cost,
        description: row.itemDescription,
        product: row.productName,
        quantity: row.usage,
        region: row.region,
        resourceId: row.resourceId,
        resourceName: row.resourceName,
        unit: row.useUnit,
        usageDate: row.usageDate,
        usageType: row.usageType,
      })),
    };
  }
}

/** The same question of the compared days, in steps as long as those that they stand against. */
function comparedRequest(request: RequestOf<typeof cost>, { start, end }: DateRange): RequestOf<typeof cost> {
  return {
    ...request,
    timeFrame: 'custom',
    startDate: start,
    endDate: end,
    ...(request.timeUnit === 'week' && { weekStartsOn: alignedWeekStart(start, request.startDate) }),
  };
}
