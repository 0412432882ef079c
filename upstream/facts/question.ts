// What can be asked of the cost facts: typed values, compiled to SQL by one module; no domain writes SQL.
import type { DateRange, IsoDate, TimeUnit } from '../../lib/calendar.ts';
import type { VendorCode } from '../../lib/vendors.ts';
import type { Dimension } from './dimensions.ts';

/** Which cost of FOCUS is summed: BilledCost, or EffectiveCost with long charges spread over their days. */
export type CostBasis = 'billed' | 'effective';

/** Rows of the vendor whose dimension has one of the values; rows of other vendors are not touched by it. */
export interface Filter {
  vendor: VendorCode;
  dimension: Dimension;
  values: readonly string[];
}

/** Which rows are summed. */
export interface Scope {
  companyId: string;
  /** Without a vendor there are no rows. */
  vendors: readonly VendorCode[];
  range: DateRange;
  filters: readonly Filter[];
}

/** Cost by (vendor, dimension) and over time. */
export interface CostQuestion extends Scope {
  basis: CostBasis;
  groupBy: Dimension;
  /** Null: no series, `amounts` are empty. */
  unit: TimeUnit | null;
  /** Of weeks: the day that they start on, 0 (Sunday, also when left out) to 6. */
  weekStartsOn?: number;
  /** How many groups are listed, by falling cost, after `skip`; the rest is summed in `others`. */
  limit: number;
  skip: number;
  /** List these groups alone, without others. */
  only?: readonly { vendor: VendorCode; key: string }[];
}

/** A sum, and its parts aligned with the buckets; null where there is no row. */
export interface CostLine {
  total: number;
  amounts: (number | null)[];
}

export interface CostGroup extends CostLine {
  vendor: VendorCode;
  /** Empty where the data name none. */
  key: string;
  label: string;
}

/** All amounts are in `currency`, summed as decimals by the store. */
export interface CostAnswer {
  currency: string;
  buckets: DateRange[];
  /** Of all groups in scope. */
  groupCount: number;
  /** Of all rows in scope, listed or not. */
  total: CostLine;
  groups: CostGroup[];
  /** Null when every group is listed. */
  others: (CostLine & { count: number; keys: string[] }) | null;
  /** Sums in currencies without a rate; part of nothing else. */
  unconverted: { currency: string; amount: number }[];
}

/** Billing rows by falling cost, one page. */
export interface RowsQuestion extends Scope {
  basis: CostBasis;
  limit: number;
  skip: number;
}

export interface FactRow {
  vendor: VendorCode;
  accountId: string | null;
  product: string | null;
  region: string | null;
  usageDate: IsoDate;
  usage: number | null;
  unit: string | null;
  cost: number;
  resourceId: string | null;
  resourceName: string | null;
  usageType: string | null;
  description: string | null;
}

export interface RowsAnswer {
  currency: string;
  rowCount: number;
  total: number;
  rows: FactRow[];
}

/** How fresh the facts of a company are. */
export interface Freshness {
  /** End of the newest usage, exclusive, ISO 8601 UTC; null without data. */
  maxDatetime: string | null;
  firstDate: IsoDate | null;
  /** Changes whenever a load commits. */
  version: string;
  isEffectiveUsable: boolean;
  vendors: { vendor: VendorCode; maxDatetime: string }[];
}

/** The cost facts of all companies. A refused question throws a QuestionError that names the member. */
export interface FactStore {
  cost(question: CostQuestion): Promise<CostAnswer>;
  rows(question: RowsQuestion): Promise<RowsAnswer>;
  freshness(companyId: string): Promise<Freshness>;
  close(): Promise<void>;
}

/** A question that has no answer; the REST layer turns it into a refusal. */
export class QuestionError extends Error {
  /** The member of the question that is at fault. */
  readonly member: 'companyId' | 'vendors' | 'range' | 'filters' | 'limit' | 'skip' | 'only' | 'weekStartsOn';
  constructor(member: QuestionError['member'], message: string) {
    super(message);
    this.name = 'QuestionError';
    this.member = member;
  }
}
