// Billing rows for programs: names of FOCUS, ISO days, all decimals, amounts in the company's currency.
import type { CellFormat, TableColumn } from '../../../../lib/files/table-columns.ts';
import type { RowColumn } from '../../../stores/facts/questions/row-columns.ts';
import type { RowTable } from './row-table.ts';

/** Columns that are not of FOCUS begin with `x_`, as it asks for. */
const FOCUS_NAMES = {
  vendor: 'ProviderName',
  publisher: 'PublisherName',
  invoice: 'InvoiceId',
  billingMonth: 'BillingPeriodStart',
  billingAccount: 'BillingAccountId',
  account: 'SubAccountId',
  accountName: 'SubAccountName',
  usageDate: 'x_UsageDate',
  chargeStart: 'ChargePeriodStart',
  chargeEnd: 'ChargePeriodEnd',
  chargeCategory: 'ChargeCategory',
  chargeType: 'x_ChargeType',
  description: 'ChargeDescription',
  serviceCategory: 'ServiceCategory',
  product: 'ServiceName',
  productFamily: 'x_ProductFamily',
  region: 'RegionId',
  regionName: 'RegionName',
  availabilityZone: 'AvailabilityZone',
  resource: 'ResourceId',
  resourceName: 'ResourceName',
  resourceType: 'ResourceType',
  usageType: 'x_UsageType',
  operation: 'x_Operation',
  instanceType: 'x_InstanceType',
  platform: 'x_OperatingSystem',
  database: 'x_DatabaseEngine',
  transferType: 'x_TransferType',
  purchaseOption: 'x_PurchaseOption',
  commitment: 'CommitmentDiscountId',
  commitmentName: 'CommitmentDiscountName',
  skuId: 'SkuId',
  skuDescription: 'x_SkuDescription',
  quantity: 'x_Quantity',
  unit: 'x_QuantityUnit',
  consumedQuantity: 'ConsumedQuantity',
  consumedUnit: 'ConsumedUnit',
  unitPrice: 'x_UnitPrice',
  list: 'ListCost',
  contracted: 'ContractedCost',
  billed: 'BilledCost',
  effective: 'EffectiveCost',
  cost: 'x_CostInRange',
} as const satisfies Partial<Record<RowColumn, string>>;

type FocusColumn = keyof typeof FOCUS_NAMES;

const NUMBERS: readonly FocusColumn[] = [
  'quantity',
  'consumedQuantity',
  'unitPrice',
  'list',
  'contracted',
  'billed',
  'effective',
  'cost',
];
const DAYS: readonly FocusColumn[] = ['usageDate', 'billingMonth'];
const READS = Object.keys(FOCUS_NAMES) as FocusColumn[];

/** `x_CostInRange` is that of the basis; a cost in a currency without a rate is empty. */
export function focusTable(currency: string): RowTable {
  return {
    columns: [...READS.map(columnOf), { head: 'BillingCurrency', format: { as: 'text' }, width: 10 }],
    reads: READS,
    rowOf: (row) => [...READS.map((column) => row[column]), currency],
    totalRow: () => null,
  };
}

function columnOf(column: FocusColumn): TableColumn {
  return { head: FOCUS_NAMES[column], format: formatOf(column), width: 20 };
}

function formatOf(column: FocusColumn): CellFormat {
  if (NUMBERS.includes(column)) return { as: 'number', decimals: null };
  return DAYS.includes(column) ? { as: 'day', pattern: 'YYYY-MM-DD' } : { as: 'text' };
}
