// Which billing rows a file has: those of a query with the same filters, by the rules of the screens.
import type { ExportRequest } from '../contract/cost-export.ts';
import { costDataOf } from '../domains/company-data.ts';
import { basisOf, costRange } from '../domains/cost-asked.ts';
import { filtersOf } from '../domains/cost-filters.ts';
import { groupingOf } from '../domains/cost-groupings.ts';
import { searchedColumns } from '../domains/detail-columns.ts';
import { ServiceGroupSets } from '../domains/service-group-sets.ts';
import type { Stores } from '../domains/stores.ts';
import type { Filter, RowStreamQuestion, Scope } from '../facts/question.ts';
import { badRequest } from '../refusal.ts';

/** What of a question for rows does not depend on how they are written. */
interface RowsOfFile extends Pick<RowStreamQuestion, 'basis' | 'contains'> {
  scope: Scope;
}

export async function exportScope(
  stores: Stores,
  companyId: string,
  request: ExportRequest,
): Promise<RowsOfFile> {
  const { selectedVendors: vendors, items, search, columns } = request;
  const searched = searchedColumns(columns);
  if (search !== undefined && searched.length === 0)
    throw badRequest('A search needs a column of text.', 'search');
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
    ...(search !== undefined && { contains: { text: search, in: searched } }),
  };
}
