// The columns of the cost detail (C-12): the table on screen, the graph and the exported files share this list.

/** How values are shown, aligned and rounded; a price is money for one unit, with all of its digits. */
export type DetailColumnKind = 'text' | 'date' | 'quantity' | 'money' | 'price';

interface DetailColumnTraits {
  kind: DetailColumnKind;
  /** Always part of the table; all others are chosen. */
  isFixed: boolean;
  /** Its value of CostDetailColumn in the graph; the field of a row is called the same, in small letters. */
  graph: string;
  /** The column of a row of the facts. */
  fact: string;
}

/** By their names on the wire, in the order in which they stand until the user changes it. */
export const DETAIL_COLUMNS = {
  vendor: { kind: 'text', isFixed: true, graph: 'VENDOR', fact: 'vendor' },
  linkedAccountId: { kind: 'text', isFixed: true, graph: 'ACCOUNT', fact: 'account' },
  productName: { kind: 'text', isFixed: true, graph: 'PRODUCT', fact: 'product' },
  region: { kind: 'text', isFixed: true, graph: 'REGION', fact: 'region' },
  usageDate: { kind: 'date', isFixed: true, graph: 'USAGE_DATE', fact: 'usageDate' },
  usage: { kind: 'quantity', isFixed: true, graph: 'QUANTITY', fact: 'quantity' },
  cost: { kind: 'money', isFixed: true, graph: 'COST', fact: 'cost' },
  resourceId: { kind: 'text', isFixed: false, graph: 'RESOURCE_ID', fact: 'resource' },
  resourceName: { kind: 'text', isFixed: false, graph: 'RESOURCE_NAME', fact: 'resourceName' },
  usageType: { kind: 'text', isFixed: false, graph: 'USAGE_TYPE', fact: 'usageType' },
  transferType: { kind: 'text', isFixed: false, graph: 'TRANSFER_TYPE', fact: 'transferType' },
  /** Of the set of service groups that is chosen with it. */
  serviceGroup: { kind: 'text', isFixed: false, graph: 'SERVICE_GROUP', fact: 'serviceGroup' },
  availabilityZone: { kind: 'text', isFixed: false, graph: 'AVAILABILITY_ZONE', fact: 'availabilityZone' },
  apiOperation: { kind: 'text', isFixed: false, graph: 'OPERATION', fact: 'operation' },
  platform: { kind: 'text', isFixed: false, graph: 'PLATFORM', fact: 'platform' },
  databaseEngine: { kind: 'text', isFixed: false, graph: 'DATABASE_ENGINE', fact: 'database' },
  itemDescription: { kind: 'text', isFixed: false, graph: 'DESCRIPTION', fact: 'description' },
  invoiceId: { kind: 'text', isFixed: false, graph: 'INVOICE_ID', fact: 'invoice' },
  chargeType: { kind: 'text', isFixed: false, graph: 'CHARGE_TYPE', fact: 'chargeType' },
  infraType: { kind: 'text', isFixed: false, graph: 'SERVICE_CATEGORY', fact: 'serviceCategory' },
  unitPrice: { kind: 'price', isFixed: false, graph: 'UNIT_PRICE', fact: 'unitPrice' },
  skuId: { kind: 'text', isFixed: false, graph: 'SKU_ID', fact: 'skuId' },
  skuDesc: { kind: 'text', isFixed: false, graph: 'SKU_DESCRIPTION', fact: 'skuDescription' },
  useUnit: { kind: 'text', isFixed: false, graph: 'CONSUMED_UNIT', fact: 'consumedUnit' },
  useCpct: { kind: 'quantity', isFixed: false, graph: 'CONSUMED_QUANTITY', fact: 'consumedQuantity' },
} as const satisfies Record<string, DetailColumnTraits>;

export type DetailColumnId = keyof typeof DETAIL_COLUMNS;

export const DETAIL_COLUMN_IDS = Object.keys(DETAIL_COLUMNS) as DetailColumnId[];

export const FIXED_DETAIL_COLUMNS: readonly DetailColumnId[] = DETAIL_COLUMN_IDS.filter(
  (id) => DETAIL_COLUMNS[id].isFixed,
);

export function isDetailColumn(id: string): id is DetailColumnId {
  return Object.hasOwn(DETAIL_COLUMNS, id);
}
