// The endpoints of AWS reservations.
import {
  reservedCoverageFamilies,
  reservedCoverageFilter,
  reservedCoverageList,
  reservedCoverageRegions,
  reservedCoverageSummary,
  reservedCoverageTransition,
  reservedCoverageTypes,
} from './coverage.ts';
import { reservedInventoryFilter, reservedInventoryList } from './inventory.ts';
import {
  reservedAgreementDetail,
  reservedAgreementList,
  reservedInstanceFamilyList,
  reservedServiceList,
  reservedUtilizationFamilies,
  reservedUtilizationFilter,
  reservedUtilizationRegions,
  reservedUtilizationSummary,
  reservedUtilizationTransition,
  reservedUtilizationTypes,
} from './utilization.ts';

export const reservedEndpoints = {
  reservedCoverageFilter,
  reservedCoverageList,
  reservedCoverageSummary,
  reservedCoverageTransition,
  reservedCoverageTypes,
  reservedCoverageRegions,
  reservedCoverageFamilies,
  reservedInventoryFilter,
  reservedInventoryList,
  reservedAgreementDetail,
  reservedAgreementList,
  reservedInstanceFamilyList,
  reservedServiceList,
  reservedUtilizationFilter,
  reservedUtilizationSummary,
  reservedUtilizationTransition,
  reservedUtilizationTypes,
  reservedUtilizationRegions,
  reservedUtilizationFamilies,
};
