// Which billing rows a file has: those of a query with the same filters, by the rules of the screens.
import type { ExportRequest } from '../../../contract/cost-analytics/export.ts';
import { badRequest } from '../../../refusal.ts';
import type { Filter, RowStreamQuestion, Scope } from '../../../stores/facts/questions/question.ts';
import { costDataOf } from '../../shared/company-data.ts';
import { filtersOf } from '../../shared/cost-filters.ts';
import { groupingOf } from '../../shared/cost-groupings.ts';
import { basisOf, costRange } from '../../shared/cost-request.ts';
import { ServiceGroupSets } from '../../shared/service-group-sets.ts';
import type { Stores } from '../../shared/stores.ts';
import { searchedColumns } from '../detail-columns.ts';

/** What of a question for rows does not depend on how they are written. */
interface RowsOfFile extends Pick<RowStreamQuestion, 'basis' | 'contains'> {
  scope: Scope;
}

export async function exportScope(
  stores: Stores,
  { companyId, currency }: Pick<Scope, 'companyId' | 'currency'>,
  request: ExportRequest,
): Promise<RowsOfFile> {
  const { items, search, columns } = request;
  const searched = searchedColumns(columns);
  if (search !== undefined && searched.length === 0)
    throw badRequest('A search needs a column of text.', 'search');
  const range = costRange(request, 'month');
  const { asked: vendors } = await costDataOf(stores, companyId, request.selectedVendors);
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
    scope: { companyId, currency, vendors, range, filters: [...filters, ...itemFilters] },
    basis: basisOf(request),
    ...(search !== undefined && { contains: { text: search, in: searched } }),
  };
}
