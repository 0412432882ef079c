// Sample requests about commitments.
import { azureReservedEndpoints } from '../../../upstream/contract/optimization/azure-reserved/azure-reserved.ts';
import { azureAdviceEndpoints } from '../../../upstream/contract/optimization/recommendations/azure.ts';
import { decisionEndpoints } from '../../../upstream/contract/optimization/recommendations/decisions.ts';
import { importedAdviceEndpoints } from '../../../upstream/contract/optimization/recommendations/imported.ts';
import { portfolioEndpoints } from '../../../upstream/contract/optimization/recommendations/portfolio.ts';
import { promiseEndpoints } from '../../../upstream/contract/optimization/recommendations/promises.ts';
import { reservedAdviceEndpoints } from '../../../upstream/contract/optimization/recommendations/reserved.ts';
import { savingsPlanAdviceEndpoints } from '../../../upstream/contract/optimization/recommendations/savings-plans.ts';
import { reservedEndpoints } from '../../../upstream/contract/optimization/reserved/endpoints.ts';

const commitments = { startDate: '202404', endDate: '202406' };

/** As they are made first; see prepared-requests.ts. */
const reminders = {
  days: [90, 30],
  recipientList: ['viewer@skyledger.example'],
  lowPercent: 80,
  version: 0,
};

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
  savingsPlanReminders: {},
  saveSavingsPlanReminders: reminders,
  reservedReminders: {},
  saveReservedReminders: reminders,
  azureReservedReminders: {},
  saveAzureReservedReminders: reminders,
};

/** Those of AWS reservations are of Workshop, which has some. */
const reserved = { startDate: '201810', endDate: '201811' };
const azureReserved = { startDate: '202406', endDate: '202406' };

function forEach<Value>(endpoints: object, value: Value): Record<string, Value> {
  return Object.fromEntries(Object.keys(endpoints).map((name) => [name, value]));
}

export const RESERVATION_COMPANIES = {
  ...forEach(reservedEndpoints, 'workshop'),
  ...forEach(savingsPlanAdviceEndpoints, 'workshop'),
  ...forEach(reservedAdviceEndpoints, 'workshop'),
  ...forEach(decisionEndpoints, 'workshop'),
  ...forEach(portfolioEndpoints, 'workshop'),
  ...forEach(importedAdviceEndpoints, 'workshop'),
  ...forEach(promiseEndpoints, 'workshop'),
};

export const RESERVATION_REQUESTS = {
  ...forEach(reservedEndpoints, reserved),
  ...forEach(azureReservedEndpoints, azureReserved),
  ...forEach(savingsPlanAdviceEndpoints, {}),
  adviceFilter: { kind: 'EC2' },
  ...forEach(reservedAdviceEndpoints, {}),
  ...forEach(azureAdviceEndpoints, {}),
  ...forEach(portfolioEndpoints, {}),
  ...forEach(importedAdviceEndpoints, {}),
  ...forEach(promiseEndpoints, {}),
  saveLedgerMail: { recipientList: [], cyleDay: 11, cyleLocale: 'KST', cyleTm: '10:00' },
  adviceDecisionList: {},
  adviceLedgerOf: { recommendationId: 'none' },
  adviceDecisionHistory: { recommendationId: 'none' },
  decideAdvice: { kind: 'EC2', recommendationId: 'none', version: 0, state: 'OPEN' },
  linkPurchase: { recommendationId: 'none', version: 0, commitmentIds: [] },
};
