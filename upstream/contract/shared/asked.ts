// Members that most requests of cost say, with what they mean when they are left out.
import { z } from 'zod';
import { isoDate } from '../endpoint.ts';
import { vendorCode } from '../platform/platform.ts';
import { grouping } from './cost-question.ts';

/** Left out: every vendor that the company has data of. */
export const askedVendors = z.array(vendorCode).min(1).optional();

/** Effective cost instead of billed cost. */
export const isAmortizedCost = z.boolean().default(false);

/** What to split by where a request may leave it out. */
export const askedViewBy = grouping.shape.viewBy.default('product');

/** First and last day. Left out, both of them: the last three months. */
export const askedDays = { startDate: isoDate.optional(), endDate: isoDate.optional() };

/** The same key of the same user is the same request, however often it is sent; left out, each one is another. */
export function idempotencyKey(key: z.ZodString) {
  return key.default(() => crypto.randomUUID());
}
