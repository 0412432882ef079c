// Coverage and inventory of Savings Plans over a graph that answers what a test says.
import { PlanCoveragePage } from '../../../web/pages/optimization/savings-plans/coverage/PlanCoveragePage.tsx';
import { planCoveragePage } from '../../../web/pages/optimization/savings-plans/coverage/page.tsx';
import { PlanInventoryPage } from '../../../web/pages/optimization/savings-plans/inventory/PlanInventoryPage.tsx';
import { planInventoryPage } from '../../../web/pages/optimization/savings-plans/inventory/page.tsx';
import { type Answer, openPageAt } from './open-page.tsx';

const options = { accounts: [], products: [], regions: [], instanceFamilies: [] };

const figures = {
  coverage: 63.49,
  providerCoverage: 70.01,
  savingsPlansCost: 42.6,
  savingsPlansListCost: 57.18,
  onDemandCost: 24.5,
  totalCost: 67.1,
  reservedOnDemandCost: 0,
  savingsPlansUsageCoverage: 75,
  reservedUsageCoverage: 0,
  totalUsageCoverage: 75,
  onDemandHours: 60,
  reservedHours: 0,
  savingsPlansHours: 180,
  totalHours: 240,
};

export const coverageRow = (account: string, more: object = {}) => ({
  ...{ account, accountName: 'Web', product: 'Amazon Elastic Compute Cloud', region: 'us-east-1' },
  ...{ regionName: 'US East (N. Virginia)', instanceFamily: 'm5', currency: 'USD' },
  figures: { ...figures, ...more },
});

/** Of 100 dollars and 240 hours: plans 40 and 180, spot 10 and 40, on demand 50 and 20; no reservations. */
const mix = {
  ...{ savingsPlansCost: 40, savingsPlansHours: 180, reservedCost: 0, reservedHours: 0 },
  ...{ spotCost: 10, spotHours: 40, onDemandCost: 50, onDemandHours: 20, totalCost: 100, totalHours: 240 },
};
const mixRow = (account: string, hours: object = {}) => ({
  ...{ account, accountName: 'Web', region: '', regionName: '', instanceFamily: '' },
  mix: { ...mix, ...hours },
});
const NO_HOURS = {
  ...{ savingsPlansHours: null, reservedHours: null, spotHours: null, onDemandHours: null, totalHours: null },
};

export const coverage = {
  coverageOptions: options,
  coverage: { currency: 'USD', figures, rates: [], unconverted: [] },
  coverageTrend: {
    axis: ['2024-06-01', '2024-06-02'],
    currency: 'USD',
    unit: 'DAY',
    series: [
      {
        ...{ code: '', name: '', coverage: [60, 65], providerCoverage: [68, 71] },
        ...{ savingsPlansCost: [20, 22.6], onDemandCost: [12, 12.5] },
      },
    ],
  },
  coverageRows: { totalCount: 1, edges: [{ node: coverageRow('011') }] },
  mix: {
    currency: 'USD',
    totalCount: 21,
    total: mix,
    // Two accounts of one name, and one without hours.
    edges: [mixRow('011'), mixRow('012'), mixRow('013', NO_HOURS)].map((node) => ({ node })),
  },
};

export const openPlanCoverage = (at: string, savingsPlans: object = coverage, errors?: Answer['errors']) =>
  openPageAt(planCoveragePage, PlanCoveragePage, at, {
    viewer: { savingsPlans },
    ...(errors && { errors }),
  });

export const plan = (key: string, more: object = {}) => ({
  ...{ key, arn: `arn:aws:savingsplans::011:savingsplan/${key}`, account: '011', accountName: 'Web' },
  ...{ type: 'Compute Savings Plan', instanceFamily: 'Any', regionName: 'Any', paymentOption: 'No Upfront' },
  ...{ startsAt: null, endsAt: null, remainingDays: null, durationSeconds: null, commitment: 0.5 },
  ...{ upfrontPayment: null, recurringPayment: null, currency: 'USD' },
  ...more,
});

export const openPlanInventory = (at: string, ...plans: object[]) =>
  openPageAt(planInventoryPage, PlanInventoryPage, at, {
    viewer: {
      savingsPlans: {
        inventoryOptions: options,
        inventory: { totalCount: plans.length, edges: plans.map((node) => ({ node })), ends: [] },
      },
    },
  });
