// The columns of billing rows: fields of the graph beside the words of the wire (C-12).
import type { DetailColumnId } from '../../../../lib/cost/detail-columns.ts';
import type { DetailRow } from '../../../../upstream/contract/cost-analytics/detail-shapes.ts';
import type { CostDetailColumn, CostDetailRow } from '../../../__generated__/graph-types.ts';
import { vendorOf } from '../../../graph/wire-enums.ts';

const WIRE_COLUMNS: Record<CostDetailColumn, DetailColumnId> = {
  ACCOUNT: 'linkedAccountId',
  AVAILABILITY_ZONE: 'availabilityZone',
  CHARGE_TYPE: 'chargeType',
  CONSUMED_QUANTITY: 'useCpct',
  CONSUMED_UNIT: 'useUnit',
  COST: 'cost',
  DATABASE_ENGINE: 'databaseEngine',
  DESCRIPTION: 'itemDescription',
  INVOICE_ID: 'invoiceId',
  OPERATION: 'apiOperation',
  PLATFORM: 'platform',
  PRODUCT: 'productName',
  QUANTITY: 'usage',
  REGION: 'region',
  RESOURCE_ID: 'resourceId',
  RESOURCE_NAME: 'resourceName',
  SERVICE_CATEGORY: 'infraType',
  SERVICE_GROUP: 'serviceGroup',
  SKU_DESCRIPTION: 'skuDesc',
  SKU_ID: 'skuId',
  TRANSFER_TYPE: 'transferType',
  UNIT_PRICE: 'unitPrice',
  USAGE_DATE: 'usageDate',
  USAGE_TYPE: 'usageType',
  VENDOR: 'vendor',
};

/** Fields that come with the column of another. */
const COMPANIONS: Record<string, DetailColumnId> = { accountName: 'linkedAccountId', unit: 'usage' };

const COLUMNS_OF_FIELDS = new Map<string, DetailColumnId>([
  ...Object.entries(WIRE_COLUMNS).map(([column, id]) => [fieldOf(column), id] as const),
  ...Object.entries(COMPANIONS),
]);

/** `RESOURCE_ID` is the field `resourceId`. */
function fieldOf(column: string): string {
  return column.toLowerCase().replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
}

export function wireColumn(column: CostDetailColumn): DetailColumnId {
  return WIRE_COLUMNS[column];
}

/** What the service is asked for: the columns of the fields, at least the cost. */
export function wireColumns(fields: Iterable<string>): DetailColumnId[] {
  const columns = [...fields].flatMap((field) => COLUMNS_OF_FIELDS.get(field) ?? []);
  return columns.length > 0 ? [...new Set(columns)] : ['cost'];
}

/** Columns that were not asked for are null, and are not read. */
export function graphRow(row: DetailRow): CostDetailRow {
  return {
    account: row.linkedAccountId,
    accountName: row.linkedAccountAlias,
    availabilityZone: row.availabilityZone,
    chargeType: row.chargeType,
    consumedQuantity: row.useCpct,
    consumedUnit: row.useUnit,
    cost: row.cost,
    databaseEngine: row.databaseEngine,
    description: row.itemDescription,
    invoiceId: row.invoiceId,
    operation: row.apiOperation,
    platform: row.platform,
    product: row.productName,
    quantity: row.usage,
    region: row.region,
    resourceId: row.resourceId,
    resourceName: row.resourceName,
    serviceCategory: row.infraType,
    serviceGroup: row.serviceGroup,
    skuDescription: row.skuDesc,
    skuId: row.skuId,
    transferType: row.transferType,
    unit: row.usageUnit,
    unitPrice: row.unitPrice,
    usageDate: row.usageDate,
    usageType: row.usageType,
    vendor: vendorOf(row.vendor),
  };
}
