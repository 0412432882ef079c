// Handlers of cost analytics.
import {
  type DateRange,
  firstOfMonth,
  lastOfMonth,
  type RangeFault,
  rangeFault,
  type TimeUnit,
} from '../../lib/calendar.ts';
import type { VendorCode } from '../../lib/vendors.ts';
import type { costAnalyticsEndpoints, VendorFilter } from '../contract/cost-analytics.ts';
import type { Dimension } from '../facts/dimensions.ts';
import { factsFor } from '../facts/facts-for.ts';
import type { Scope } from '../facts/question.ts';
import type { FactRow } from '../facts/row-columns.ts';
import type { HandlersOf } from '../http/call.ts';
import { badRequest } from '../refusal.ts';
import { costDataOf } from './company-data.ts';
import { driverLines } from './cost-driver-lines.ts';
import { filterOptions } from './cost-filter-options.ts';
import { filtersOf, vendorFilters } from './cost-filters.ts';
import { portionsOf } from './cost-portions.ts';
import { costSeriesReply } from './cost-series.ts';
import type { Stores } from './stores.ts';

export function costAnalyticsHandlers(stores: Stores): HandlersOf<typeof costAnalyticsEndpoints> {
  return {
    cost: async (request, { companyId, signal }) => {
      const range = rangeOf(request, request.timeUnit);
      const { clock } = await costDataOf(stores, companyId, request.selectedVendors);
      const facts = factsFor(stores.facts, signal);
      const scope = {
        companyId,
        vendors: request.selectedVendors,
        range,
        filters: filtersOf(request.filters),
      };
      const groupBy = [request.viewBy];
      const [answer, drivers] = await Promise.all([
        facts.cost({
          ...scope,
          measures: [basisOf(request)],
          groupBy,
          unit: request.timeUnit,
          weekStartsOn: request.weekStartsOn,
          limit: request.itemsPerPage,
          skip: (request.page - 1) * request.itemsPerPage,
        }),
        request.isDriversNeeded ? driverLines(facts, scope, basisOf(request), groupBy) : null,
      ]);
      return { ...costSeriesReply(answer, range, clock), drivers };
    },
    detail: async (request, { companyId, signal }) => {
      await costDataOf(stores, companyId, [request.selectedVendor], 'selectedVendor');
      const answer = await factsFor(stores.facts, signal).rows({
        ...itemScope(companyId, request),
        basis: basisOf(request),
        columns: DETAIL_COLUMNS,
        limit: request.itemsPerPage,
        skip: (request.page - 1) * request.itemsPerPage,
      });
      return {
        currency: answer.currency,
        totalCount: answer.rowCount,
        totalCost: answer.total,
        rows: answer.rows.map((row) => detailRow(request.selectedVendor, row)),
      };
    },
    portion: async (request, { companyId, signal }) => {
      await costDataOf(stores, companyId, [request.selectedVendor], 'selectedVendor');
      return portionsOf(
        factsFor(stores.facts, signal),
        itemScope(companyId, request),
        basisOf(request),
        request.viewBy,
        request.selectedVendor,
      );
    },
    filter: async (request, { companyId, signal }) => {
      const range = rangeOf(request, 'month');
      await costDataOf(stores, companyId, request.selectedVendors);
      return filterOptions(factsFor(stores.facts, signal), {
        companyId,
        vendors: request.selectedVendors,
        range,
        filters: [],
      });
    },
  };
}

function basisOf({ isAmortizedCost }: { isAmortizedCost: boolean }) {
  return isAmortizedCost ? 'effective' : 'billed';
}

/** The portal's words, and the member of a range that they are said of. */
const RANGE_FAULTS: Record<RangeFault, { message: string; field: string }> = {
  END_BEFORE_START: { message: 'The end date must not be before the start date.', field: 'endDate' },
  OVER_12_MONTHS: { message: 'Date range should not exceed 12 months.', field: 'startDate' },
  DAILY_OVER_93_DAYS: { message: 'Daily view should not exceed 93 days.', field: 'startDate' },
};

/** The days of a request. Refuses by the portal's rules. */
function rangeOf({ startDate, endDate }: { startDate: string; endDate: string }, unit: TimeUnit): DateRange {
  const range = { start: startDate, end: endDate };
  const fault = rangeFault(range, unit);
  if (fault) throw badRequest(RANGE_FAULTS[fault].message, RANGE_FAULTS[fault].field);
  return range;
}

interface ItemRequest {
  costDate: string;
  costEndDate?: string | undefined;
  isMonthly: boolean;
  detailFilters: VendorFilter;
  selectedVendor: VendorCode;
  viewBy: Dimension;
  viewByItem: string;
}

/** One item on one day, in the month of that day, or in a range. */
function itemScope(companyId: string, request: ItemRequest): Scope {
  const { selectedVendor: vendor, viewBy, viewByItem } = request;
  return {
    companyId,
    vendors: [vendor],
    range: itemDays(request),
    filters: [
      ...vendorFilters(vendor, request.detailFilters),
      { vendor, dimension: viewBy, values: [viewByItem] },
    ],
  };
}

/** Refuses a range by the rules of any other. */
function itemDays({ costDate, costEndDate, isMonthly }: ItemRequest): DateRange {
  if (costEndDate === undefined) {
    return isMonthly
      ? { start: firstOfMonth(costDate), end: lastOfMonth(costDate) }
      : { start: costDate, end: costDate };
  }
  if (isMonthly) throw badRequest('A month has no end date of its own.', 'costEndDate');
  const range = { start: costDate, end: costEndDate };
  const fault = rangeFault(range, 'month');
  if (fault) throw badRequest(RANGE_FAULTS[fault].message, 'costEndDate');
  return range;
}

const DETAIL_COLUMNS = [
  ...(['account', 'product', 'region', 'usageDate', 'quantity', 'unit', 'cost'] as const),
  ...(['resource', 'resourceName', 'usageType', 'description'] as const),
] as const;

function detailRow(vendor: VendorCode, row: Pick<FactRow, (typeof DETAIL_COLUMNS)[number]>) {
  if (row.usageDate === null || row.cost === null)
    throw new Error('a row of the facts has no day or no cost');
  return {
    vendor,
    linkedAccountId: row.account,
    productName: row.product,
    region: row.region,
    usageDate: row.usageDate,
    usage: row.quantity,
    useUnit: row.unit,
    cost: row.cost,
    resourceId: row.resource,
    resourceName: row.resourceName,
    usageType: row.usageType,
    itemDescription: row.description,
  };
}
