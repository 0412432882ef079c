// What a cost is asked by, in the words of the wire: an item, by the question that it is an answer to.
import { VENDORS, type VendorCode } from '../../../../lib/catalogue/vendors.ts';
import type { portion } from '../../../../upstream/contract/cost-analytics/cost-analytics.ts';
import type { RequestOf } from '../../../../upstream/contract/endpoint.ts';
import type { VendorFilter } from '../../../../upstream/contract/shared/cost-question.ts';
import { inputError } from '../../../errors.ts';
import { wireConditions } from '../../../graph/cost-filters.ts';
import { wireGrouping } from '../../../graph/cost-grouping.ts';
import { isAmortized } from '../../../graph/wire-enums.ts';
import { type CostDetailParent, wireFurtherGroupings } from '../arguments.ts';

/** What follows from the scope of the question. */
interface DetailScope {
  vendors: [VendorCode, ...VendorCode[]];
  /** By the keys of the vendor table. */
  filters: Record<string, VendorFilter>;
}

/** Throws an input error. */
export function detailRequest(
  query: CostDetailParent,
  { vendors: [selectedVendor, ...alsoVendors], filters }: DetailScope,
) {
  const { basis, date, endDate, compareDate, compareEndDate, isMonthly, keys } = query;
  const further = wireFurtherGroupings(query.thenBy);
  if (keys.length > 1 + further.length)
    throw inputError('keys', 'keys must name at most one value for each grouping');
  const [item, ...furtherItems] = keys;
  const within = wireConditions(query.within);
  const conditionsOf = (vendor: VendorCode): VendorFilter => [
    ...(filters[VENDORS[vendor].filterKey] ?? []),
    ...within,
  ];
  return {
    isAmortizedCost: isAmortized(basis),
    costDate: date,
    ...(endDate && { costEndDate: endDate }),
    isMonthly,
    ...(compareDate && { compareCostDate: compareDate }),
    ...(compareEndDate && { compareCostEndDate: compareEndDate }),
    detailFilters: conditionsOf(selectedVendor),
    selectedVendor,
    ...(alsoVendors.length > 0 && {
      alsoVendors: alsoVendors.map((vendor) => ({ vendor, filters: conditionsOf(vendor) })),
    }),
    ...wireGrouping(query),
    ...(item !== undefined && { viewByItem: item }),
    thenBy: further.slice(0, furtherItems.length).map((each, index) => ({
      ...each,
      item: furtherItems[index] ?? '',
    })),
  } satisfies RequestOf<typeof portion>;
}
