// REST contract of how AWS reservations were used (service `optimization`).
import { defineEndpoint } from '../../endpoint.ts';
import { MAX_PAGE_SIZE, PAGINGS } from '../../shared/paging.ts';
import { commonRequest, sortedBy, transitionRequest } from '../shared/asked.ts';
import { filterReply } from '../shared/shapes.ts';
import {
  agreement,
  agreementDetail,
  askedReservation,
  familyRow,
  reservationSummary,
  reservationTransition,
  serviceRow,
  UTILIZATION_SORTS,
  utilizationList,
} from './shapes.ts';

const OF_RESERVED = {
  service: 'optimization',
  method: 'POST',
  access: { menu: 'RESERVED', needs: 'view' },
  caching: 'by data version',
} as const;

const listRequest = commonRequest.extend({
  ...PAGINGS.start.members(20, MAX_PAGE_SIZE),
  ...sortedBy(UTILIZATION_SORTS),
});

export const reservedUtilizationFilter = defineEndpoint({
  ...OF_RESERVED,
  path: '/optimization/reserved/utilization/filter',
  summary: 'What the use of AWS reservations can be filtered by.',
  request: commonRequest,
  reply: filterReply,
});

/** Live: whether a reservation has expired depends on the time. */
export const reservedAgreementList = defineEndpoint({
  ...OF_RESERVED,
  caching: 'live',
  path: '/optimization/reserved/utilization/agreementList',
  summary: 'AWS reservations that were charged in the range, with how each was used.',
  request: listRequest,
  reply: utilizationList(agreement),
});

export const reservedAgreementDetail = defineEndpoint({
  ...OF_RESERVED,
  caching: 'live',
  path: '/optimization/reserved/utilization/agreementDetail',
  summary: 'One AWS reservation over time. Refused with NOT_FOUND where the company has none of this id.',
  request: transitionRequest.extend(askedReservation),
  reply: agreementDetail,
});

export const reservedInstanceFamilyList = defineEndpoint({
  ...OF_RESERVED,
  path: '/optimization/reserved/utilization/instanceFamilyList',
  summary: 'Use of AWS reservations by instance family.',
  request: listRequest,
  reply: utilizationList(familyRow),
});

export const reservedServiceList = defineEndpoint({
  ...OF_RESERVED,
  path: '/optimization/reserved/utilization/serviceList',
  summary: 'Use of AWS reservations by service.',
  request: listRequest,
  reply: utilizationList(serviceRow),
});

export const reservedUtilizationSummary = defineEndpoint({
  ...OF_RESERVED,
  path: '/optimization/reserved/utilization/total_summary',
  summary: 'Use of all AWS reservations together, and what they saved.',
  request: commonRequest,
  reply: reservationSummary,
});

export const reservedUtilizationTransition = defineEndpoint({
  ...OF_RESERVED,
  path: '/optimization/reserved/utilization/transition',
  summary: 'Use of all AWS reservations together, over time.',
  request: transitionRequest,
  reply: reservationTransition,
});

/** Beside the specification, which splits the trends of Azure reservations and of Savings Plans alone. */
export const reservedUtilizationTypes = defineEndpoint({
  ...OF_RESERVED,
  path: '/optimization/reserved/utilization/transition_types',
  summary: 'Use of AWS reservations over time, by service.',
  request: transitionRequest,
  reply: reservationTransition,
});

/** Beside the specification. */
export const reservedUtilizationRegions = defineEndpoint({
  ...OF_RESERVED,
  path: '/optimization/reserved/utilization/transition_regions',
  summary: 'Use of AWS reservations over time, by region.',
  request: transitionRequest,
  reply: reservationTransition,
});

/** Beside the specification. */
export const reservedUtilizationFamilies = defineEndpoint({
  ...OF_RESERVED,
  path: '/optimization/reserved/utilization/transition_familise',
  summary: 'Use of AWS reservations over time, by instance family.',
  request: transitionRequest,
  reply: reservationTransition,
});
