// What a cost question of the wire is made of: what to split by, and which rows to keep.
import { z } from 'zod';
import { MAX_FILTER_ITEMS, MAX_VIEW_BYS } from '../../../lib/catalogue/cost-fields.ts';
import { WIRE_FILTERS, WIRE_VIEW_BYS } from '../../../lib/catalogue/derived/cost-field-words.ts';

/** What to split by, with the tag or the set of service groups that it needs. */
export const grouping = z.object({
  viewBy: z.enum(WIRE_VIEW_BYS.words),
  /** Of `tag` alone. */
  tagKey: z.string().min(1).optional(),
  /** Of `serviceGroup` alone. */
  serviceGroupSetNm: z.string().min(1).optional(),
});
export type CostGrouping = z.output<typeof grouping>;

/** How many groupings may follow the first. */
export const MAX_FURTHER_GROUPINGS = MAX_VIEW_BYS - 1;

export const filterField = z.enum(WIRE_FILTERS.words);

/** The most conditions on one vendor: an inclusion and an exclusion for each field, and ten tags. */
const MAX_CONDITIONS = 60;

/** Holds for a row that has one of the values, or whose value contains or starts with the text: see lib/cost/text-match. */
export const filterCondition = z.object({
  field: filterField,
  /** The tag that is meant; of `tags` alone, and needed there. */
  tagKey: z.string().min(1).optional(),
  /** Of service groups `set:::group`. The empty text, or `set:::`, is what has none. Left out with a text. */
  values: z.array(z.string()).min(1).max(MAX_FILTER_ITEMS).optional(),
  /** Instead of values, of any field but service groups. */
  contains: z.string().min(1).optional(),
  /** Instead of values and `contains`. */
  startsWith: z.string().min(1).optional(),
  /** Keep the rows for which it does not hold. */
  isExcluding: z.boolean().default(false),
});
export type FilterCondition = z.output<typeof filterCondition>;

/** Rows of a vendor are kept when all conditions on it hold. */
export const vendorFilter = z.array(filterCondition).max(MAX_CONDITIONS);
export type VendorFilter = z.input<typeof vendorFilter>;

/** Conditions on each vendor, by the keys of the vendor table. */
export const costFilters = z.record(z.string(), vendorFilter);
