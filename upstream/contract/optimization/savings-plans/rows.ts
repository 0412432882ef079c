// Rows of the lists about Savings Plans. Null: neither billing rows nor an inventory file have the value.
import { z } from 'zod';
import { coverageFigures, utilizationFigures } from '../shared/shapes.ts';

const text = z.string().nullable();
/** ISO 8601, UTC. */
const instant = z.string().nullable();

/** What is known of the plan itself. */
const plan = {
  /** The last part of the resource name. */
  savingsPlanId: z.string(),
  arn: z.string(),
  /** The account that bought it. */
  accountId: z.string(),
  accountName: z.string(),
  /** As the provider calls it, such as Compute Savings Plan. */
  planType: text,
  serviceCode: z.string(),
  serviceName: z.string(),
  /** `Any` of a plan that is for all of them. */
  instanceFamily: text,
  regionCode: text,
  regionName: text,
  /** No Upfront, Partial Upfront or All Upfront. */
  purchaseOption: text,
  startDate: instant,
  endDate: instant,
  /** Money an hour. */
  commitPrice: z.number().nullable(),
};

export const inventoryRow = z.object({
  ...plan,
  /** Whole days until the end. */
  remainingPeriod: z.int().nullable(),
  /** Of the term, in seconds. */
  duration: z.int().nullable(),
  upfrontPayment: z.number().nullable(),
  /** Recurring payment an hour. */
  noUpfrontPayment: z.number().nullable(),
  /** Only active ones are listed. */
  status: z.literal('active'),
  /** ISO 4217, of the amounts of this row. */
  currency: text,
});
export type InventoryRow = z.output<typeof inventoryRow>;

export const agreementRow = z.object({
  ...plan,
  /** Beside the specification: ISO 4217, of commitPrice; figures are in the currency of the reply. */
  commitCurrency: text,
  ...utilizationFigures,
});
export type AgreementRow = z.output<typeof agreementRow>;

export const coverageRow = z.object({
  accountId: z.string(),
  accountName: z.string(),
  serviceCode: z.string(),
  serviceName: z.string(),
  regionCode: z.string(),
  regionName: z.string(),
  instanceFamily: z.string(),
  ...coverageFigures,
});
export type CoverageRow = z.output<typeof coverageRow>;
