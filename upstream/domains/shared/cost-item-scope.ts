// One item of a cost analytics query on one day, in its month, or in a range: which rows that is.
import { type DateRange, firstOfMonth, lastOfMonth, rangeFault } from '../../../lib/calendar/calendar.ts';
import type { VendorCode } from '../../../lib/catalogue/vendors.ts';
import type { ItemRequest } from '../../contract/cost-analytics/cost-analytics.ts';
import { badRequest } from '../../refusal.ts';
import type { Call } from '../../rest/call.ts';
import type { Filter, Scope } from '../../stores/facts/questions/question.ts';
import { vendorFilters } from './cost-filters.ts';
import { groupingOf } from './cost-groupings.ts';
import { RANGE_FAULTS } from './cost-request.ts';
import { ServiceGroupSets } from './service-group-sets.ts';
import type { Stores } from './stores.ts';

/** The rows behind a cell of the answer to a query with the same filters and groupings. */
export async function itemScope(
  stores: Stores,
  { companyId, currency }: Pick<Call, 'companyId' | 'currency'>,
  request: ItemRequest,
): Promise<Scope> {
  const { selectedVendor, detailFilters, alsoVendors, viewByItem, thenBy } = request;
  const vendors = vendorsOfItem(request);
  const range = itemDays(request);
  const sets = new ServiceGroupSets(stores.documents, companyId);
  const chosen = [...(viewByItem === undefined ? [] : [{ ...request, item: viewByItem }]), ...thenBy];
  const [own, others, items] = await Promise.all([
    vendorFilters(selectedVendor, detailFilters, sets, 'detailFilters'),
    Promise.all(
      alsoVendors.map(({ vendor, filters }) => vendorFilters(vendor, filters, sets, 'alsoVendors')),
    ),
    Promise.all(
      chosen.map(
        async (each): Promise<Filter> => ({ dimension: await groupingOf(each, sets), values: [each.item] }),
      ),
    ),
  ]);
  return { companyId, currency, vendors, range, filters: [...own, ...others.flat(), ...items] };
}

/** Every vendor whose rows an item is made of, each once. */
export function vendorsOfItem({ selectedVendor, alsoVendors }: ItemRequest): VendorCode[] {
  return [...new Set([selectedVendor, ...alsoVendors.map(({ vendor }) => vendor)])];
}

/** The days to set beside; null when none are. */
export function comparedDays(request: ItemRequest): DateRange | null {
  const { compareCostDate, compareCostEndDate, isMonthly } = request;
  if (compareCostDate !== undefined)
    return daysOf(compareCostDate, compareCostEndDate, isMonthly, 'compareCostEndDate');
  if (compareCostEndDate === undefined) return null;
  throw badRequest('Compared days have a first day.', 'compareCostDate');
}

function itemDays({ costDate, costEndDate, isMonthly }: ItemRequest): DateRange {
  return daysOf(costDate, costEndDate, isMonthly, 'costEndDate');
}

/** Refuses a range by the rules of any other. */
function daysOf(
  start: string,
  end: string | undefined,
  isMonthly: boolean,
  member: 'costEndDate' | 'compareCostEndDate',
): DateRange {
  if (end === undefined) {
    return isMonthly ? { start: firstOfMonth(start), end: lastOfMonth(start) } : { start, end: start };
  }
  if (isMonthly) throw badRequest('A month has no end date of its own.', member);
  const range = { start, end };
  const fault = rangeFault(range, 'month');
  if (fault) throw badRequest(RANGE_FAULTS[fault].message, member);
  return range;
}
