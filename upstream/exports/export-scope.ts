// Which billing rows a file has: those of a query with the same filters, by the rules of the screens.
import type { ExportRequest } from '../contract/cost-export.ts';
import { costDataOf } from '../domains/company-data.ts';
import { basisOf, costRange } from '../domains/cost-asked.ts';
import { filtersOf } from '../domains/cost-filters.ts';
import { groupingOf } from '../domains/cost-groupings.ts';
import { ServiceGroupSets } from '../domains/service-group-sets.ts';
import type { Stores } from '../domains/stores.ts';
import type { CostBasis, Filter, Scope } from '../facts/question.ts';

export async function exportScope(
  stores: Stores,
  companyId: string,
  request: ExportRequest,
): Promise<{ scope: Scope; basis: CostBasis }> {
  const { selectedVendors: vendors, items } = request;
  const range = costRange(request, 'month');
  await costDataOf(stores, companyId, vendors);
  const sets = new ServiceGroupSets(stores.documents, companyId);
  const ofItem = async ({ item, ...each }: (typeof items)[number]): Promise<Filter> => ({
    dimension: await groupingOf(each, sets),
    values: [item],
  });
  const [filters, itemFilters] = await Promise.all([
    filtersOf(request.filters, sets),
    Promise.all(items.map(ofItem)),
  ]);
  return {
    scope: { companyId, vendors, range, filters: [...filters, ...itemFilters] },
    basis: basisOf(request),
  };
}
