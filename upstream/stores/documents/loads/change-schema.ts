// The tables of what was done to a company's data: every load, undo, removal and restoring, month by month.
import type { PartitionRow } from './partition-schema.ts';

export interface DataChangeTables {
  data_changes: DataChangeRow;
  partition_changes: PartitionChangeRow;
  kept_partitions: KeptPartitionRow;
  list_changes: ListChangeRow;
}

/** One change of the catalogue: what it put in the place of what. */
export interface DataChangeRow {
  /** Of a load its load id. */
  change_id: string;
  company_id: string;
  /** The data version that it made: changes of a company follow each other by it. */
  data_version: number;
  /** LOAD, UNDO, REMOVAL or RESTORE */
  kind: string;
  /** ISO 8601 */
  at: string;
  /** Name of the person, or of the account that gave the command; null where there is none. */
  actor: string | null;
  /** Of a load the names of its files, of a list beside the charges that of its one file; of any other what it was told to take out or to put back. */
  source: string;
  /** The change that this one took back; null for a load and a removal. */
  reverts: string | null;
}

/** What a change did to one vendor, billing account and billing month. */
export interface PartitionChangeRow {
  change_id: string;
  company_id: string;
  vendor: string;
  billing_account_id: string;
  /** First day of the month. */
  billing_month: string;
  /** Null: nothing was there. */
  part_before: string | null;
  /** Null: nothing is there since. */
  part_after: string | null;
  rows_before: number;
  rows_after: number;
  /** JSON of PartAmount[]; null where the part was not counted. */
  amounts_before: string | null;
  amounts_after: string | null;
}

/** Billed cost of a part in one currency. */
export interface PartAmount {
  /** ISO 4217 */
  currency: string;
  /** Decimal text. */
  billed: string;
}

/** A partition that is none any more, as it was: a later change may put it back. */
export interface KeptPartitionRow extends PartitionRow {
  /** ISO 8601 */
  replaced_at: string;
}

/** What a change did to one row of a list beside the charges. */
export interface ListChangeRow {
  change_id: string;
  company_id: string;
  /** A DataList. */
  list: string;
  /** JSON of the values of its key. */
  row_key: string;
  /** JSON of its columns that are not null, by name; null: no such row. */
  row_before: string | null;
  row_after: string | null;
  /** The file that the row came from. */
  source_before: string | null;
  source_after: string | null;
  /** 1: the row is as the change left it, 0: it was changed since. */
  is_current: number;
  /** 0: too long ago to be taken back; the JSON is empty then. */
  is_kept: number;
}
