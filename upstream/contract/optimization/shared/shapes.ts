// What replies about commitments hold alike. Amounts are in the currency of the reply, percents null where they are undefined.
import { z } from 'zod';
import { isoDate } from '../../endpoint.ts';
import { conversions } from '../../shared/cost-shapes.ts';

const percent = z.number().nullable();

const coded = z.object({ code: z.string(), name: z.string() });

/** What can be filtered by: values of the months and of the rows that the call is about. */
export const filterReply = z.object({
  accounts: z.array(coded),
  /** A product within its category, or a category (`parentCode` null): `codes` are the products that choosing it means. */
  products: z.array(coded.extend({ parentCode: z.string().nullable(), codes: z.array(z.string()) })),
  regions: z.array(coded),
  instanceFamilies: z.array(z.string()),
});
export type FilterReply = z.output<typeof filterReply>;

/** When one ends, for the calendar. */
const commitmentEnd = z.object({
  /** The last part of its id. */
  id: z.string(),
  name: z.string(),
  /** ISO 8601, UTC; null where neither charges nor an inventory have it. */
  endDate: z.string().nullable(),
});
export type CommitmentEnd = z.output<typeof commitmentEnd>;

/** Beside the specification: of all matches that have not ended, on all pages; the next to end first, unknown ends last. */
export const commitmentEnds = z.array(commitmentEnd);

/** The months that were asked about, or stood in for: first and last day, and the last day with data. */
export const answeredRange = {
  currency: z.string(),
  startDate: isoDate,
  endDate: isoDate,
};

export const utilizationFigures = {
  /** 100 x net savings / on-demand spend. */
  netSavingsUtil: percent,
  /** 100 x use payment / total payment: always of money. */
  usePaymentUtil: percent,
  /** 100 x used / (used + unused): of quantities where the data have them for all, else of money. */
  utilization: percent,
  /** Used and unused. */
  totalPayment: z.number(),
  usePayment: z.number(),
  /** On-demand spend minus total payment. */
  netSavings: z.number(),
  /** What the used part would have cost on demand. */
  ondemandSpend: z.number(),
  /** Beside the specification: total payment minus use payment. */
  unusedPayment: z.number(),
};
const utilization = z.object(utilizationFigures);
export type UtilizationFigures = z.output<typeof utilization>;

export const utilizationSummary = utilization.extend({ ...answeredRange, ...conversions });
export type UtilizationSummary = z.output<typeof utilizationSummary>;

export const coverageFigures = {
  /** 100 x Savings Plans cost / total cost; of reservations, 100 x reserved usage / total usage. */
  coverageUtil: percent,
  /** 100 x usage that plans covered / total usage. */
  savingsPlansUsageCoverage: percent,
  reservedUsageCoverage: percent,
  totalUsageCoverage: percent,
  /** Effective cost of what plans covered. */
  savingsPlansCost: z.number(),
  /** What the usage under reservations would have cost on demand. */
  reservedOnDemandCost: z.number(),
  /** Cost of what nothing covered. */
  onDemandCost: z.number(),
  /** Savings Plans cost plus on-demand cost. */
  totalCost: z.number(),
  /** Machine hours; null where the data have none. */
  onDemandUsage: percent,
  reservedUsage: percent,
  savingsPlanUsage: percent,
  totalUsage: percent,
  /** Beside the specification: list cost of the usage under plans. */
  savingsPlansListCost: z.number(),
  /** 100 x that / (that + on-demand cost): the provider's own way. */
  providerCoverageUtil: percent,
};
const coverage = z.object(coverageFigures);
export type CoverageFigures = z.output<typeof coverage>;

export const coverageSummary = coverage.extend({ ...answeredRange, ...conversions });
export type CoverageSummary = z.output<typeof coverageSummary>;

/** A step of a trend, and what it is split by; both empty texts where it is not split. */
export const trendStep = {
  /** The first day of the day or month. */
  usageDate: isoDate,
  code: z.string(),
  name: z.string(),
};

/** A row for each step and part, in the order of days, then of falling payment over the range. */
export const utilizationTransition = z.object({
  ...answeredRange,
  timeUnit: z.enum(['day', 'month']),
  list: z.array(utilization.extend(trendStep)),
  ...conversions,
});
export type UtilizationTransition = z.output<typeof utilizationTransition>;

export const coverageTransition = z.object({
  ...answeredRange,
  timeUnit: z.enum(['day', 'month']),
  list: z.array(coverage.extend(trendStep)),
  ...conversions,
});
export type CoverageTransition = z.output<typeof coverageTransition>;
