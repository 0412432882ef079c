// REST contract of what AWS reservations cover (service `optimization`): hours of use, plain and in normalised units.
import { z } from 'zod';
import { defineEndpoint } from '../../endpoint.ts';
import { conversions } from '../../shared/cost-shapes.ts';
import { MAX_PAGE_SIZE, PAGINGS } from '../../shared/paging.ts';
import { commonRequest, sortedBy, transitionRequest } from '../shared/asked.ts';
import { answeredRange, coverageFigures, filterReply, trendStep } from '../shared/shapes.ts';

const OF_RESERVED = {
  service: 'optimization',
  method: 'POST',
  access: { menu: 'RESERVED', needs: 'view' },
  caching: 'by data version',
} as const;

const { coverageUtil, savingsPlansUsageCoverage, reservedUsageCoverage, totalUsageCoverage } =
  coverageFigures;
/** Of all hours, on demand, of reservations and of plans; `coverageUtil` is that of reservations. */
const pickedWords = {
  coverageUtil,
  savingsPlansUsageCoverage,
  reservedUsageCoverage,
  totalUsageCoverage,
  savingsPlanUsage: coverageFigures.savingsPlanUsage,
};

/** Hours of use and the percents of them; null where the data have none, or do not give the size of an instance. */
const measure = z.number().nullable();

/** Of instances that can be reserved, spot left out. Usage is in hours, and in hours x factor in members with Nf. */
export const reservedCoverageFigures = z.object({
  onDemandCost: z.number(),
  savingsPlansCost: z.number(),
  /** List cost of what reservations covered. */
  reservedOnDemandCost: z.number(),
  /** The three together. */
  totalCost: z.number(),
  onDemandUsage: measure,
  reservedUsage: measure,
  savingsPlansUsage: measure,
  /** On demand and reserved. */
  totalUsage: measure,
  /** The same and what plans covered. */
  totalUsageWithSp: measure,
  /** 100 x reserved / total. */
  reservedCoverage: measure,
  /** 100 x (reserved + plans) / (total + plans). */
  reservedCoverageWithSp: measure,
  onDemandUsageNf: measure,
  reservedUsageNf: measure,
  savingsPlansUsageNf: measure,
  totalUsageNf: measure,
  totalUsageWithSpNf: measure,
  reservedCoverageNf: measure,
  reservedCoverageWithSpNf: measure,
});
export type ReservedCoverageFigures = z.output<typeof reservedCoverageFigures>;

const coverageRow = reservedCoverageFigures.extend({
  linkedAccountId: z.string(),
  linkedAccountName: z.string(),
  payerAccountId: z.string(),
  productCode: z.string(),
  productName: z.string(),
  /** Operating system or engine; empty where the data name none. */
  platformName: z.string(),
  instanceFamily: z.string(),
  instanceType: z.string(),
  regionCode: z.string(),
  regionName: z.string(),
  instanceSize: z.string(),
  normalizationFactor: z.number().nullable(),
  tenancy: z.string(),
});
export type ReservedCoverageRow = z.output<typeof coverageRow>;

export const COVERAGE_SORTS = [
  'totalCost',
  'onDemandCost',
  'onDemandUsage',
  'totalUsage',
  'reservedCoverage',
  'reservedCoverageNf',
] as const;

export const reservedCoverageFilter = defineEndpoint({
  ...OF_RESERVED,
  path: '/optimization/reserved/coverage/filter',
  summary: 'What the coverage by AWS reservations can be filtered by.',
  request: commonRequest,
  reply: filterReply,
});

export const reservedCoverageList = defineEndpoint({
  ...OF_RESERVED,
  path: '/optimization/reserved/coverage/list',
  summary: 'What AWS reservations cover, by account, service, region, instance type, platform and tenancy.',
  request: commonRequest.extend({
    ...PAGINGS.start.members(20, MAX_PAGE_SIZE),
    ...sortedBy(COVERAGE_SORTS),
  }),
  reply: z.object({
    ...answeredRange,
    totalCount: z.int(),
    list: z.array(coverageRow),
    total: reservedCoverageFigures,
    ...conversions,
  }),
});

/** The words of all coverage summaries, of usage; and the figures of a row, with and without plans, plain and in units. */
const coverageSummary = reservedCoverageFigures.extend({
  ...pickedWords,
  ...answeredRange,
  ...conversions,
});

export const reservedCoverageSummary = defineEndpoint({
  ...OF_RESERVED,
  path: '/optimization/reserved/coverage/total_summary',
  summary: 'What AWS reservations cover of all that could be reserved.',
  request: commonRequest,
  reply: coverageSummary,
});

/** A row for each step and part, in the order of days. */
const reservedCoverageTrend = z.object({
  ...answeredRange,
  timeUnit: z.enum(['day', 'month']),
  list: z.array(reservedCoverageFigures.extend(trendStep)),
  ...conversions,
});

export const reservedCoverageTransition = defineEndpoint({
  ...OF_RESERVED,
  path: '/optimization/reserved/coverage/transition',
  summary: 'What AWS reservations cover, over time.',
  request: transitionRequest,
  reply: reservedCoverageTrend,
});

/** Beside the specification, which splits the coverage of Savings Plans alone. */
export const reservedCoverageTypes = defineEndpoint({
  ...OF_RESERVED,
  path: '/optimization/reserved/coverage/transition_types',
  summary: 'What AWS reservations cover, over time and by service.',
  request: transitionRequest,
  reply: reservedCoverageTrend,
});

/** Beside the specification. */
export const reservedCoverageRegions = defineEndpoint({
  ...OF_RESERVED,
  path: '/optimization/reserved/coverage/transition_regions',
  summary: 'What AWS reservations cover, over time and by region.',
  request: transitionRequest,
  reply: reservedCoverageTrend,
});

/** Beside the specification. */
export const reservedCoverageFamilies = defineEndpoint({
  ...OF_RESERVED,
  path: '/optimization/reserved/coverage/transition_familise',
  summary: 'What AWS reservations cover, over time and by instance family.',
  request: transitionRequest,
  reply: reservedCoverageTrend,
});
