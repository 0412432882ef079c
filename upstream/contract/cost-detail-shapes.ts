// What the detail of a cost is asked for beside whose cost it is, and what it answers (C-12).
import { z } from 'zod';
import { DETAIL_COLUMN_IDS, FIXED_DETAIL_COLUMNS } from '../../lib/detail-columns.ts';
import { isoDate } from './endpoint.ts';
import { vendorCode } from './platform.ts';

const column = z.enum(DETAIL_COLUMN_IDS);
const MAX_SEARCH_LENGTH = 200;

/** Which columns, rows and order. */
export const detailView = z.object({
  columns: z
    .array(column)
    .min(1)
    .default([...FIXED_DETAIL_COLUMNS]),
  /** Of the column serviceGroup alone, and needed there. */
  serviceGroupSetNm: z.string().min(1).optional(),
  /** By falling cost when left out. */
  sort: z.object({ by: column, order: z.enum(['ASC', 'DESC']) }).optional(),
  /** Rows of which a text column that is asked for contains it, in any case of letters; others are not counted. */
  search: z.string().min(1).max(MAX_SEARCH_LENGTH).optional(),
});
export type DetailView = z.output<typeof detailView>;

const text = z.string().nullable().optional();
const number = z.number().nullable().optional();

/** Day and cost stand in every row; the other columns only where they are asked for. */
const detailRow = z.object({
  vendor: vendorCode,
  usageDate: isoDate,
  /** In the basis asked for. */
  cost: z.number(),
  linkedAccountId: text,
  /** Name for people; comes with linkedAccountId. */
  linkedAccountAlias: text,
  productName: text,
  region: text,
  usage: number,
  /** Of usage, and comes with it. */
  usageUnit: text,
  resourceId: text,
  resourceName: text,
  usageType: text,
  transferType: text,
  /** A group of serviceGroupSetNm. */
  serviceGroup: text,
  availabilityZone: text,
  apiOperation: text,
  platform: text,
  databaseEngine: text,
  itemDescription: text,
  invoiceId: text,
  chargeType: text,
  infraType: text,
  /** For one unit, in the currency of the reply. */
  unitPrice: number,
  skuId: text,
  skuDesc: text,
  useUnit: text,
  useCpct: number,
});
export type DetailRow = z.output<typeof detailRow>;

export const detailReply = z.object({
  currency: z.string(),
  columns: z.array(column),
  /** Of all rows that are found. */
  totalCount: z.int(),
  totalCost: z.number(),
  /** The same of the compared days; null when none are. */
  compare: z.object({ totalCount: z.int(), totalCost: z.number() }).nullable(),
  rows: z.array(detailRow),
});
