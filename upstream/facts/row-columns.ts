// The columns that billing rows can be asked for.
import { DIMENSIONS, type Dimension, keyColumn, labelColumn } from './dimensions.ts';

/** Columns beside the dimensions, with the SQL of each over a billing row. */
const PLAIN_TEXTS = {
  vendor: 'vendor',
  /** First day of the charge that is in the range. */
  usageDate: 'charge_date',
  billingMonth: 'billing_month',
  chargeStart: '"ChargePeriodStart"',
  chargeEnd: '"ChargePeriodEnd"',
  /** ISO 4217: of the row itself; its costs are answered in the company's. */
  billingCurrency: '"BillingCurrency"',
  description: '"ChargeDescription"',
  skuId: '"SkuId"',
  resourceType: '"ResourceType"',
  accountName: labelColumn('account'),
  regionName: labelColumn('region'),
  commitmentName: labelColumn('commitment'),
  resourceName: '"ResourceName"',
} as const;

/** In the company's currency: `cost` is that of the basis, with its part in the range. */
export const ROW_COSTS = {
  cost: '"BilledCost"',
  billed: '"BilledCost"',
  effective: '"EffectiveCost"',
  list: '"ListCost"',
  contracted: '"ContractedCost"',
} as const;

type PlainText = keyof typeof PLAIN_TEXTS;
type RowCost = keyof typeof ROW_COSTS;

/** A text, null where the row has none. */
type TextColumn = Dimension | PlainText;
type NumberColumn = RowCost | 'quantity';
export type RowColumn = TextColumn | NumberColumn;

export type FactRow = { [Column in NumberColumn]: number | null } & {
  [Column in TextColumn]: string | null;
};

const PLAIN = Object.keys(PLAIN_TEXTS) as PlainText[];
const COSTS = Object.keys(ROW_COSTS) as RowCost[];

export const ROW_COLUMNS: readonly RowColumn[] = [...PLAIN, ...DIMENSIONS, ...COSTS, 'quantity'];

export function isCost(column: RowColumn): column is RowCost {
  return column in ROW_COSTS;
}

export function isNumber(column: RowColumn): column is NumberColumn {
  return isCost(column) || column === 'quantity';
}

/** SQL of a column that is no cost; null where the row has none. */
export function rowValue(column: Exclude<RowColumn, RowCost>): string {
  if (column === 'quantity') return 'quantity';
  return isPlain(column) ? PLAIN_TEXTS[column] : `nullif(${keyColumn(column)}, '')`;
}

function isPlain(column: TextColumn): column is PlainText {
  return column in PLAIN_TEXTS;
}
