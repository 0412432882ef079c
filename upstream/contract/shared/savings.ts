// What was saved, in the replies that say it.
import { z } from 'zod';
import { isoDate } from '../endpoint.ts';
import { vendorCode } from '../platform/platform.ts';
import { conversions } from './cost-shapes.ts';

/** A negative one is a loss. No saving is part of two of them. */
const savings = z.object({
  /** What commitments saved against contracted prices, less what was paid for their unused part. */
  commitment: z.number(),
  /** What contracted prices saved against list prices, on everything but spot. */
  discounts: z.number(),
  /** What spot prices saved against list prices. */
  spot: z.number(),
  /** The three together. */
  total: z.number(),
  /** Credits given, part of none of them; positive. */
  credits: z.number(),
});

/** Savings of some days. */
export const savingSpan = z.object({
  startDate: isoDate,
  endDate: isoDate,
  ...savings.shape,
  /** In the order of selectedVendors; each of them. */
  vendors: z.array(savings.extend({ vendor: vendorCode })),
  /** Billed cost in currencies without a rate: what was saved on it is in no sum. */
  ...conversions,
});
export type WireSavingSpan = z.output<typeof savingSpan>;
