// Screens of commitments over a graph that answers what a test says: a plan with its use, and reservations in the inventory.

import { reservationInventoryPage } from '../../../web/pages/optimization/reservations/pages.tsx';
import { ReservationInventoryPage } from '../../../web/pages/optimization/reservations/ReservationInventoryPage.tsx';
import { savingsPlansPage } from '../../../web/pages/optimization/savings-plans/overview/page.tsx';
import { SavingsPlansPage } from '../../../web/pages/optimization/savings-plans/overview/SavingsPlansPage.tsx';
import { PlanUtilizationPage } from '../../../web/pages/optimization/savings-plans/utilization/PlanUtilizationPage.tsx';
import { planUtilizationPage } from '../../../web/pages/optimization/savings-plans/utilization/page.tsx';
import type { ShellViewer } from '../../../web/viewer/shell-viewer.ts';
import { type Answer, openPageAt } from './open-page.tsx';

const options = {
  accounts: [{ code: '011', name: 'Web' }],
  products: [],
  regions: [{ code: 'us-east-1', name: 'N. Virginia' }],
  instanceFamilies: ['t2'],
};

const figures = {
  utilization: 98.61,
  savingsRate: 24.45,
  netSavings: 13.98,
  onDemandSpend: 57.18,
  totalPayment: 43.2,
  usedPayment: 42.6,
  unusedPayment: 0.6,
};

/** A plan that was used at 98.61 %. */
export const used = {
  utilizationOptions: options,
  utilization: { currency: 'USD', figures, rates: [], unconverted: [] },
  utilizationTrend: {
    axis: ['2024-06-01', '2024-06-02'],
    currency: 'USD',
    unit: 'DAY',
    series: [
      { code: '', name: '', utilization: [98, 99], usedPayment: [20, 22.6], unusedPayment: [0.4, 0.2] },
    ],
  },
  agreements: {
    totalCount: 1,
    edges: [
      {
        node: {
          key: 'plan-1',
          account: '011',
          accountName: 'Web',
          type: 'Compute Savings Plan',
          instanceFamily: 'Any',
          regionName: 'Any',
          endsAt: null,
          currency: 'USD',
          figures,
        },
      },
    ],
  },
};

export function openPlanUtilization(
  at: string,
  savingsPlans: object,
  errors?: Answer['errors'],
  viewer: Partial<ShellViewer> = {},
) {
  const answer = { viewer: { savingsPlans }, ...(errors && { errors }) };
  return openPageAt(planUtilizationPage, PlanUtilizationPage, at, answer, viewer);
}

/** Of one type with these figures. */
export function openPlanOverview(at: string, ofType: object, viewer: Partial<ShellViewer> = {}) {
  const type = { type: 'Compute Savings Plan', plans: 1, commitment: 0.06, commitmentCurrency: 'USD' };
  const types = [{ ...type, currency: 'USD', figures: ofType }];
  const range = { start: '2024-06-01', end: '2024-06-30' };
  const savingsPlans = {
    ...{ utilizationOptions: options, utilization: { ...used.utilization, range }, types },
  };
  return openPageAt(savingsPlansPage, SavingsPlansPage, at, { viewer: { savingsPlans } }, viewer);
}

const terms = (id: string, isExpired: boolean) => ({
  id,
  fullId: `arn:${id}`,
  name: id,
  account: '011',
  accountName: 'Web',
  product: 'Amazon Elastic Compute Cloud',
  instanceType: 'c5.large',
  instanceFamily: 'c5',
  region: 'us-east-1',
  regionName: 'N. Virginia',
  paymentOption: 'No Upfront',
  startsAt: '2023-07-01T00:00:00Z',
  endsAt: isExpired ? '2024-06-01T00:00:00Z' : null,
  termSeconds: null,
  remainingSeconds: isExpired ? 0 : null,
  status: isExpired ? 'expired' : 'active',
  isExpired,
});

/** An AWS reservation of the inventory, of which the data tell little. */
export const instance = (id: string, isExpired = false) => ({
  terms: terms(id, isExpired),
  count: 2,
  normalizationFactor: 4,
  normalizedUnits: 8,
  offerClass: null,
  tenancy: null,
  isMultiZone: null,
  reservationScope: null,
  platform: null,
  operation: null,
  billingFrequency: 'RECURRING',
  hourlyFee: 0.1,
  hourlyFeeEach: 0.05,
  upfrontFee: 0,
  upfrontFeeEach: 0,
  feeCurrency: 'USD',
  charged: 72,
  currency: 'USD',
  createdAt: null,
  tags: [],
});

export const inventory = (nodes: object[], ends: object[] = []) => ({
  filterOptions: options,
  inventory: {
    currency: 'USD',
    totalCount: nodes.length,
    total: { charged: 72, count: 1, expiredCount: 1, instances: 2, normalizedUnits: 8 },
    edges: nodes.map((node) => ({ node })),
    ends,
    ...{ rates: [] as object[], unconverted: [] as object[] },
  },
});

export function openReservationInventory(
  at: string,
  reservedInstances: object,
  viewer: Partial<ShellViewer> = {},
) {
  return openPageAt(
    reservationInventoryPage,
    ReservationInventoryPage,
    at,
    { viewer: { reservedInstances } },
    viewer,
  );
}
