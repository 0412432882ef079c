// Shapes that cost analytics and the dashboard share on the wire. Amounts are in the currency of the reply.
import { z } from 'zod';
import { isoDate } from '../endpoint.ts';
import { vendorCode } from '../platform/platform.ts';
import { amounts } from './amounts.ts';

/**
 * Sums of days on which their currency has no rate: shown beside the totals, never added to them. A service that
 * knows of no such currency may leave it out.
 */
const unconverted = z.array(z.object({ currency: z.string(), cost: z.number() })).default([]);

/** What amounts of a reply were converted by. */
export const appliedRate = z.object({
  /** ISO 4217: what was converted into the currency of the reply. */
  currency: z.string(),
  /** Units of the currency of the reply for one of it; told, not reckoned with. */
  rate: z.number(),
  /** The day it holds from, until that of the next one; null: a default rate of the portal, from ever. */
  date: isoDate.nullable(),
  /** The source of the rate; empty where it was not given. */
  source: z.string(),
});

/** How the amounts of a reply came into its currency. */
export const conversions = {
  unconverted,
  /** Every rate that was used, by currency and day: each holds for the charges from its day on. */
  rates: z.array(appliedRate).default([]),
};

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

/** What each vendor has of an item, by falling cost; a service that joins no names may leave it out. */
export const costByVendor = z.array(z.object({ vendor: vendorCode, cost: z.number() })).default([]);

const costItem = z.object({
  vendor: vendorCode,
  ...itemName,
  /** Its values of the further groupings, in the order asked for. */
  thenBy: z.array(z.object(itemName)).default([]),
  totalCost: z.number(),
  /** Total over `knownDays`. */
  averageCost: z.number(),
  dailyCosts,
  monthly,
});

/** Cost of a range by item and over time. Every array `dailyCosts` is aligned with `dates`, and `monthly` with `months`. */
export const costSeriesReply = z.object({
  currency: z.string(),
  startDate: isoDate,
  endDate: isoDate,
  /**
   * The days of the range up to the newest data, which averages are over; at least 1. Left out: all of them.
   */
  knownDays: z.int().min(1).optional(),
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
  /** Everything that is in no item of the list. */
  others: z
    .object({
      numberOfOthers: z.int(),
      totalCost: z.number(),
      averageCost: z.number(),
      dailyCosts,
      monthly,
    })
    .nullable(),
  ...conversions,
});
export type CostSeriesReply = z.output<typeof costSeriesReply>;
export type CostItem = CostSeriesReply['items'][number];

/** The same where items of one name of several vendors may be one. */
export const joinedSeriesReply = costSeriesReply.extend({
  items: z.array(
    costItem.extend({
      /** Null for what several vendors have. */
      vendor: vendorCode.nullable(),
      costByVendor,
    }),
  ),
});
export type JoinedSeriesReply = z.output<typeof joinedSeriesReply>;
