// Advice as rows of the wire: the specification's fields of each kind, and what they were computed from. Amounts are in the
// currency of the reply, a month has 730 hours, percents are null where they are undefined.
import { z } from 'zod';
import { MISSING, PAYMENT_OPTIONS } from '../../../../lib/commitments/recommendations.ts';
import { conversions } from '../../shared/cost-shapes.ts';

const percent = z.number().nullable();
const text = z.string().nullable();

/** Beside the specification: what every piece of advice says of itself. */
const proof = {
  /** Of the scope, term and payment; the same for other days. */
  recommendationId: z.string(),
  utilization: percent,
  /** 100 x what it would cover / eligible on-demand cost of its scope. */
  coverage: percent,
  breakEvenUtilization: percent,
  /** Until savings have paid what is paid ahead; null where nothing is. */
  breakEvenMonths: z.number().nullable(),
  /** The fall of usage in percent at which it saves nothing. */
  breakEvenFall: percent,
  /** Until what was committed for the whole term is used up; null where it never is. */
  lockInMonths: z.number().nullable(),
  /** Saving a month if usage falls by so many percent on the first day. */
  downside: z.array(
    z.object({
      percent: z.int(),
      /** Where every hour falls alike. */
      estimatedMonthlySavings: z.number(),
      /** Whichever hours the usage is gone from. */
      leastMonthlySavings: z.number(),
    }),
  ),
  upfrontCost: z.number(),
  recurringMonthlyCost: z.number(),
  /** Least and most that the saving can be, of daily figures; null of hourly ones. */
  savingLow: z.number().nullable(),
  savingHigh: z.number().nullable(),
  /** What is off the on-demand price. */
  discount: percent,
  /** TABLE: a loaded rate; OBSERVED: what covered usage shows. */
  rateSource: z.enum(['TABLE', 'OBSERVED']),
  /** The file of the rate; empty where it was observed. */
  rateName: z.string(),
  rateFrom: text,
  /** Observed on commitments of another term or payment. */
  isRateOfOtherTerms: z.boolean(),
};

const common = {
  accountId: z.string(),
  accountName: z.string(),
  /** Days that it was made of. */
  analysisPeriod: z.int(),
  /** ISO 8601, as P1Y. */
  term: z.string(),
  regionCode: text,
  regionName: text,
  instanceFamily: text,
  savingsRate: percent,
  monthlyOnDemand: z.number(),
  estimatedMonthlySavings: z.number(),
  ...proof,
};

export const planAdviceRow = z.object({
  ...common,
  /** Compute or EC2 Instance. */
  spType: text,
  purchaseType: z.enum(PAYMENT_OPTIONS),
  /** Money an hour. */
  commitmentPerHour: z.number(),
});
export type PlanAdviceRow = z.output<typeof planAdviceRow>;

export const reservationAdviceRow = z.object({
  ...common,
  instanceType: text,
  /** EC2: standard or convertible. */
  offeringClass: text,
  /** RDS: Single-AZ or Multi-AZ. */
  azOption: text,
  /** Whether it is for all sizes of the family. */
  flexibility: z.boolean().nullable(),
  operation: text,
  /** Engine or operating system. */
  engine: text,
  tenancy: text,
  purchaseOption: z.enum(PAYMENT_OPTIONS),
  purchaseQuantity: z.int(),
  normalizedUnits: z.number().nullable(),
  /** Instances in use an hour without commitment, over the window. */
  averageUsage: z.number(),
  minimumUsage: z.number(),
  maximumUsage: z.number(),
});
export type ReservationAdviceRow = z.output<typeof reservationAdviceRow>;

export const azureAdviceRow = z.object({
  ...common,
  subscriptionId: z.string(),
  subscriptionName: z.string(),
  /** The size that is bought. */
  name: z.string(),
  /** Beside the specification. */
  paymentOption: z.enum(PAYMENT_OPTIONS),
  flexibilityGroup: text,
  recommendedQuantity: z.int(),
  normalizedUnits: z.number().nullable(),
  averageUsage: z.number(),
  minimumUsage: z.number(),
  maximumUsage: z.number(),
});
export type AzureAdviceRow = z.output<typeof azureAdviceRow>;

/** A piece of any kind: a plan has a commitment, a reservation has a quantity. */
export const adviceRow = reservationAdviceRow.extend({
  spType: text,
  flexibilityGroup: text,
  commitmentPerHour: z.number().nullable(),
  purchaseQuantity: z.int().nullable(),
});
export type AdviceRow = z.output<typeof adviceRow>;

/** Null where there are no hours at all. */
const window = z
  .object({
    /** Instants, ISO 8601 UTC; the end is not of the window. */
    start: z.string(),
    end: z.string(),
    hours: z.int(),
    /** Hours of unusual cost, which are left out. */
    leftOutHours: z.int(),
    resolution: z.enum(['hour', 'day']),
  })
  .nullable();
export type AdviceWindow = z.output<typeof window>;

/** What the advice was made of, and what it lacks. */
export const adviceBasis = {
  currency: z.string(),
  window,
  missing: z.array(
    z.object({
      what: z.enum(MISSING),
      /** The family, service or plan that it covers; empty for all. */
      of: z.string(),
      /** TARGET_UNREACHABLE: the most that can be covered, in percent. */
      best: z.number().nullable(),
    }),
  ),
};

const basis = z.object(adviceBasis);
export type AdviceBasis = z.output<typeof basis>;

const total = z.object({
  /** How many pieces the sums are of: of plans that would pay for the same hours, those that save more. */
  countedPieces: z.int(),
  savingsRate: percent,
  monthlyOnDemand: z.number(),
  estimatedMonthlySavings: z.number(),
  upfrontCost: z.number(),
  recurringMonthlyCost: z.number(),
});
export type AdviceTotal = z.output<typeof total>;

const accountRow = total.extend({
  accountId: z.string(),
  accountName: z.string(),
  /** Pieces of advice. */
  count: z.int(),
});
export type AdviceAccountRow = z.output<typeof accountRow>;

/** A page of rows, and the figures of all of them. */
export function adviceList<Row extends z.ZodType>(row: Row) {
  return z.object({ ...adviceBasis, totalCount: z.int(), list: z.array(row), total, ...conversions });
}
export const adviceAccounts = adviceList(accountRow);
