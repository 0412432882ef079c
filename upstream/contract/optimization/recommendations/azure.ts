// REST contract of advice to reserve Azure machines (Z-03).
import { z } from 'zod';
import { MAX_FILTER_ITEMS } from '../../../../lib/catalogue/cost-fields.ts';
import { PAYMENT_OPTIONS } from '../../../../lib/commitments/recommendations.ts';
import { defineEndpoint } from '../../endpoint.ts';
import { MAX_PAGE_SIZE } from '../../shared/paging.ts';
import { commonRequest } from '../shared/asked.ts';
import { filterReply } from '../shared/shapes.ts';
import { ADVICE_SORTS, askedGoal, simulated } from './asked.ts';
import { adviceAccounts, adviceList, azureAdviceRow } from './rows.ts';
import { adviceSimulation } from './simulation.ts';

const COMMON = {
  service: 'optimization',
  method: 'POST',
  access: { menu: 'RECOMMENDATIONS', needs: 'view' },
} as const;

/** The first one by default. */
const LOOK_BACKS = ['Last7Days', 'Last30Days', 'Last60Days'] as const;

/** Numbers, or numbers written as texts, as the lists of Azure have them. */
const count = (most: number) =>
  z
    .union([z.int(), z.string().regex(/^\d{1,9}$/)])
    .transform(Number)
    .pipe(z.int().min(1).max(most));

const values = z.array(z.string()).max(MAX_FILTER_ITEMS).default([]);
const asked = {
  /** Subscriptions; empty: all. */
  sbscIds: values,
  term: z.enum(['P1Y', 'P3Y']).default('P1Y'),
  lbkPd: z.enum(LOOK_BACKS).default(LOOK_BACKS[0]),
  /** Beside the specification, `YYYYMM`: advice as of the last day of the month. */
  endDate: z
    .string()
    .regex(/^\d{4}(0[1-9]|1[0-2])$/)
    .optional(),
  /** Beside the specification: Azure sells by payment at once or by month at one price. */
  paymentOption: z.enum(PAYMENT_OPTIONS).default('No Upfront'),
  /** Beside the specification. */
  regions: values,
  instanceFamilies: values,
  ...askedGoal,
};
const list = {
  sortField: z.enum(ADVICE_SORTS).default(ADVICE_SORTS[0]),
  isAscending: z.boolean().default(false),
  start: count(999_999_999).default(1),
  limit: count(MAX_PAGE_SIZE).default(10),
};

const adviceRequest = z.object(asked);
export type AzureAdviceRequest = z.output<typeof adviceRequest>;

export const azureAdviceFilter = defineEndpoint({
  ...COMMON,
  path: '/optimization/azure/reserved/ri/filter',
  summary: 'Subscriptions, regions and families that Azure advice can be of.',
  request: commonRequest,
  reply: filterReply,
});

export const azureAdvice = defineEndpoint({
  ...COMMON,
  path: '/optimization/azure/reserved/ri/list',
  summary: 'Azure machines to reserve, with what each reservation would save.',
  request: adviceRequest.extend(list),
  reply: adviceList(azureAdviceRow),
});

/** Not in the specification. */
export const azureAdviceAccounts = defineEndpoint({
  ...COMMON,
  path: '/optimization/azure/reserved/ri/account',
  summary: 'The same by subscription.',
  request: adviceRequest.extend(list),
  reply: adviceAccounts,
});

/** Not in the specification: Azure's own portal lets one move the quantity. */
export const azureSimulation = defineEndpoint({
  ...COMMON,
  path: '/optimization/azure/reserved/ri/simulation',
  summary:
    'What any number of machines of a piece of advice would save, with its hours and its back-test. Refused with NOT_FOUND.',
  request: adviceRequest.extend(simulated),
  reply: adviceSimulation,
});

export const azureAdviceEndpoints = {
  azureAdviceFilter,
  azureAdvice,
  azureAdviceAccounts,
  azureSimulation,
};
