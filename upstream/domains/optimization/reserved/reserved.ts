// Handlers of AWS reservations.
import type { reservedEndpoints } from '../../../contract/optimization/reserved/endpoints.ts';
import { PAGINGS } from '../../../contract/shared/paging.ts';
import type { HandlersOf } from '../../../rest/call.ts';
import type { Stores } from '../../shared/stores.ts';
import { reservedCoverageHandlers } from './coverage.ts';
import { reservedInventoryHandlers } from './inventory.ts';
import { ReservationUtilization } from './utilization.ts';

export function reservedHandlers(stores: Stores): HandlersOf<typeof reservedEndpoints> {
  const utilization = new ReservationUtilization(stores, 'aws');
  const pageOf = PAGINGS.start.read;
  return {
    ...reservedInventoryHandlers(stores),
    ...reservedCoverageHandlers(stores),
    reservedUtilizationFilter: (request, call) => utilization.filter(request, call),
    reservedUtilizationSummary: (request, call) => utilization.summary(request, call),
    reservedUtilizationTransition: (request, call) => utilization.transition(request, call),
    reservedUtilizationTypes: (request, call) => utilization.transition(request, call, 'type'),
    reservedUtilizationRegions: (request, call) => utilization.transition(request, call, 'region'),
    reservedUtilizationFamilies: (request, call) => utilization.transition(request, call, 'family'),
    reservedAgreementList: (request, call) => utilization.agreementList(request, pageOf(request), call),
    reservedAgreementDetail: (request, call) => utilization.detail(request, call),
    reservedInstanceFamilyList: (request, call) => utilization.familyList(request, pageOf(request), call),
    reservedServiceList: (request, call) => utilization.serviceList(request, pageOf(request), call),
  };
}
