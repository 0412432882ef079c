// What the cost of an item is made of, so that a user who compares two ranges can tell why it changed (C-08).
import { z } from 'zod';
import { vendorCode } from '../platform/platform.ts';

/** The most lines of one reply; the largest come first. */
export const MAX_DRIVER_LINES = 5000;

/** One usage type of an item, of one charge type, unit and purchase option. */
const driverLine = z.object({
  vendor: vendorCode,
  /** As in the items of the reply. */
  item: z.string(),
  /** Values of the further groupings. */
  thenBy: z.array(z.string()).default([]),
  usageType: z.string(),
  /** Usage, DiscountedUsage, Credit, Tax, RIFee and the like: the words of the detail table. */
  chargeType: z.string(),
  /** Empty where the data name none. */
  useUnit: z.string(),
  /** On-Demand, Spot and the like: the words of the detail table; empty where the data name none. */
  purchaseOption: z.string().default(''),
  cost: z.number(),
  /** What the same usage costs by the price list; covered usage has none on the billed basis. */
  listCost: z.number(),
  /** In useUnit; null where nothing was measured. */
  usage: z.number().nullable(),
});
export type DriverLine = z.output<typeof driverLine>;

export const driverLines = z.object({
  lines: z.array(driverLine),
  /** False where the answer was cut at MAX_DRIVER_LINES: what is missing is unknown, not 0. */
  isWhole: z.boolean(),
});
export type DriverLines = z.output<typeof driverLines>;
