// The columns that billing rows can be asked for.
import { DETAIL_COLUMNS } from '../../../../lib/cost/detail-columns.ts';
import { LOADED_COLUMNS } from '../tables/focus-columns.ts';
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
  skuDescription: 'coalesce("x_SkuMeterName", "ChargeDescription")',
  consumedUnit: '"ConsumedUnit"',
  resourceType: '"ResourceType"',
  accountName: labelColumn('account'),
  regionName: labelColumn('region'),
  commitmentName: labelColumn('commitment'),
  resourceName: '"ResourceName"',
} as const;

/** In the company's currency: `cost` is that of the basis, with its part in the range; a unit price as it was charged. */
export const ROW_COSTS = {
  cost: '"BilledCost"',
  billed: '"BilledCost"',
  effective: '"EffectiveCost"',
  list: '"ListCost"',
  contracted: '"ContractedCost"',
  unitPrice: 'coalesce("ContractedUnitPrice", "ListUnitPrice")',
} as const;

const QUANTITIES = {
  /** ConsumedQuantity, else PricingQuantity. */
  quantity: 'quantity',
  consumedQuantity: '"ConsumedQuantity"',
} as const;

/** The group of the question's rules; the compiler makes its SQL. */
const SERVICE_GROUP = 'serviceGroup';

/** A column as it was loaded: amounts as exact decimal text in the row's own currency, tags as JSON, instants in ISO 8601. */
export type FocusColumn = `focus.${string}`;

export const FOCUS_COLUMNS: readonly FocusColumn[] = LOADED_COLUMNS.map(focusColumn);

export function focusColumn(name: string): FocusColumn {
  return `focus.${name}`;
}

const FOCUS = 'focus.';

type PlainText = keyof typeof PLAIN_TEXTS;
type RowCost = keyof typeof ROW_COSTS;

type Quantity = keyof typeof QUANTITIES;

/** A text, null where the row has none. */
export type TextColumn = Dimension | PlainText | FocusColumn | typeof SERVICE_GROUP;
type NumberColumn = RowCost | Quantity;
export type RowColumn = TextColumn | NumberColumn;

export type FactRow = { [Column in NumberColumn]: number | null } & {
  [Column in TextColumn]: string | null;
};

const PLAIN = Object.keys(PLAIN_TEXTS) as PlainText[];
const COSTS = Object.keys(ROW_COSTS) as RowCost[];

export const ROW_COLUMNS: readonly RowColumn[] = [
  ...PLAIN,
  ...DIMENSIONS,
  SERVICE_GROUP,
  ...COSTS,
  ...(Object.keys(QUANTITIES) as Quantity[]),
  ...FOCUS_COLUMNS,
];

export function isCost(column: RowColumn): column is RowCost {
  return column in ROW_COSTS;
}

export function isQuantity(column: RowColumn): column is Quantity {
  return column in QUANTITIES;
}

export function isNumber(column: RowColumn): column is NumberColumn {
  return isCost(column) || isQuantity(column);
}

export function isFocus(column: RowColumn): column is FocusColumn {
  return column.startsWith(FOCUS);
}

/** Its name in FOCUS. */
export function focusName(column: FocusColumn): string {
  return column.slice(FOCUS.length);
}

/** SQL of a column that is neither a cost, nor of FOCUS, nor the service group; null where the row has none. */
export function rowValue(column: Exclude<RowColumn, RowCost | FocusColumn | typeof SERVICE_GROUP>): string {
  if (isQuantity(column)) return QUANTITIES[column];
  return isPlain(column) ? PLAIN_TEXTS[column] : `nullif(${keyColumn(column)}, '')`;
}

type PageColumn = Exclude<RowColumn, FocusColumn | typeof SERVICE_GROUP>;

/** Columns of the cost detail, except the service group, which may read any tag, and what ordering by billed cost needs. */
const PAGE_COLUMNS: readonly PageColumn[] = [
  ...Object.values(DETAIL_COLUMNS).flatMap(({ fact }) => (fact === SERVICE_GROUP ? [] : [fact])),
  ...(['billed', 'unit', 'billingMonth', 'billingCurrency'] as const),
];

/** Whether the costliest rows in packs have this column. */
export function isPageColumn(column: RowColumn): boolean {
  return (PAGE_COLUMNS as readonly RowColumn[]).includes(column);
}

/** The columns of the rows that page columns are computed from. */
export function pageSources(): string[] {
  const values = PAGE_COLUMNS.map((column) => (isCost(column) ? ROW_COSTS[column] : rowValue(column)));
  const names = values.flatMap((value) => value.match(/"[^"]+"|^[a-z_]+$/g) ?? []);
  return [...new Set(names.map((name) => name.replaceAll('"', '')))];
}

function isPlain(column: Dimension | PlainText): column is PlainText {
  return column in PLAIN_TEXTS;
}
