// REST contract of how much of what Savings Plans can cover they covered (P-03): machines, containers and functions,
// without what reservations covered and without spot.
import { z } from 'zod';
import { defineEndpoint } from '../../endpoint.ts';
import { conversions } from '../../shared/cost-shapes.ts';
import { MAX_PAGE_SIZE, PAGINGS } from '../../shared/paging.ts';
import { commonFilters, commonRequest, sortedBy, transitionRequest } from '../shared/asked.ts';
import { answeredRange, coverageSummary, coverageTransition, filterReply } from '../shared/shapes.ts';
import { coverageRow } from './rows.ts';

export const COVERAGE_SORTS = ['totalCost', 'onDemandCost', 'savingsPlansCost', 'coverageUtil'] as const;

const COMMON = {
  service: 'optimization',
  method: 'POST',
  access: { menu: 'SAVINGS_PLANS', needs: 'view' },
  caching: 'by data version',
} as const;
const transition = { request: transitionRequest, reply: coverageTransition };

export const savingsPlanCoverageFilter = defineEndpoint({
  ...COMMON,
  path: '/optimization/savingsplans/coverage/filter',
  summary: 'What the coverage of Savings Plans can be filtered by.',
  request: commonRequest,
  reply: filterReply,
});

export const savingsPlanCoverageList = defineEndpoint({
  ...COMMON,
  path: '/optimization/savingsplans/coverage/list',
  summary: 'Coverage by account, product, region and instance family.',
  request: z.object({
    ...commonFilters,
    ...sortedBy(COVERAGE_SORTS),
    ...PAGINGS.start.members(20, MAX_PAGE_SIZE),
  }),
  reply: z.object({ ...answeredRange, totalCount: z.int(), list: z.array(coverageRow), ...conversions }),
});

export const savingsPlanCoverageSummary = defineEndpoint({
  ...COMMON,
  path: '/optimization/savingsplans/coverage/total_summary',
  summary: 'Coverage of all usage that Savings Plans can cover.',
  request: commonRequest,
  reply: coverageSummary,
});

export const savingsPlanCoverageTransition = defineEndpoint({
  ...COMMON,
  path: '/optimization/savingsplans/coverage/transition',
  summary: 'The same by day or month.',
  ...transition,
});

export const savingsPlanCoverageTypes = defineEndpoint({
  ...COMMON,
  path: '/optimization/savingsplans/coverage/transition_types',
  summary: 'The same by day or month and type of what covered it; uncovered usage has none.',
  ...transition,
});

export const savingsPlanCoverageRegions = defineEndpoint({
  ...COMMON,
  path: '/optimization/savingsplans/coverage/transition_regions',
  summary: 'The same by day or month and region.',
  ...transition,
});

export const savingsPlanCoverageFamilies = defineEndpoint({
  ...COMMON,
  path: '/optimization/savingsplans/coverage/transition_familise',
  summary: 'The same by day or month and instance family.',
  ...transition,
});

export const savingsPlanCoverageEndpoints = {
  savingsPlanCoverageFilter,
  savingsPlanCoverageList,
  savingsPlanCoverageSummary,
  savingsPlanCoverageTransition,
  savingsPlanCoverageTypes,
  savingsPlanCoverageRegions,
  savingsPlanCoverageFamilies,
};
