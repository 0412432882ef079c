// What detail and portion of a cost are asked for beside whose cost it is, and what they answer (C-12, C-13).
import { z } from 'zod';
import { WIRE_PORTIONS } from '../../../lib/catalogue/derived/cost-field-words.ts';
import {
  DETAIL_COLUMN_IDS,
  DETAIL_COLUMNS,
  type DetailColumnId,
  FIXED_DETAIL_COLUMNS,
} from '../../../lib/cost/detail-columns.ts';
import { isoDate } from '../endpoint.ts';
import { vendorCode } from '../platform/platform.ts';
import { conversions } from '../shared/cost-shapes.ts';

const column = z.enum(DETAIL_COLUMN_IDS);
export const MAX_SEARCH_LENGTH = 200;

/** Which columns, rows and order. */
export const detailView = z.object({
  columns: z
    .array(column)
    .min(1)
    .default([...FIXED_DETAIL_COLUMNS]),
  /** Of the column serviceGroup alone, and needed there. */
  columnServiceGroupSetNm: z.string().min(1).optional(),
  /** By falling cost when left out. */
  sort: z.object({ by: column, order: z.enum(['ASC', 'DESC']) }).optional(),
  /** Rows of which a text column that is asked for contains it, in any case of letters; others are not counted. */
  search: z.string().min(1).max(MAX_SEARCH_LENGTH).optional(),
});
export type DetailView = z.output<typeof detailView>;

const text = z.string().nullable().optional();
const number = z.number().nullable().optional();

type Asked = Exclude<DetailColumnId, 'vendor' | 'usageDate' | 'cost'>;
type AskedShape = {
  [Id in Asked]: (typeof DETAIL_COLUMNS)[Id]['kind'] extends 'text' ? typeof text : typeof number;
};
const asked = Object.fromEntries(
  DETAIL_COLUMN_IDS.map((id) => [id, DETAIL_COLUMNS[id].kind === 'text' ? text : number]),
) as AskedShape;

/** Day, cost and its currency are in every row; the other columns only where they are asked for. A price is for one unit. */
const detailRow = z.object({
  ...asked,
  vendor: vendorCode,
  usageDate: isoDate,
  /** In the basis asked for, and in the currency of the reply. */
  cost: z.number(),
  /** ISO 4217: in which the row was charged. */
  billingCurrency: z.string().nullable(),
  /** Name for people; comes with linkedAccountId. */
  linkedAccountAlias: text,
  /** Of usage, and comes with it. */
  usageUnit: text,
});
export type DetailRow = z.output<typeof detailRow>;

export const detailReply = z.object({
  currency: z.string(),
  rates: conversions.rates,
  columns: z.array(column),
  /** Of all rows that are found. */
  totalCount: z.int(),
  totalCost: z.number(),
  /** The same of the compared days; null when none are. */
  compare: z.object({ totalCount: z.int(), totalCost: z.number() }).nullable(),
  rows: z.array(detailRow),
});

/** What a cost can be divided by. */
export const portionField = z.enum(WIRE_PORTIONS.words);

export const portionView = z.object({
  /** Left out: usage types of a product, products of anything else. */
  portionBy: portionField.optional(),
  /** Tell what products of AWS are made of. */
  hasRelations: z.boolean().default(false),
});

const part = {
  item: z.string(),
  itemAlias: z.string(),
  cost: z.number(),
  /** Of the compared days; null when none are. */
  compareCost: z.number().nullable(),
  /** Percent of the total; 0 when the total is not positive. */
  portion: z.number(),
};

export const portionReply = z.object({
  currency: z.string(),
  rates: conversions.rates,
  portionBy: portionField,
  totalCost: z.number(),
  compareTotalCost: z.number().nullable(),
  /** By falling cost. */
  items: z.array(
    z.object({
      vendor: vendorCode,
      ...part,
      isOthers: z.boolean(),
      numberOfOthers: z.int(),
      /** Of others: the first 1,000 of them. */
      otherItems: z.array(z.object(part)),
      /** Usage types of a product of AWS, the first ten by cost; empty for all else. */
      relationsForAws: z.array(z.object({ item: z.string(), cost: z.number() })),
    }),
  ),
});
