// REST contract of Azure reservations (service `optimization`): its lists are paged by numbers written as texts.
import { z } from 'zod';
import { defineEndpoint } from '../../endpoint.ts';
import { conversions } from '../../shared/cost-shapes.ts';
import { MAX_PAGE_SIZE, PAGINGS } from '../../shared/paging.ts';
import {
  agreement,
  agreementDetail,
  askedReservation,
  familyRow,
  reservationFigures,
  reservationSummary,
  reservationTerms,
  reservationTransition,
  serviceRow,
  UTILIZATION_SORTS,
  utilizationList,
} from '../reserved/shapes.ts';
import { commonRequest, sortedBy, transitionRequest } from '../shared/asked.ts';
import { answeredRange, commitmentEnds, filterReply } from '../shared/shapes.ts';

/** Live: whether a reservation has expired depends on the time. */
const OF_AZURE = {
  service: 'optimization',
  method: 'POST',
  access: { menu: 'AZURE_RESERVED', needs: 'view' },
} as const;
const OF_DATA = { ...OF_AZURE, caching: 'by data version' } as const;

const PAGE = PAGINGS.startText.members(20, MAX_PAGE_SIZE);

const azureReservation = reservationTerms.extend({
  /** Empty where the id has none. */
  orderId: z.string(),
  reservationId: z.string(),
  /** Shared, Single …; null without Azure's own list of reservations. */
  scopeType: z.string().nullable(),
  /** Instances bought; null without an inventory. */
  quantity: z.number().nullable(),
  /** ISO 8601, as P1Y. */
  term: z.string().nullable(),
  /** Upfront or Monthly. */
  billingPlan: z.string().nullable(),
  effectiveDate: z.string().nullable(),
  expiryDate: z.string().nullable(),
  subscriptionId: z.string(),
  alias: z.string(),
  productName: z.string(),
  skuId: z.string().nullable(),
  currency: z.string(),
  /** Utilization in percent over the range; null where it was not charged. */
  usage: z.number().nullable(),
  /** Beside the specification: what the percent was made of, and what it saved. */
  figures: reservationFigures,
  /** What an hour of it costs, amortised; null without quantities. */
  hourlyPrice: z.number().nullable(),
  /** What was billed for it within the range. */
  totalPrice: z.number(),
});
export type AzureReservationRow = z.output<typeof azureReservation>;

export const AZURE_INVENTORY_SORTS = ['expiryDate', 'effectiveDate', 'name', 'usage', 'totalPrice'] as const;

const listRequest = commonRequest.extend({ ...PAGE, ...sortedBy(UTILIZATION_SORTS) });

export const azureInventoryFilter = defineEndpoint({
  ...OF_DATA,
  path: '/optimization/azure/reserved/inventory/filter',
  summary: 'What the inventory of Azure reservations can be filtered by.',
  request: commonRequest,
  reply: filterReply,
});

export const azureInventoryList = defineEndpoint({
  ...OF_AZURE,
  path: '/optimization/azure/reserved/inventory/list',
  summary: 'Azure reservations with their terms, prices and last utilization.',
  request: commonRequest.extend({
    ...PAGE,
    ...sortedBy(AZURE_INVENTORY_SORTS),
    includeExpired: z.boolean().default(false),
  }),
  reply: z.object({
    ...answeredRange,
    totalCount: z.int(),
    list: z.array(azureReservation),
    ends: commitmentEnds,
    /** Of the ones that have not expired, regardless of the filters of the list. */
    total: z.object({
      count: z.int(),
      expiredCount: z.int(),
      totalPrice: z.number(),
    }),
    ...conversions,
  }),
});

export const azureUtilizationFilter = defineEndpoint({
  ...OF_DATA,
  path: '/optimization/azure/reserved/utilization/filter',
  summary: 'What the use of Azure reservations can be filtered by.',
  request: commonRequest,
  reply: filterReply,
});

export const azureAgreementList = defineEndpoint({
  ...OF_AZURE,
  path: '/optimization/azure/reserved/utilization/agreementList',
  summary: 'Azure reservations, with how each was used.',
  request: listRequest,
  reply: utilizationList(agreement),
});

export const azureAgreementDetail = defineEndpoint({
  ...OF_AZURE,
  path: '/optimization/azure/reserved/utilization/agreementDetail',
  summary: 'One Azure reservation over time. Refused with NOT_FOUND where the company has none of this id.',
  request: transitionRequest.extend(askedReservation),
  reply: agreementDetail,
});

export const azureInstanceFamilyList = defineEndpoint({
  ...OF_DATA,
  path: '/optimization/azure/reserved/utilization/instanceFamilyList',
  summary: 'Use of Azure reservations by instance flexibility group.',
  request: listRequest,
  reply: utilizationList(familyRow),
});

export const azureServiceList = defineEndpoint({
  ...OF_DATA,
  path: '/optimization/azure/reserved/utilization/serviceList',
  summary: 'Use of Azure reservations by service.',
  request: listRequest,
  reply: utilizationList(serviceRow),
});

export const azureUtilizationSummary = defineEndpoint({
  ...OF_DATA,
  path: '/optimization/azure/reserved/utilization/total_summary',
  summary: 'Use of all Azure reservations together, and what they saved.',
  request: commonRequest,
  reply: reservationSummary,
});

export const azureUtilizationTransition = defineEndpoint({
  ...OF_DATA,
  path: '/optimization/azure/reserved/utilization/transition',
  summary: 'Use of all Azure reservations together, over time.',
  request: transitionRequest,
  reply: reservationTransition,
});

export const azureTransitionTypes = defineEndpoint({
  ...OF_DATA,
  path: '/optimization/azure/reserved/utilization/transition_types',
  summary: 'Use of Azure reservations over time, by service.',
  request: transitionRequest,
  reply: reservationTransition,
});

export const azureTransitionRegions = defineEndpoint({
  ...OF_DATA,
  path: '/optimization/azure/reserved/utilization/transition_regions',
  summary: 'Use of Azure reservations over time, by region.',
  request: transitionRequest,
  reply: reservationTransition,
});

export const azureTransitionFamilise = defineEndpoint({
  ...OF_DATA,
  path: '/optimization/azure/reserved/utilization/transition_familise',
  summary: 'Use of Azure reservations over time, by instance flexibility group.',
  request: transitionRequest,
  reply: reservationTransition,
});

export const azureReservedEndpoints = {
  azureInventoryFilter,
  azureInventoryList,
  azureUtilizationFilter,
  azureAgreementList,
  azureAgreementDetail,
  azureInstanceFamilyList,
  azureServiceList,
  azureUtilizationSummary,
  azureUtilizationTransition,
  azureTransitionTypes,
  azureTransitionRegions,
  azureTransitionFamilise,
};
