// What people call the accounts and regions that filters name: asked only where some are named.

import { COST_FIELDS } from '../../../lib/catalogue/cost-fields.ts';
import { NAMED_FILTERS } from '../../../lib/catalogue/derived/cost-field-lists.ts';
import { WIRE_FILTERS } from '../../../lib/catalogue/derived/cost-field-words.ts';
import { VENDOR_CODES, VENDORS } from '../../../lib/catalogue/vendors.ts';
import type { FilterName } from '../../contract/cost-analytics/cost-analytics.ts';
import type { VendorFilter } from '../../contract/shared/cost-question.ts';
import type { RequestFacts } from '../../stores/facts/facts-for.ts';
import type { Scope } from '../../stores/facts/questions/question.ts';
import { itemOf } from '../shared/cost-line.ts';

/** Of the values that occur in the range and have a name beside themselves. */
export async function filterNames(
  facts: RequestFacts,
  { companyId, vendors, range }: Pick<Scope, 'companyId' | 'vendors' | 'range'>,
  byVendor: Record<string, VendorFilter>,
): Promise<FilterName[]> {
  const asked = VENDOR_CODES.filter((vendor) => vendors.includes(vendor)).flatMap((vendor) =>
    NAMED_FILTERS.flatMap((id) => {
      const field = WIRE_FILTERS.wordOf(id);
      const conditions = byVendor[VENDORS[vendor].filterKey] ?? [];
      const values = conditions.flatMap((each) => (each.field === field ? (each.values ?? []) : []));
      return values.length > 0 ? [{ vendor, field, dimension: COST_FIELDS[id].dimension, values }] : [];
    }),
  );
  const names = asked.map(async ({ vendor, field, dimension, values }) => {
    const { groups } = await facts.cost({
      companyId,
      vendors: [vendor],
      range,
      filters: [{ vendor, dimension, values }],
      measures: ['billed'],
      groupBy: [dimension],
      unit: null,
      limit: values.length,
      skip: 0,
    });
    return groups.flatMap((group) => {
      const { item, itemAlias } = itemOf(group);
      return item === itemAlias ? [] : [{ vendor, field, value: item, name: itemAlias }];
    });
  });
  return (await Promise.all(names)).flat();
}
