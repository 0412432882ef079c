// REST contract of how far Savings Plans were used (P-02). Filters choose plans: those with a charge that fits all of them,
// and a plan counts whole, because what was not used of it has neither region nor family.
import { z } from 'zod';
import { defineEndpoint } from '../../endpoint.ts';
import { conversions } from '../../shared/cost-shapes.ts';
import { MAX_PAGE_SIZE, PAGINGS } from '../../shared/paging.ts';
import { commonFilters, commonRequest, sortedBy, transitionRequest } from '../shared/asked.ts';
import { answeredRange, filterReply, utilizationSummary, utilizationTransition } from '../shared/shapes.ts';
import { agreementRow } from './rows.ts';

export const UTILIZATION_SORTS = [
  'netSavings',
  'netSavingsUtil',
  'utilization',
  'totalPayment',
  'usePayment',
  'unusedPayment',
  'ondemandSpend',
  'endDate',
] as const;

const COMMON = {
  service: 'optimization',
  method: 'POST',
  access: { menu: 'SAVINGS_PLANS', needs: 'view' },
  caching: 'by data version',
} as const;

/** Of this plan alone, by id or resource name; NOT_FOUND where the months have none of it. */
const ofPlan = { savingsPlanId: z.string().min(1).optional() };
const transition = { request: transitionRequest.extend(ofPlan), reply: utilizationTransition };

export const savingsPlanUtilizationFilter = defineEndpoint({
  ...COMMON,
  path: '/optimization/savingsplans/utilization/filter',
  summary: 'What the utilization of Savings Plans can be filtered by.',
  request: commonRequest,
  reply: filterReply,
});

export const savingsPlanUtilizationList = defineEndpoint({
  ...COMMON,
  path: '/optimization/savingsplans/utilization/list',
  summary: 'Savings Plans with what was used of them, and what they saved.',
  request: z.object({
    ...commonFilters,
    ...ofPlan,
    ...sortedBy(UTILIZATION_SORTS),
    ...PAGINGS.start.members(20, MAX_PAGE_SIZE),
  }),
  reply: z.object({ ...answeredRange, totalCount: z.int(), list: z.array(agreementRow), ...conversions }),
});

export const savingsPlanUtilizationSummary = defineEndpoint({
  ...COMMON,
  path: '/optimization/savingsplans/utilization/total_summary',
  summary: 'What was used of all Savings Plans, and what they saved.',
  request: commonRequest,
  reply: utilizationSummary,
});

export const savingsPlanUtilizationTransition = defineEndpoint({
  ...COMMON,
  path: '/optimization/savingsplans/utilization/transition',
  summary: 'The same by day or month.',
  ...transition,
});

export const savingsPlanUtilizationTypes = defineEndpoint({
  ...COMMON,
  path: '/optimization/savingsplans/utilization/transition_types',
  summary: 'The same by day or month and type of plan.',
  ...transition,
});

export const savingsPlanUtilizationRegions = defineEndpoint({
  ...COMMON,
  path: '/optimization/savingsplans/utilization/transition_regions',
  summary: 'The same by day or month and region of the use; what was not used has none.',
  ...transition,
});

export const savingsPlanUtilizationFamilies = defineEndpoint({
  ...COMMON,
  path: '/optimization/savingsplans/utilization/transition_familise',
  summary: 'The same by day or month and instance family of the use; what was not used has none.',
  ...transition,
});

export const savingsPlanUtilizationEndpoints = {
  savingsPlanUtilizationFilter,
  savingsPlanUtilizationList,
  savingsPlanUtilizationSummary,
  savingsPlanUtilizationTransition,
  savingsPlanUtilizationTypes,
  savingsPlanUtilizationRegions,
  savingsPlanUtilizationFamilies,
};
