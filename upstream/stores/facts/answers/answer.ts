// What the facts store answers. All amounts of cost are in the currency asked for, summed as decimals by the engine.
import type { DateRange, IsoDate } from '../../../../lib/calendar/calendar.ts';
import type { VendorCode } from '../../../../lib/catalogue/vendors.ts';
import type { BillLine, BillQuestion, BillRow, BillRowsQuestion } from '../questions/bill-question.ts';
import type {
  CostQuestion,
  GroupKey,
  RowStreamQuestion,
  RowsQuestion,
  TagKeysQuestion,
} from '../questions/question.ts';
import type { Factor } from '../questions/rates.ts';
import type { FactRow, RowColumn } from '../questions/row-columns.ts';

/** Sums by the place of their measure; null where there is no row, or where units mix. */
export interface Figures {
  totals: (number | null)[];
  /** For each measure a value for each bucket. */
  series: (number | null)[][];
}

export interface CostLine extends Figures {
  /** Of the range that is compared with; null when none was asked for. */
  compared: Figures | null;
}

export interface CostGroup extends CostLine, GroupKey {
  /** A label for each key: the newest of the range, or the key itself. */
  labels: string[];
}

export interface CostAnswer {
  currency: string;
  buckets: DateRange[];
  comparedBuckets: DateRange[];
  /** Of all groups in scope; 0 where totals alone were asked for. */
  groupCount: number;
  /** Of all rows in scope, listed or not. */
  total: CostLine;
  groups: CostGroup[];
  /** Null when every group is listed, or totals alone were asked for. `keys` names the first 1,000 of them, in order. */
  others: (CostLine & { count: number; keys: GroupKey[] }) | null;
  /** Sums of days on which their currency has no rate; part of nothing else. */
  unconverted: (CostLine & { currency: string })[];
  /** Every rate that amounts in it were converted by, by currency and day. */
  rates: Factor[];
  /** What was converted by each of them, in its own currency; of the range that is compared with there is none. */
  converted: { rate: Factor; totals: (number | null)[] }[];
}

export interface TagKeysAnswer {
  currency: string;
  /** How many keys there are, of each vendor apart. */
  keyCount: number;
  /** `rows` counts the billing rows that have the key. */
  keys: { vendor: VendorCode; key: string; total: number; rows: number }[];
}

export interface RowsAnswer<Column extends RowColumn = RowColumn> {
  currency: string;
  rowCount: number;
  /** Cost of all rows in scope. */
  total: number;
  /** Every rate that it was converted by, by currency and day. */
  rates: Factor[];
  rows: Pick<FactRow, Column>[];
}

/** How fresh the facts of a company are. */
export interface Freshness {
  /** End of the newest usage, exclusive, ISO 8601 UTC; null without data. */
  maxDatetime: string | null;
  firstDate: IsoDate | null;
  /** Changes whenever a load commits. */
  version: string;
  isEffectiveUsable: boolean;
  /** `isEffectiveUsable` is false where the publisher of the vendor's data rounded effective cost. */
  vendors: { vendor: VendorCode; maxDatetime: string; isEffectiveUsable: boolean }[];
}

export interface AskOptions {
  /** Ends the question early; its promise is then rejected with the signal's reason. */
  signal?: AbortSignal | undefined;
}

/** The cost facts of all companies. A refused question throws a QuestionError that names the member. */
export interface FactStore {
  cost(question: CostQuestion, options?: AskOptions): Promise<CostAnswer>;
  tagKeys(question: TagKeysQuestion, options?: AskOptions): Promise<TagKeysAnswer>;
  rows<Column extends RowColumn>(
    question: RowsQuestion<Column>,
    options?: AskOptions,
  ): Promise<RowsAnswer<Column>>;
  /** All rows in chunks, in no order of amounts; costs of currencies without a rate are null. Ended when the reader stops. */
  streamRows<Column extends RowColumn>(
    question: RowStreamQuestion<Column>,
    options?: AskOptions,
  ): AsyncIterable<Pick<FactRow, Column>[]>;
  /** Exact sums of billed months, each currency apart; null above `maxLines`. */
  bill(question: BillQuestion, options?: AskOptions): Promise<BillLine[] | null>;
  billRows(question: BillRowsQuestion, options?: AskOptions): Promise<BillRow[]>;
  freshness(companyId: string): Promise<Freshness>;
  close(): Promise<void>;
}
