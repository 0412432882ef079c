// Pages of advice over a graph that answers what a test says: a plan and a reservation, together and apart.
import { DecisionsPage } from '../../../web/pages/optimization/recommendations/decisions/DecisionsPage.tsx';
import { decisionsPage } from '../../../web/pages/optimization/recommendations/decisions/page.tsx';
import { ImportedPage } from '../../../web/pages/optimization/recommendations/imported/ImportedPage.tsx';
import { importedPage } from '../../../web/pages/optimization/recommendations/imported/page.tsx';
import { PortfolioPage } from '../../../web/pages/optimization/recommendations/portfolio/PortfolioPage.tsx';
import { portfolioPage } from '../../../web/pages/optimization/recommendations/portfolio/page.tsx';
import type { ShellViewer } from '../../../web/viewer/shell-viewer.ts';
import { type Answer, openPageAt } from './open-page.tsx';

/** A piece of advice as the graph answers it. */
export const piece = (key: string, more: object = {}) => ({
  ...{ __typename: 'Recommendation', key, kind: 'EC2', account: '011', accountName: 'Web', lookBackDays: 30 },
  ...{ termYears: 1, paymentOption: 'NO_UPFRONT', planType: null, instanceFamily: 'm5', deployment: null },
  ...{ instanceType: 'm5.large', region: 'us-east-1', regionName: 'N. Virginia', platform: 'Linux' },
  ...{ tenancy: 'Shared', offeringClass: 'standard', operation: null, isSizeFlexible: true },
  ...{ flexibilityGroup: null, commitment: null, quantity: 4, normalizedUnits: 16, averageUse: 5 },
  ...{ minimumUse: 3, maximumUse: 8, utilization: 95, coverage: 76, savingsRate: 22, monthlyOnDemand: 400 },
  ...{ monthlySavings: 88, savingsLow: null, savingsHigh: null, breakEvenUtilization: 73 },
  ...{ breakEvenMonths: null, breakEvenFall: 30, lockInMonths: 12.6, upfrontCost: 0, recurringCost: 200 },
  downside: [{ fallPercent: 10, monthlySavings: 70 }],
  rate: { discount: 27, file: 'rates.csv', from: '2024-01-01', isOfOtherTerms: false, source: 'TABLE' },
  decision: null,
  ...more,
});

export const plan = (key: string, commitment: number, monthlySavings: number) =>
  piece(key, {
    ...{ kind: 'SAVINGS_PLANS', planType: 'Compute', instanceFamily: null, instanceType: null },
    ...{ region: null, regionName: null, platform: null, quantity: null, commitment, monthlySavings },
  });

export const options = {
  accounts: [{ code: '011', name: 'Web' }],
  regions: [{ code: 'us-east-1', name: 'N. Virginia' }],
  instanceFamilies: ['m5'],
};

export const window = {
  ...{ start: '2024-05-01T00:00:00Z', end: '2024-05-31T00:00:00Z', hours: 720, leftOutHours: 0 },
  isDaily: false,
};

type Errors = Answer['errors'];
const withErrors = (errors: Errors) => (errors ? { errors } : {});

export function openPortfolio(at: string, recommendationPortfolio: object | null, errors?: Errors) {
  const viewer = { recommendations: { options }, recommendationPortfolio };
  return openPageAt(portfolioPage, PortfolioPage, at, { viewer, ...withErrors(errors) });
}

export function openImported(at: string, importedRecommendations: object) {
  return openPageAt(importedPage, ImportedPage, at, { viewer: { importedRecommendations } });
}

export function openDecisions(at: string, fields: object, viewer?: Partial<ShellViewer>) {
  return openPageAt(decisionsPage, DecisionsPage, at, { viewer: fields }, viewer);
}
