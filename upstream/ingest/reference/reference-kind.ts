// What a kind of reference data tells the command that reads and writes its files.
import type { z } from 'zod';
import type { Documents } from '../../stores/documents/database.ts';

/** One line of a CSV file, or one object of a JSON file: values in their canonical text, null where there is none. */
export type Entry<Column extends string = string> = Record<Column, string | null>;

/** What is wrong with an entry, said of one of its columns. */
export interface EntryFault<Column extends string = string> {
  column: Column;
  message: string;
}

export interface ReferenceKind<Column extends string = string> {
  /** As it is in files and on the command line. */
  name: string;
  /** Reader of each column, in the order of a CSV file. */
  columns: Record<Column, z.ZodType<string | null>>;
  /** The same for all companies. */
  isShared?: boolean;
  /** What is wrong between the columns of an entry; null when nothing is. */
  faultOf?: (entry: Entry<Column>) => EntryFault<Column> | null;
  /** What is wrong between entries, by their index. */
  faultsAmong?: (entries: readonly Entry<Column>[]) => (EntryFault<Column> & { index: number })[];
  /** No two entries have the same; a change of an entry leaves it. */
  keyOf: (entry: Entry<Column>) => string;
  /** A file says everything about the parts that its entries name, and nothing about the others. */
  partOf: (entry: Entry<Column>) => string;
  /** Puts entries into the order in which `read` gives them. */
  arrange: (entries: Entry<Column>[]) => Entry<Column>[];
  read: (documents: Documents, companyId: string) => Promise<Entry<Column>[]>;
  /** All entries of the company become these. */
  write: (documents: Documents, companyId: string, entries: Entry<Column>[]) => Promise<void>;
}

/** The whole table: a file of such a kind is complete. */
export const WHOLE = () => '';

/** A key of several values, none of which can be taken for another. */
export function keyOfValues(...values: (string | null)[]): string {
  return JSON.stringify(values);
}

/** For kinds whose order says nothing: by the key. */
export function byKey<Column extends string>(
  keyOf: (entry: Entry<Column>) => string,
): (entries: Entry<Column>[]) => Entry<Column>[] {
  return (entries) => [...entries].sort((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1));
}

/** The value of a column that its reader lets through only with one. */
export function given(value: string | null): string {
  if (value === null) throw new Error('a column that must have a value has none');
  return value;
}
