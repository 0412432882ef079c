// REST contract of one portfolio: Savings Plans and EC2 reservations chosen together. A call of this portal's own.
import { z } from 'zod';
import { MAX_FILTER_ITEMS } from '../../../../lib/catalogue/cost-fields.ts';
import {
  LOOK_BACK_DAYS,
  PAYMENT_OPTIONS,
  RECOMMENDATION_KIND_NAMES,
  TERM_YEARS,
} from '../../../../lib/commitments/recommendations.ts';
import { defineEndpoint } from '../../endpoint.ts';
import { conversions } from '../../shared/cost-shapes.ts';
import { adviceBasis, adviceRow } from './rows.ts';

/** The saving is what several commitments together are best at: there is no other goal. */
const portfolioRequest = z.object({
  accounts: z.array(z.string()).max(MAX_FILTER_ITEMS).default([]),
  analysisPeriod: z.literal(LOOK_BACK_DAYS).default(30),
  term: z.literal(TERM_YEARS).default(1),
  paymentOption: z.enum(PAYMENT_OPTIONS).default('No Upfront'),
  /** What commitments that end within 30 days cover is free to be covered again. */
  addsExpiring: z.boolean().default(false),
  /** Each account on its own hours, as if commitments were not shared. */
  isByAccount: z.boolean().default(false),
  /** `YYYYMM`: as of the last day of the month. */
  endDate: z
    .string()
    .regex(/^\d{4}(0[1-9]|1[0-2])$/)
    .optional(),
});
export type PortfolioRequest = z.output<typeof portfolioRequest>;

const piece = adviceRow.extend({ kind: z.enum(RECOMMENDATION_KIND_NAMES) });
export type PortfolioPiece = z.output<typeof piece>;

const overlap = z.object({
  /** The two pieces, as if each were bought alone. */
  oneId: z.string(),
  otherId: z.string(),
  accountId: z.string(),
  accountName: z.string(),
  regionCode: z.string(),
  instanceType: z.string(),
  engine: z.string(),
  /** On-demand money a month that both count. */
  monthlyOnDemand: z.number(),
});

export const portfolioAdvice = defineEndpoint({
  service: 'optimization',
  method: 'POST',
  path: '/optimization/Recommendation/portfolio',
  summary:
    'The Savings Plans and EC2 reservations that save most together over the same hours, the same pieces as if each were bought alone, and the usage that these count twice.',
  access: { menu: 'RECOMMENDATIONS', needs: 'view' },
  request: portfolioRequest,
  reply: z.object({
    ...adviceBasis,
    /** By falling saving. */
    list: z.array(piece),
    /** Those that would be advised alone. */
    separate: z.array(piece),
    /** By falling money. */
    overlaps: z.array(overlap),
    /** Of the list. */
    estimatedMonthlySavings: z.number(),
    /** What the separate pieces promise together: more than can be saved. */
    separateMonthlySavings: z.number(),
    /** On-demand cost a month of all that nothing covers; each hour counts once. */
    monthlyOnDemand: z.number(),
    savingsRate: z.number().nullable(),
    upfrontCost: z.number(),
    recurringMonthlyCost: z.number(),
    ...conversions,
  }),
});

export const portfolioEndpoints = { portfolioAdvice };
