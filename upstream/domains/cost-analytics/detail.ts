// The billing rows behind the cost of one item (C-12).
import { DETAIL_COLUMNS } from '../../../lib/cost/detail-columns.ts';
import type { detail, ItemRequest } from '../../contract/cost-analytics/cost-analytics.ts';
import type { DetailView } from '../../contract/cost-analytics/detail-shapes.ts';
import type { ReplyOf } from '../../contract/endpoint.ts';
import { badRequest } from '../../refusal.ts';
import type { Call, HandlerOf } from '../../rest/call.ts';
import { factsFor } from '../../stores/facts/facts-for.ts';
import type { RowsQuestion } from '../../stores/facts/questions/question.ts';
import { appliedRates } from '../shared/applied-rates.ts';
import { costDataOf } from '../shared/company-data.ts';
import { comparedDays, itemScope, vendorsOfItem } from '../shared/cost-item-scope.ts';
import { basisOf } from '../shared/cost-request.ts';
import { ServiceGroupSets } from '../shared/service-group-sets.ts';
import type { Stores } from '../shared/stores.ts';
import { detailRow, factColumn, factColumns, searchedColumns } from './detail-columns.ts';

export async function costDetail(
  stores: Stores,
  request: Parameters<HandlerOf<typeof detail>>[0],
  call: Call,
): Promise<ReplyOf<typeof detail>> {
  const { companyId, signal } = call;
  await costDataOf(stores, companyId, vendorsOfItem(request), 'selectedVendor');
  const question = await detailQuestion(stores, call, request);
  const compared = comparedDays(request);
  const facts = factsFor(stores.facts, signal);
  const { page, itemsPerPage, sort } = request;
  const [answer, before] = await Promise.all([
    facts.rows({
      ...question,
      columns: [...question.columns, 'billingCurrency'],
      ...(sort && { order: { by: factColumn(sort.by), isRising: sort.order === 'ASC' } }),
      limit: itemsPerPage,
      skip: (page - 1) * itemsPerPage,
    }),
    compared && facts.rows({ ...question, range: compared, limit: 0, skip: 0 }),
  ]);
  return {
    currency: answer.currency,
    rates: appliedRates([answer]),
    columns: request.columns,
    totalCount: answer.rowCount,
    totalCost: answer.total,
    compare: before && { totalCount: before.rowCount, totalCost: before.total },
    rows: answer.rows.map((row) => detailRow(request.selectedVendor, request.columns, row)),
  };
}

/** Which rows with which columns: what a page, and a file of all rows, ask the facts for. */
export async function detailQuestion(
  stores: Stores,
  call: Pick<Call, 'companyId' | 'currency'>,
  request: ItemRequest & DetailView,
): Promise<Omit<RowsQuestion, 'order' | 'limit' | 'skip'>> {
  const { columns, search, columnServiceGroupSetNm, sort } = request;
  const used = sort ? [...columns, sort.by] : columns;
  const isGrouped = used.includes('serviceGroup');
  if (isGrouped && columnServiceGroupSetNm === undefined)
    throw badRequest('The column serviceGroup needs a set of service groups.', 'columnServiceGroupSetNm');
  const [scope, groups] = await Promise.all([
    itemScope(stores, call, request),
    isGrouped && columnServiceGroupSetNm !== undefined
      ? new ServiceGroupSets(stores.documents, call.companyId).grouping(
          columnServiceGroupSetNm,
          'columnServiceGroupSetNm',
        )
      : null,
  ]);
  const searched = searchedColumns(columns);
  if (search !== undefined && searched.length === 0)
    throw badRequest(`A search needs a column of text: ${TEXTS}.`, 'search');
  return {
    ...scope,
    basis: basisOf(request),
    columns: factColumns(request.alsoVendors.length > 0 ? ['vendor', ...columns] : columns),
    ...(groups && { serviceGroups: groups.serviceGroups }),
    ...(search !== undefined && { contains: { text: search, in: searched } }),
  };
}

const TEXTS = Object.entries(DETAIL_COLUMNS)
  .filter(([, { kind }]) => kind === 'text')
  .map(([id]) => id)
  .join(', ');
