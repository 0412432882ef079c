// REST contract of advice to buy Savings Plans (P-06).
import { z } from 'zod';
import { RECOMMENDATION_KIND_NAMES } from '../../../../lib/commitments/recommendations.ts';
import { defineEndpoint } from '../../endpoint.ts';
import { filterReply } from '../shared/shapes.ts';
import { adviceListRequest, simulationRequest } from './asked.ts';
import { adviceAccounts, adviceList, planAdviceRow } from './rows.ts';
import { adviceSimulation } from './simulation.ts';

const COMMON = {
  service: 'optimization',
  method: 'POST',
  access: { menu: 'RECOMMENDATIONS', needs: 'view' },
} as const;

export const savingsPlanAdvice = defineEndpoint({
  ...COMMON,
  path: '/optimization/savingsplans/Recommendation/SavingsPlans',
  summary: 'Savings Plans to buy, with what each would save.',
  request: adviceListRequest,
  reply: adviceList(planAdviceRow),
});

export const savingsPlanAdviceAccounts = defineEndpoint({
  ...COMMON,
  path: '/optimization/savingsplans/Recommendation/Account',
  summary: 'The same by account.',
  request: adviceListRequest,
  reply: adviceAccounts,
});

export const savingsPlanSimulation = defineEndpoint({
  ...COMMON,
  path: '/optimization/savingsplans/Recommendation/SpSimulation',
  summary:
    'What any commitment of a piece of advice would save, with its hours and its back-test. Refused with NOT_FOUND.',
  request: simulationRequest,
  reply: adviceSimulation,
});

/** Not in the specification, which has such a call for Azure only. */
export const adviceFilter = defineEndpoint({
  ...COMMON,
  path: '/optimization/Recommendation/filter',
  summary: 'Accounts, regions and families that advice of a kind can be of.',
  request: z.object({ kind: z.enum(RECOMMENDATION_KIND_NAMES) }),
  reply: filterReply,
});

export const savingsPlanAdviceEndpoints = {
  adviceFilter,
  savingsPlanAdvice,
  savingsPlanAdviceAccounts,
  savingsPlanSimulation,
};
