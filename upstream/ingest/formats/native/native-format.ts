// What a provider's own export is, as data: how it is known, what of it is read, and how that becomes FOCUS columns.

import { sqlText } from '../../../stores/facts/sql-text.ts';
import type { CategorySource } from '../categories/category-table.ts';

/**
 * SQL in here is over the names of `inputs` and `terms`, which are all text (null for no value). Names of columns are
 * compared squeezed: lower case, letters and digits alone, so that `lineItem/UnblendedCost` and
 * `line_item_unblended_cost` are one.
 */
export interface NativeFormat {
  /** For reports. */
  name: string;
  kind: 'table' | 'JSON lines';
  /** Squeezed names that the header (or the first object) must have; of a list, one. */
  marks: readonly (string | readonly string[])[];
  /** What is read, by name: squeezed columns of a table or paths of JSON; of a list the first with a value. */
  inputs: Readonly<Record<string, string | readonly string[]>>;
  /** Columns that are tags: the key that the file's own name of a column stands for, or null. */
  tagKeyOf?: (column: string) => string | null;
  /** Further values, in this order; later ones may use earlier ones. */
  terms?: Readonly<Record<string, string>>;
  /** Sums over the whole file: `sqlOf` selects from the table of inputs, `join` adds them to its rows as `sums`. */
  sums?: { sqlOf: (inputs: string) => string; join: string; needs: string };
  /** Where the service category of a record comes from; `CATEGORY_COLUMNS` then have it. */
  categories?: readonly CategorySource[];
  /** SQL list of whole numbers: the rows that a record becomes, `part` in `columns`. Each record has part 0 first. */
  parts?: string;
  /** SQL condition: the record is no charge in FOCUS. */
  leftOut?: string;
  /** SQL of a reason (text) why the record cannot be read, null for none. */
  fault?: string;
  /** SQL by FOCUS column; tags of tag columns are added on their own. */
  columns: Readonly<Record<string, string>>;
  /** FOCUS columns that are one column of the file, told by its name when its value is at fault. */
  namedBy: Readonly<Record<string, string>>;
  /** Some records name no currency; they are in the company's. */
  isCurrencyAssumed?: boolean;
  /** The provider exports actual and amortised cost apart. */
  hasOneBasis?: boolean;
}

/** A name without case and punctuation. */
export function squeezed(name: string): string {
  return name.toLowerCase().replace(/[^a-z0-9]/g, '');
}

/** SQL list of text values. */
export function oneOf(value: string, words: readonly string[]): string {
  return `coalesce(${value} IN (${words.map(sqlText).join(', ')}), false)`;
}

/** SQL of the type of a resource of Azure by its id, such as `microsoft.compute/virtualmachines`. */
export const AZURE_RESOURCE_TYPE = `nullif(regexp_extract(lower(resource), '/providers/([^/]+/[^/]+)', 1), '')`;
