// Screens of Azure reservations, and of coverage, over a graph that answers what a test says.
import { AzureInventoryPage } from '../../../web/pages/optimization/azure-reservations/AzureInventoryPage.tsx';
import { AzureReservationsPage } from '../../../web/pages/optimization/azure-reservations/AzureReservationsPage.tsx';
import { AzureUtilizationPage } from '../../../web/pages/optimization/azure-reservations/AzureUtilizationPage.tsx';
import {
  azureInventoryPage,
  azureReservationsPage,
  azureUtilizationPage,
} from '../../../web/pages/optimization/azure-reservations/pages.tsx';
import { reservationCoveragePage } from '../../../web/pages/optimization/reservations/pages.tsx';
import { ReservationCoveragePage } from '../../../web/pages/optimization/reservations/ReservationCoveragePage.tsx';
import { type Answer, openPageAt } from './open-page.tsx';

const options = {
  accounts: [{ code: 'sub-1', name: 'Data platform' }],
  products: [],
  regions: [{ code: 'westeurope', name: 'West Europe' }],
  instanceFamilies: ['Ddsv4 Series'],
};
const NO_RATES = { rates: [], unconverted: [] };

/** 90 of 120 hours used; 45 of 60 dollars. */
export const figures = {
  utilization: 75,
  utilizationForm: 'QUANTITY',
  moneyUtilization: 75,
  totalPayment: 60,
  usedPayment: 45,
  unusedPayment: 15,
  onDemandSpend: 80,
  netSavings: 20,
  savingsRate: 25,
  usedQuantity: 90,
  unusedQuantity: 30,
  quantityUnit: 'Hours',
};

export const terms = (id: string) => ({
  id,
  fullId: `/providers/Microsoft.Capacity/reservationOrders/order/reservations/${id}`,
  name: id,
  account: 'sub-1',
  accountName: 'Data platform',
  product: 'Virtual Machines',
  instanceType: 'Standard_D4ds_v4',
  instanceFamily: 'Ddsv4 Series',
  region: 'westeurope',
  regionName: 'West Europe',
  paymentOption: 'No Upfront',
  startsAt: '2024-01-01T00:00:00Z',
  endsAt: null as string | null,
  termSeconds: null,
  remainingSeconds: null,
  status: 'active',
  isExpired: false,
});

export const azureReservation = (id: string, more: object = {}) => ({
  terms: terms(id),
  orderId: 'order',
  reservationScope: null,
  quantity: 4,
  term: 'P1Y',
  billingPlan: 'Monthly',
  skuId: 'Standard_D4ds_v4',
  utilization: 75,
  figures,
  hourlyPrice: 0.5,
  totalPrice: 60,
  currency: 'USD',
  ...more,
});

export const azureInventory = (nodes: object[], conversions: object = NO_RATES) => ({
  ...conversions,
  currency: 'USD',
  totalCount: nodes.length,
  total: { count: nodes.length, expiredCount: 1, totalPrice: 60 },
  edges: nodes.map((node) => ({ node })),
  ends: [],
});

const groups = (name: string) => ({
  currency: 'USD',
  totalCount: 1,
  edges: [{ node: { key: name, name, reservationCount: 2, figures } }],
});

export const trend = {
  axis: ['2024-05-01', '2024-06-01'],
  currency: 'USD',
  unit: 'MONTH',
  series: [
    {
      ...{ code: 'westeurope', name: 'West Europe', utilization: [50, 75] },
      ...{ usedPayment: [10, 45], unusedPayment: [10, 15] },
    },
  ],
};

export const utilization = {
  filterOptions: options,
  summary: { currency: 'USD', figures, ...NO_RATES },
  agreements: {
    currency: 'USD',
    totalCount: 1,
    edges: [{ node: { terms: terms('prod-vms'), figures } }],
  },
  families: groups('Ddsv4 Series'),
  services: groups('Virtual Machines'),
};

const azure = (parts: object) => ({
  viewer: { azureReservations: { filterOptions: options, ...parts } },
});

export const openAzureOverview = (
  at: string,
  inventory: object,
  more: object = {},
  errors?: Answer['errors'],
) =>
  openPageAt(azureReservationsPage, AzureReservationsPage, at, {
    ...azure({ inventory, utilization: { ...utilization, ...more } }),
    ...(errors && { errors }),
  });

export const openAzureInventory = (at: string, inventory: object) =>
  openPageAt(azureInventoryPage, AzureInventoryPage, at, azure({ inventory }));

export const openAzureUtilization = (at: string, more: object = {}) =>
  openPageAt(
    azureUtilizationPage,
    AzureUtilizationPage,
    at,
    azure({ utilization: { ...utilization, trend, ...more } }),
  );

const usage = (reserved: number, onDemand: number) => ({
  ...{ onDemand, reserved, savingsPlans: 20, total: reserved + onDemand },
  ...{ totalWithPlans: reserved + onDemand + 20, coverage: (100 * reserved) / (reserved + onDemand) },
  coverageWithPlans: (100 * (reserved + 20)) / (reserved + onDemand + 20),
});

/** 25 % by hours, 40 % by units. */
const covered = {
  ...{ onDemandCost: 30, savingsPlansCost: 5, reservedOnDemandCost: 15, totalCost: 50 },
  ...{ hours: usage(20, 60), units: usage(80, 120) },
};

const uncovered = { ...covered, hours: usage(0, 10), units: usage(0, 40) };

export const openReservationCoverage = (at: string) =>
  openPageAt(reservationCoveragePage, ReservationCoveragePage, at, {
    viewer: {
      reservedInstances: {
        coverage: {
          filterOptions: options,
          summary: { currency: 'USD', figures: covered, ...NO_RATES },
          trend: {
            axis: ['2024-05-01', '2024-06-01'],
            unit: 'MONTH',
            series: [
              { code: 'm5', name: 'm5', figures: [null, covered] },
              { code: 'c5', name: 'c5', figures: [uncovered, uncovered] },
            ],
          },
          rows: { currency: 'USD', totalCount: 0, edges: [] },
        },
      },
    },
  });
