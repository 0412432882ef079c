// What can be asked of the cost facts: typed values, compiled to SQL by one module; no domain writes SQL.
import type { DateRange, TimeUnit } from '../../../../lib/calendar/calendar.ts';
import type { VendorCode } from '../../../../lib/catalogue/vendors.ts';
import type { Dimension } from './dimensions.ts';
import type { RowColumn, TextColumn } from './row-columns.ts';

/** Which cost of FOCUS is meant: BilledCost, or EffectiveCost with long charges spread over their days. */
export type CostBasis = 'billed' | 'effective';

/**
 * What is summed. List and contracted cost are those of a basis: usage that a commitment covers is left out of the
 * billed one, the purchase of a commitment out of the effective one, so that nothing counts twice. `quantity` is null
 * where units mix: group by `unit` to tell them apart.
 *
 * Of commitments: `usedEffective` and `unusedEffective` are their two parts, `coveredList` is the list cost of the usage
 * that they pay for, and `coveredOnDemand` what it would cost without them (contracted, list where that is unknown).
 * `onDemandEquivalent` is what all usage would cost without them: that, and what is billed of usage that none pays for.
 * Quantities of commitments are null where units mix (group by `commitmentUnit`) or the data have none. `hours` are those
 * of machines, `units` the same in normalised units: null where the size of one is unknown.
 */
export const SUMS = [
  'billed',
  'effective',
  'billedList',
  'effectiveList',
  'billedContracted',
  'effectiveContracted',
  'quantity',
  'rows',
  'usedEffective',
  'unusedEffective',
  'coveredList',
  'coveredOnDemand',
  'onDemandEquivalent',
  'usedQuantity',
  'unusedQuantity',
  'purchasedQuantity',
  'hours',
  'units',
] as const;
export type SumMeasure = (typeof SUMS)[number];

/** What tags can be ordered by: sums that no row lacks. */
export const TAG_SUMS = SUMS.slice(0, SUMS.indexOf('quantity')).concat('rows') as Exclude<
  SumMeasure,
  CommitmentMeasure | 'quantity'
>[];

export type CommitmentMeasure =
  | 'usedEffective'
  | 'unusedEffective'
  | 'coveredList'
  | 'coveredOnDemand'
  | 'onDemandEquivalent'
  | 'usedQuantity'
  | 'unusedQuantity'
  | 'purchasedQuantity'
  | 'hours'
  | 'units';

/** A sum, or how many values of a dimension occur, those of each vendor apart; the empty one is not counted. */
export type Measure = SumMeasure | { distinct: Dimension };

/** What rows are grouped and filtered by: a dimension, the value of a tag, or the group that the first rule gives. */
export type Grouping =
  | Dimension
  | { tag: string }
  /** `otherwise` is what rows have that no rule holds for: the empty text when left out. */
  | { serviceGroups: readonly ServiceGroupRule[]; otherwise?: Dimension };

/** Rows of the vendor (left out: of any) of which all conditions hold belong to the group, unless an earlier rule took them. */
export interface ServiceGroupRule {
  group: string;
  vendor?: VendorCode;
  conditions: readonly RuleCondition[];
}

export interface RuleCondition {
  dimension: Dimension | { tag: string };
  /** One of them; null: any but the empty one. */
  values: readonly string[] | null;
}

/**
 * Rows of the vendor (left out: of all) that have one of the values, or whose value (not its label) contains or starts
 * with the text as people write it (lib/cost/text-match); excluding: the rows that do not. Rows of other vendors are not touched. The empty text is the value
 * of rows that have none.
 */
export type Filter = { vendor?: VendorCode; dimension: Grouping; isExcluding?: boolean } & (
  | { values: readonly string[] }
  | { contains: string }
  | { startsWith: string }
);

/** Which rows are summed. */
export interface Scope {
  companyId: string;
  /** Without a vendor there are no rows. */
  vendors: readonly VendorCode[];
  range: DateRange;
  /** ISO 4217: what amounts are answered in; the company's when left out. */
  currency?: string | undefined;
  /** Days of charges, or billing months, whose first days then stand for them: `charge` by default. */
  time?: 'charge' | 'billing';
  filters: readonly Filter[];
}

/** One group of a cost question. */
export interface GroupKey {
  vendor: VendorCode;
  /** A value for each grouping; empty where the data have none. */
  keys: readonly string[];
}

/** Sums by vendor and up to ten groupings, and over time. */
export interface CostQuestion extends Scope {
  /** At least one. Groups are ordered by the first unless `order` says otherwise. */
  measures: readonly Measure[];
  groupBy: readonly Grouping[];
  /** Null: no series. */
  unit: TimeUnit | null;
  /** Of weeks: the day that they start on, 0 (Sunday, also when left out) to 6. */
  weekStartsOn?: number;
  /** A second range, answered beside the first: a group of either is a group. */
  compareWith?: DateRange;
  /**
   * Groups of which value or newest label of the first grouping contains the text (lib/cost/text-match): there are no
   * others then, in totals neither; only `unconverted` is of all rows in scope.
   */
  search?: string;
  /** By the measure at a place of `measures`, or by the label of the first grouping; falling unless `isRising`. */
  order?: { by: number | 'label'; isRising?: boolean };
  /** How many groups are listed after `skip`; the rest is summed in `others`. 0 without groupings: totals alone. */
  limit: number;
  skip: number;
  /** List these groups alone, without others. */
  only?: readonly GroupKey[];
}

/** The keys of tags that rows have, by falling measure. */
export interface TagKeysQuestion extends Scope {
  measure: (typeof TAG_SUMS)[number];
  /** Keys that contain the text (lib/cost/text-match). */
  contains?: string;
  limit: number;
  skip: number;
}

/** Billing rows with chosen columns. Rows that are alike in the order always come in the same order. */
export interface RowsQuestion<Column extends RowColumn = RowColumn> extends Scope {
  /** Of `cost`, and which rows are in the range. */
  basis: CostBasis;
  columns: readonly Column[];
  /**
   * Rows of which one of the columns contains the text, in any case of letters, or that are of one of the accounts;
   * others are not counted either.
   */
  contains?: { text: string; in: readonly TextColumn[]; orAccounts?: readonly string[] };
  /** What the column serviceGroup tells: the group of the first rule that holds, null for none. */
  serviceGroups?: readonly ServiceGroupRule[];
  /** By falling cost when left out. */
  order?: { by: RowColumn; isRising?: boolean };
  limit: number;
  skip: number;
}

export type RowStreamQuestion<Column extends RowColumn = RowColumn> = Omit<
  RowsQuestion<Column>,
  'order' | 'limit' | 'skip'
>;

/** A question that has no answer; the REST layer turns it into a refusal. */
export class QuestionError extends Error {
  /** The member of the question that is at fault. */
  readonly member: QuestionMember;
  constructor(member: QuestionMember, message: string) {
    super(message);
    this.name = 'QuestionError';
    this.member = member;
  }
}

type QuestionMember = keyof CostQuestion | keyof RowsQuestion | keyof TagKeysQuestion;
