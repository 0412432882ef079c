// The billing rows behind the cost of one item.
import type { VendorCode } from '../../lib/vendors.ts';
import type { detail } from '../contract/cost-analytics.ts';
import type { ReplyOf } from '../contract/endpoint.ts';
import { factsFor } from '../facts/facts-for.ts';
import type { FactRow } from '../facts/row-columns.ts';
import type { Call, HandlerOf } from '../http/call.ts';
import { costDataOf } from './company-data.ts';
import { basisOf } from './cost-asked.ts';
import { itemScope } from './cost-item-scope.ts';
import type { Stores } from './stores.ts';

export async function costDetail(
  stores: Stores,
  request: Parameters<HandlerOf<typeof detail>>[0],
  { companyId, signal }: Call,
): Promise<ReplyOf<typeof detail>> {
  await costDataOf(stores, companyId, [request.selectedVendor], 'selectedVendor');
  const answer = await factsFor(stores.facts, signal).rows({
    ...(await itemScope(stores, companyId, request)),
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
