// Pages of advice over a graph that answers what a test says: a plan and a reservation, together and apart.
import { Ec2AdvicePage } from '../../../web/pages/optimization/recommendations/AdvicePages.tsx';
import { DecisionsPage } from '../../../web/pages/optimization/recommendations/decisions/DecisionsPage.tsx';
import { decisionsPage } from '../../../web/pages/optimization/recommendations/decisions/page.tsx';
import { ImportedPage } from '../../../web/pages/optimization/recommendations/imported/ImportedPage.tsx';
import { importedPage } from '../../../web/pages/optimization/recommendations/imported/page.tsx';
import { ec2AdvicePage } from '../../../web/pages/optimization/recommendations/pages.tsx';
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
  downside: [{ fallPercent: 10, monthlySavings: 70, leastMonthlySavings: 48 }],
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

const total = {
  ...{ monthlySavings: 88, monthlyOnDemand: 400, recurringCost: 200, savingsRate: 22, upfrontCost: 0 },
  countedPieces: 1,
};

/** Of EC2, with one piece unless told otherwise. */
export function openAdvice(
  at: string,
  { list = {} }: { list?: object } = {},
  viewer: Partial<ShellViewer> = {},
) {
  const found = {
    ...{ currency: 'USD', totalCount: 1, gaps: [], rates: [], window, total },
    edges: [{ node: piece('one') }],
    ...list,
  };
  const fields = { recommendations: { options, list: found } };
  return openPageAt(ec2AdvicePage, Ec2AdvicePage, at, { viewer: fields }, viewer);
}

/** Four machines run always and four never: each costs 0.10 an hour, 0.07 when it is reserved. */
export const simulation = {
  ...{ currency: 'USD', mostSaving: 4, leastRegret: 4, targetCoverage: null, window },
  piece: piece('one'),
  curve: {
    ...{ isInstances: true, step: 1, termMonths: 12, error: 0, onDemand: 0.4, price: 0.07, upfront: 0 },
    ...{ recurring: 0.07, quantities: [0, 4, 8], covered: [0, 0.4, 0.4], used: [0, 4, 4] },
  },
  hours: { axis: ['2024-05-01T00:00:00Z'], isLeftOut: [false], onDemand: [0.4] },
  backTest: [
    { month: '2024-03-01', months: 2, quantity: 4, promised: 90, realised: 86, best: 88, utilization: 97 },
  ],
  ...{ capture: 98, worstMonth: 80 },
};
