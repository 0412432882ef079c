// Filters of the wire as the graph tells them.
import { VENDOR_CODES, VENDORS } from '../../../../lib/catalogue/vendors.ts';
import type { VendorFilter } from '../../../../upstream/contract/shared/cost-question.ts';
import type { CostFilter } from '../../../__generated__/graph-types.ts';
import { fieldOf } from '../../../graph/cost-filters.ts';
import { vendorOf } from '../../../graph/wire-enums.ts';

/** In the order of the vendor table; a vendor that the portal does not have is left out. */
export function filtersOfWire(byVendor: Record<string, VendorFilter>): CostFilter[] {
  return VENDOR_CODES.flatMap((code) => {
    const conditions = byVendor[VENDORS[code].filterKey] ?? [];
    if (conditions.length === 0) return [];
    return [
      {
        vendor: vendorOf(code),
        conditions: conditions.map(({ field, tagKey, values, contains, startsWith, isExcluding }) => ({
          field: fieldOf(field),
          tagKey: tagKey ?? null,
          isExcluding: isExcluding ?? false,
          values: values ?? null,
          contains: contains ?? null,
          startsWith: startsWith ?? null,
        })),
      },
    ];
  });
}
