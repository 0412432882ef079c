// Sample requests about commitments.

const commitments = { startDate: '202404', endDate: '202406' };

export const COMMITMENT_REQUESTS: Record<string, Record<string, unknown>> = {
  savingsPlanInventoryFilter: {},
  savingsPlanInventoryList: {},
  savingsPlanUtilizationFilter: commitments,
  savingsPlanUtilizationList: commitments,
  savingsPlanUtilizationSummary: commitments,
  savingsPlanUtilizationTransition: commitments,
  savingsPlanUtilizationTypes: commitments,
  savingsPlanUtilizationRegions: commitments,
  savingsPlanUtilizationFamilies: commitments,
  savingsPlanCoverageFilter: commitments,
  savingsPlanCoverageList: commitments,
  savingsPlanCoverageSummary: commitments,
  savingsPlanCoverageTransition: commitments,
  savingsPlanCoverageTypes: commitments,
  savingsPlanCoverageRegions: commitments,
  savingsPlanCoverageFamilies: commitments,
  integratedCoverageList: commitments,
};
