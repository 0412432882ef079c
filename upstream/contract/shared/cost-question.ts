// What a cost question of the wire is made of: what to split by, and which rows to keep.
import { z } from 'zod';

/** `project` is the account of GCP, `category` the service category of FOCUS. */
export const VIEW_BYS = [
  'account',
  'product',
  'region',
  'tag',
  'serviceGroup',
  'instanceType',
  'usageType',
  'project',
  'productFamily',
  'category',
] as const;
export type ViewBy = (typeof VIEW_BYS)[number];

/** What to split by, with the tag or the set of service groups that it needs. */
export const grouping = z.object({
  viewBy: z.enum(VIEW_BYS),
  /** Of `tag` alone. */
  tagKey: z.string().min(1).optional(),
  /** Of `serviceGroup` alone. */
  serviceGroupSetNm: z.string().min(1).optional(),
});
export type CostGrouping = z.output<typeof grouping>;

/** How many groupings may follow the first. */
export const MAX_FURTHER_GROUPINGS = 2;

/** Fields to filter by; `vendor` is the publisher of what was bought. */
export const FILTER_FIELDS = [
  'product',
  'account',
  'region',
  'serviceGroup',
  'tags',
  'instanceType',
  'usageType',
  'apiOperation',
  'chargeType',
  'availabilityZone',
  'platform',
  'purchaseOption',
  'database',
  'cacheEngine',
  'instanceTypeFamily',
  'resourceId',
  'productFamily',
  'vendor',
  'invoiceId',
  'transferType',
] as const;
export type FilterField = (typeof FILTER_FIELDS)[number];
export const filterField = z.enum(FILTER_FIELDS);

/** The most items of one field of a vendor, and of one tag; a text that values contain is an item. */
export const MAX_FILTER_ITEMS = 10;
/** The most conditions on one vendor: an inclusion and an exclusion for each field, and ten tags. */
const MAX_CONDITIONS = 60;

/** Holds for a row that has one of the values, or whose value contains the text in any case of letters. */
export const filterCondition = z.object({
  field: filterField,
  /** The tag that is meant; of `tags` alone, and needed there. */
  tagKey: z.string().min(1).optional(),
  /** Of service groups `set:::group`. The empty text, or `set:::`, is what has none. Left out with `contains`. */
  values: z.array(z.string()).min(1).max(MAX_FILTER_ITEMS).optional(),
  /** Instead of values, of any field but service groups. */
  contains: z.string().min(1).optional(),
  /** Keep the rows for which it does not hold. */
  isExcluding: z.boolean().default(false),
});
export type FilterCondition = z.output<typeof filterCondition>;

/** Rows of a vendor are kept when all conditions on it hold. */
export const vendorFilter = z.array(filterCondition).max(MAX_CONDITIONS);
export type VendorFilter = z.input<typeof vendorFilter>;

/** Conditions on each vendor, by the keys of the vendor table. */
export const costFilters = z.record(z.string(), vendorFilter);
