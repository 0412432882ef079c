// What requests for advice say alike: the days that it is made of, what would be bought, and what it should be best at.
import { z } from 'zod';
import {
  GOALS,
  LOOK_BACK_DAYS,
  PAYMENT_OPTIONS,
  TERM_YEARS,
} from '../../../../lib/commitments/recommendations.ts';
import { MAX_PAGE_SIZE, PAGINGS } from '../../shared/paging.ts';
import { commonFilters, sortedBy } from '../shared/asked.ts';

/** What advice may be best at, beside the specification. */
export const askedGoal = {
  goal: z.enum(GOALS).default('saving'),
  /** Percent of the eligible cost, of the goal `coverage` only. */
  targetCoverage: z.number().gt(0).max(100).default(80),
  /** What commitments that end within 30 days cover is free to be covered again. */
  addsExpiring: z.boolean().default(false),
  /** The lower of the advice of the newest 14 days (Azure: 3) and of all days. */
  isGuarded: z.boolean().default(false),
  /** By the usage that the term is expected to have: half of the last year's growth goes on. It moves sizes, no figure of them. */
  expectsGrowth: z.boolean().default(false),
  /** Includes days of unusual cost; they are left out otherwise. */
  withAnomalies: z.boolean().default(false),
  /** Each account on its own hours, as if commitments were not shared; of Azure it always is. */
  isByAccount: z.boolean().default(false),
};

/** Months of the common payload: advice as of the last day of `endDate`; `startDate` says nothing. */
export const adviceRequest = z.object({
  ...commonFilters,
  /** Days before the newest hour with data. */
  analysisPeriod: z.literal(LOOK_BACK_DAYS).default(30),
  /** In years. */
  term: z.literal(TERM_YEARS).default(1),
  paymentOption: z.enum(PAYMENT_OPTIONS).default('No Upfront'),
  ...askedGoal,
});
export type AdviceRequest = z.output<typeof adviceRequest>;

/** By saving or by name of the account, both ways (O-02). */
export const ADVICE_SORTS = ['estimatedMonthlySavings', 'accountName'] as const;

export const adviceListRequest = adviceRequest.extend({
  ...sortedBy(ADVICE_SORTS),
  ...PAGINGS.start.members(10, MAX_PAGE_SIZE),
});

/** Which piece of advice, and how much of it; left out: the one that saves most, and as much as is advised. */
export const simulated = {
  recommendationId: z.string().min(1).max(300).optional(),
};
export const simulationRequest = adviceRequest.extend(simulated);
