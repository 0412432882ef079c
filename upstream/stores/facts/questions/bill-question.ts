// What can be asked of billed months: exact sums, each currency apart, and the rows behind them.
import type { DateRange } from '../../../../lib/calendar/calendar.ts';
import type { VendorCode } from '../../../../lib/catalogue/vendors.ts';
import type { Dimension } from './dimensions.ts';
import type { Filter, Grouping } from './question.ts';

/** Texts of billing rows that are no dimension; a day is `YYYY-MM-DD`, texts are empty where the row has none. */
export const BILL_COLUMNS = [
  /** First day of the billing month. */
  'billingMonth',
  /** First day of the calendar month of the charge; only where a question can be answered from monthly sums. */
  'chargeMonth',
  /** ISO 4217 */
  'currency',
  'description',
  'issuer',
  'skuId',
  'creditType',
  'serviceCode',
] as const;
export type BillColumn = (typeof BILL_COLUMNS)[number];

export type BillGrouping = Grouping | { column: BillColumn };

/** Rows that have one of the values, in a dimension or a column. */
export type BillFilter = Filter | { column: BillColumn; values: readonly string[] };

/**
 * `list` is the sum of ListCost of all rows, covered or not: group by `commitmentPart` to tell them apart. `effective`
 * is EffectiveCost; of charges of a calendar month long ones are spread over their days, as in cost questions.
 */
export type BillMeasure = 'billed' | 'effective' | 'list' | 'quantity' | 'rows' | { distinct: Dimension };

export interface BillScope {
  companyId: string;
  vendors: readonly VendorCode[];
  /** Billing months: their first days. */
  range: DateRange;
  filters: readonly BillFilter[];
}

export interface BillQuestion extends BillScope {
  /** What the months of the range are of: bills (when left out), or days of charges, whatever bill they are on. */
  time?: 'billing' | 'charge';
  measures: readonly BillMeasure[];
  groupBy: readonly BillGrouping[];
  /** Above that many lines there is no answer but null; without one all lines are answered. */
  maxLines?: number;
}

/** Sums of one vendor, currency and group. */
export interface BillLine {
  vendor: VendorCode;
  /** ISO 4217: amounts are in it. */
  currency: string;
  /** A value for each grouping; empty where the data have none. */
  keys: string[];
  /** A label for each key: the newest, or the key itself. */
  labels: string[];
  /** Decimal text for each measure, exact. */
  sums: string[];
}

/** Rows by falling billed cost; of equal ones always in the same order. */
export interface BillRowsQuestion extends BillScope {
  limit: number;
  skip: number;
}

/** A billing row; amounts are decimal text in `currency`, texts are empty where the row has none. */
export interface BillRow {
  chargeDate: string;
  account: string;
  accountName: string;
  product: string;
  region: string;
  usageType: string;
  description: string;
  chargeType: string;
  resource: string;
  unit: string;
  quantity: string | null;
  currency: string;
  list: string | null;
  billed: string;
}
