// Calls of cost analytics: arguments are checked and renamed on the way out, replies on the way in.
import { alignedWeekStart, type DateRange } from '../../../lib/calendar.ts';
import { cost, detail, filter, MAX_COST_ITEMS, portion } from '../../../upstream/contract/cost-analytics.ts';
import type { RequestOf } from '../../../upstream/contract/endpoint.ts';
import type {
  CostAnalyticsQuery,
  CostDetailRow,
  CostFilterOptions,
  CostPortions,
  RangeInput,
  Vendor,
} from '../../__generated__/resolver-types.ts';
import { checkPage, type PageArguments } from '../../graph/connection.ts';
import { isAmortized, TIME_UNITS, VIEW_BYS, vendorCodeOf, vendorOf } from '../../graph/wire-enums.ts';
import type { RestLoader } from '../../rest/loader.ts';
import type { ViewerContext } from '../../viewer.ts';
import {
  type CostDetailParent,
  resolveCompared,
  resolveRange,
  supportedVendors,
  wireFilters,
} from './arguments.ts';
import { type ComparedSeries, mergeCost } from './compare.ts';
import type { DriverAnswer } from './drivers.ts';

/** A merged series, what was asked, and what the replies say of why it changed. */
export interface CostAnalyticsParent extends ComparedSeries {
  query: CostAnalyticsQuery;
  driverAnswer: DriverAnswer;
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
  readonly #viewer: ViewerContext;

  constructor(loader: RestLoader, viewer: ViewerContext) {
    this.#loader = loader;
    this.#viewer = viewer;
  }

  /** One call, or two where a range is compared; what tells why it changed comes with them where it is needed. */
  async cost(query: CostAnalyticsQuery, isDriversNeeded: boolean): Promise<CostAnalyticsParent> {
    const timeUnit = TIME_UNITS[query.unit];
    const filters = wireFilters(query.filters);
    const [selectedVendors, { frame, range }] = await Promise.all([
      this.#vendors(query.vendors),
      resolveRange(query.range, timeUnit, () => this.#today()),
    ]);
    const request: RequestOf<typeof cost> = {
      isAmortizedCost: isAmortized(query.basis),
      timeFrame: frame,
      startDate: range.start,
      endDate: range.end,
      timeUnit,
      viewBy: VIEW_BYS[query.viewBy],
      filters,
      selectedVendors,
      page: 1,
      itemsPerPage: MAX_COST_ITEMS,
      isDriversNeeded: isDriversNeeded && query.compare !== 'NONE',
    };
    const compareRange = await resolveCompared(query, { frame, range }, timeUnit, () => this.#today());
    const [current, compared] = await Promise.all([
      this.#loader.load(cost, request),
      compareRange && this.#loader.load(cost, comparedRequest(request, compareRange)),
    ]);
    const options = { cost: query.compareCost, align: query.compareAlign };
    return {
      ...mergeCost(current, compared, options),
      query,
      driverAnswer: { current: current.drivers, compared: compared?.drivers ?? null },
    };
  }

  async portions(query: CostDetailParent): Promise<CostPortions> {
    const reply = await this.#loader.load(portion, detailRequest(query));
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
    const reply = await this.#loader.load(detail, { ...detailRequest(query), ...paging });
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

  async filterOptions(
    input: RangeInput,
    vendors: readonly Vendor[] | null | undefined,
  ): Promise<CostFilterOptions> {
    const [selectedVendors, { range }] = await Promise.all([
      this.#vendors(vendors),
      resolveRange(input, 'month', () => this.#today()),
    ]);
    const reply = await this.#loader.load(filter, {
      selectedVendors,
      startDate: range.start,
      endDate: range.end,
    });
    return {
      currency: reply.currency,
      vendors: reply.vendors.map(({ vendor, account, product, region }) => ({
        vendor: vendorOf(vendor),
        accounts: account,
        products: product,
        regions: region,
      })),
    };
  }

  async #vendors(asked: readonly Vendor[] | null | undefined) {
    return supportedVendors(await this.#viewer.vendorCodes(asked), Boolean(asked));
  }

  async #today(): Promise<string> {
    return (await this.#viewer.freshness()).today;
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

function detailRequest({
  basis,
  date,
  endDate,
  isMonthly,
  key,
  vendor,
  viewBy,
}: CostDetailParent): RequestOf<typeof portion> {
  const [selectedVendor = 'aws'] = supportedVendors([vendorCodeOf(vendor)], true);
  return {
    isAmortizedCost: isAmortized(basis),
    costDate: date,
    ...(endDate && { costEndDate: endDate }),
    isMonthly,
    detailFilters: {},
    selectedVendor,
    viewBy: VIEW_BYS[viewBy],
    viewByItem: key,
  };
}
