// What the widgets of the dashboard say and are answered with alike. Amounts are in the currency of the reply.
import { z } from 'zod';
import { MONTHLY_FRAMES, TOP_FRAMES, WEEKLY_FRAMES } from '../../../lib/calendar/time-frames.ts';
import { MAX_FILTER_ITEMS } from '../../../lib/catalogue/cost-fields.ts';
import { isoDate } from '../endpoint.ts';
import { vendorCode } from '../platform/platform.ts';
import { askedVendors, isAmortizedCost } from '../shared/asked.ts';
import { costFilters } from '../shared/cost-question.ts';
import { conversions } from '../shared/cost-shapes.ts';

/** What every widget may say: the vendors, one of their accounts, and the cost basis. */
export const widgetScope = z.object({
  selectedVendors: askedVendors,
  /** The cost of this account alone; of all when left out. */
  selectedAccount: z.string().min(1).optional(),
  isAmortizedCost,
});

/** The same of a cost that conditions narrow further. */
export const costScope = widgetScope.extend({ filters: costFilters.default({}) });

/** Which items stand alone. */
export const itemsFilter = z.object({
  filter: z.enum(['top_10_by_cost', 'top_5_by_cost', 'custom']).default('top_10_by_cost'),
  /** The items to show when the filter is custom. */
  customFilter: z
    .array(z.object({ vendor: vendorCode, item: z.string() }))
    .max(MAX_FILTER_ITEMS)
    .default([]),
});
export type ItemsFilter = z.output<typeof itemsFilter>;

/** Whether items of one name are one, whichever vendor they are of; others than those of common names stay as they are. */
export const joining = z.object({ joinSameNames: z.boolean().default(false) });

export const overTimeFrame = z.object({
  /** Left out: that of the time frame. */
  dateType: z.enum(['monthly', 'weekly']).optional(),
  /** One of the date type. */
  timeFrame: z.enum([...MONTHLY_FRAMES, ...WEEKLY_FRAMES]),
});

/** Any frame whose days can be summed. */
export const spanFrame = z.enum([...TOP_FRAMES, ...MONTHLY_FRAMES, ...WEEKLY_FRAMES]);

const part = z.object({
  /** Null for what several vendors have. */
  vendor: vendorCode.nullable(),
  item: z.string(),
  itemAlias: z.string(),
  cost: z.number(),
  /** Percent of totalCost; 0 when that is not positive. */
  portion: z.number(),
});

/** What a total is made of. Portions of the items add up to 100 where the total is positive. */
export const portionReply = z.object({
  currency: z.string(),
  startDate: isoDate,
  endDate: isoDate,
  totalCost: z.number(),
  /** Of all items, listed or not. */
  totalCount: z.int(),
  /** By falling cost; what is in none of them is one more item at the end, others. */
  items: z.array(
    part.extend({
      isOthers: z.boolean(),
      numberOfOthers: z.int(),
      /** By falling cost; at most 1,000, and none where the items were chosen. */
      otherItems: z.array(part),
      /** What each vendor has of it, by falling cost. */
      costByVendor: z.array(z.object({ vendor: vendorCode, cost: z.number() })),
    }),
  ),
  ...conversions,
});
export type PortionReply = z.output<typeof portionReply>;
