// What the specification names and the portal does not serve yet, by service: when one is built, its line goes.

const savingsPlans = ['SavingsPlans', 'Account', 'SpSimulation'].map(
  (name) => `/optimization/savingsplans/Recommendation/${name}`,
);

const azureReservations = ['ri/filter', 'ri/list'].map((name) => `/optimization/azure/reserved/${name}`);

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
  ...azureReservations,
  ...recommendations,
  ...operations,
]);
