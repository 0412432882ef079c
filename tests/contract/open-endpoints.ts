// What the specification names and the portal does not serve yet, by service: when one is built, its line goes.

const savingsPlans = ['SavingsPlans', 'Account', 'SpSimulation'].map(
  (name) => `/optimization/savingsplans/Recommendation/${name}`,
);

const reservations = [
  ...['coverage/filter', 'coverage/list', 'coverage/total_summary', 'coverage/transition'],
  ...['inventory/filter', 'inventory/list', 'utilization/filter', 'utilization/agreementList'],
  ...['utilization/agreementDetail', 'utilization/instanceFamilyList', 'utilization/serviceList'],
  ...['utilization/total_summary', 'utilization/transition'],
].map((name) => `/optimization/reserved/${name}`);

const azureReservations = [
  ...['inventory/filter', 'inventory/list', 'utilization/filter', 'utilization/agreementList'],
  ...['utilization/agreementDetail', 'utilization/instanceFamilyList', 'utilization/serviceList'],
  ...['utilization/total_summary', 'utilization/transition', 'utilization/transition_types'],
  ...['utilization/transition_regions', 'utilization/transition_familise', 'ri/filter', 'ri/list'],
].map((name) => `/optimization/azure/reserved/${name}`);

const recommendations = [
  ...['Ec2Recommendation/Ec2Ri', 'Ec2Recommendation/Ec2RiAccount', 'Ec2Recommendation/Ec2RiSimulation'],
  ...['RdsRecommendation/RdsRi', 'RdsRecommendation/RdsRiAccount', 'RdsRecommendation/RdsRiSimulation'],
  ...['OpnsrchRecommendation/OpnsrchRi', 'OpnsrchRecommendation/OpnsrchRiAccount'],
  'OpnsrchRecommendation/OpnsrchRiRiSimulation',
].map((name) => `/optimization/${name}`);

const operations = [
  ...['CspOperationStatus/list', 'CspOperationStatus/view/list', 'CspOperationStatus/list/repair'],
  ...['CspOperationStatus/list/delete', 'CspOperationStatus/list/update'],
  ...['CspOperationStatus/distribution/list', 'CspOperationStatus/distribution/list/insert'],
  ...['CloudCnvRoiCal/list', 'CloudCnvRoiCal/list/update', 'CloudCnvRoiCal/list/delete'],
].map((name) => `/mis/${name}`);

/** Paths below the base path of their service. */
export const OPEN_ENDPOINTS: ReadonlySet<string> = new Set([
  ...savingsPlans,
  ...reservations,
  ...azureReservations,
  ...recommendations,
  ...operations,
]);
