// The endpoints of AWS reservations.
import {
  reservedCoverageFilter,
  reservedCoverageList,
  reservedCoverageSummary,
  reservedCoverageTransition,
} from './coverage.ts';
import { reservedInventoryFilter, reservedInventoryList } from './inventory.ts';
import {
  reservedAgreementDetail,
  reservedAgreementList,
  reservedInstanceFamilyList,
  reservedServiceList,
  reservedUtilizationFilter,
  reservedUtilizationSummary,
  reservedUtilizationTransition,
} from './utilization.ts';

export const reservedEndpoints = {
  reservedCoverageFilter,
  reservedCoverageList,
  reservedCoverageSummary,
  reservedCoverageTransition,
  reservedInventoryFilter,
  reservedInventoryList,
  reservedAgreementDetail,
  reservedAgreementList,
  reservedInstanceFamilyList,
  reservedServiceList,
  reservedUtilizationFilter,
  reservedUtilizationSummary,
  reservedUtilizationTransition,
};
