// Shapes that cost analytics and the dashboard share on the wire. Amounts are in the currency of the reply.
import { z } from 'zod';
import { isoDate } from '../endpoint.ts';
import { vendorCode } from '../platform/platform.ts';
import { amounts } from './amounts.ts';

/**
 * Sums in currencies for which the company has no rate: shown beside the totals, never added to them. A service that
 * knows of no such currency may leave it out.
 */
export const unconverted = z.array(z.object({ currency: z.string(), cost: z.number() })).default([]);

/** Costs by the place of their step in `dates`. Null: no row at all, so that the cost is unknown, not 0. */
const dailyCosts = amounts();

/** The same by the place of their month in `months`; none unless they were asked for. */
const monthly = dailyCosts.default([]);

const step = z.object({
  date: isoDate,
  /** Last day of the day, week or month within the range. */
  endDate: isoDate,
  /** After the newest data: nothing can be known yet. */
  isEmptyDate: z.boolean(),
  /** Holds a day that is not complete yet. */
  isPartial: z.boolean(),
});

const itemName = {
  /** Its value of the grouping, such as an account id; empty text where the data name none. */
  item: z.string(),
  /** Name for people; equals the key where there is none. */
  itemAlias: z.string(),
};

const costItem = z.object({
  vendor: vendorCode,
  ...itemName,
  /** Its values of the further groupings, in the order asked for. */
  thenBy: z.array(z.object(itemName)).default([]),
  totalCost: z.number(),
  /** Total over the number of days in the range. */
  averageCost: z.number(),
  dailyCosts,
  monthly,
});

/** Cost of a range by item and over time. Every array `dailyCosts` is aligned with `dates`, and `monthly` with `months`. */
export const costSeriesReply = z.object({
  currency: z.string(),
  startDate: isoDate,
  endDate: isoDate,
  dates: z.array(step),
  /** The months of the range; none unless they were asked for. */
  months: z.array(step).default([]),
  /** Of all items, shown or not. */
  totalCount: z.int(),
  totalCost: z.number(),
  averageCost: z.number(),
  dailyCosts,
  monthly,
  /** By falling cost. */
  items: z.array(costItem),
  /** Everything that stands in no item of the list. */
  others: z
    .object({
      numberOfOthers: z.int(),
      totalCost: z.number(),
      averageCost: z.number(),
      dailyCosts,
      monthly,
    })
    .nullable(),
  unconverted,
});
export type CostSeriesReply = z.output<typeof costSeriesReply>;
export type CostItem = CostSeriesReply['items'][number];
