// Advice in the words of the graph.
import type { RecommendationKind } from '../../../../lib/commitments/recommendations.ts';
import type {
  AdviceAccountRow,
  AdviceRow,
  AdviceTotal,
  AdviceWindow,
  AzureAdviceRow,
  PlanAdviceRow,
  ReservationAdviceRow,
} from '../../../../upstream/contract/optimization/recommendations/rows.ts';
import type { AdviceSimulation } from '../../../../upstream/contract/optimization/recommendations/simulation.ts';
import type {
  Recommendation as GraphRecommendation,
  RecommendationSimulation as GraphSimulation,
  RecommendationAccount,
  RecommendationTotal,
  RecommendationWindow,
} from '../../../__generated__/graph-types.ts';
import { paymentOf } from './wire-words.ts';

/** What is decided on it comes with a call of its own. */
export type RecommendationParent = Omit<GraphRecommendation, 'decision'>;

export type SimulationParent = Omit<GraphSimulation, 'piece'> & { piece: RecommendationParent };

/** What only some kinds have. */
const NOT_TOLD = {
  averageUse: null,
  commitment: null,
  deployment: null,
  flexibilityGroup: null,
  instanceType: null,
  isSizeFlexible: null,
  maximumUse: null,
  minimumUse: null,
  normalizedUnits: null,
  offeringClass: null,
  operation: null,
  planType: null,
  platform: null,
  quantity: null,
  tenancy: null,
};

export function planAdviceOf(row: PlanAdviceRow): RecommendationParent {
  return {
    ...NOT_TOLD,
    ...figuresOf(row),
    kind: 'SAVINGS_PLANS',
    paymentOption: paymentOf(row.purchaseType),
    planType: row.spType,
    commitment: row.commitmentPerHour,
  };
}

export function reservationAdviceOf(
  kind: RecommendationKind,
  row: ReservationAdviceRow,
): RecommendationParent {
  return {
    ...NOT_TOLD,
    ...figuresOf(row),
    ...hourlyUseOf(row),
    kind,
    paymentOption: paymentOf(row.purchaseOption),
    deployment: row.azOption,
    instanceType: row.instanceType,
    isSizeFlexible: row.flexibility,
    offeringClass: row.offeringClass,
    operation: row.operation,
    platform: row.engine,
    quantity: row.purchaseQuantity,
    tenancy: row.tenancy,
  };
}

export function azureAdviceOf(row: AzureAdviceRow): RecommendationParent {
  return {
    ...NOT_TOLD,
    ...figuresOf(row),
    ...hourlyUseOf(row),
    kind: 'AZURE_VM',
    paymentOption: paymentOf(row.paymentOption),
    account: row.subscriptionId,
    accountName: row.subscriptionName,
    flexibilityGroup: row.flexibilityGroup,
    instanceType: row.name,
    isSizeFlexible: row.flexibilityGroup !== null,
    quantity: row.recommendedQuantity,
  };
}

function hourlyUseOf(row: ReservationAdviceRow | AzureAdviceRow) {
  return {
    averageUse: row.averageUsage,
    maximumUse: row.maximumUsage,
    minimumUse: row.minimumUsage,
    normalizedUnits: row.normalizedUnits,
  };
}

function figuresOf(row: PlanAdviceRow | ReservationAdviceRow | AzureAdviceRow) {
  return {
    key: row.recommendationId,
    account: row.accountId,
    accountName: row.accountName,
    lookBackDays: row.analysisPeriod,
    termYears: Number(row.term.slice(1, -1)),
    region: row.regionCode,
    regionName: row.regionName,
    instanceFamily: row.instanceFamily,
    breakEvenFall: row.breakEvenFall,
    breakEvenMonths: row.breakEvenMonths,
    breakEvenUtilization: row.breakEvenUtilization,
    coverage: row.coverage,
    downside: row.downside.map(({ percent, estimatedMonthlySavings, leastMonthlySavings }) => ({
      fallPercent: percent,
      monthlySavings: estimatedMonthlySavings,
      leastMonthlySavings,
    })),
    lockInMonths: row.lockInMonths,
    monthlyOnDemand: row.monthlyOnDemand,
    monthlySavings: row.estimatedMonthlySavings,
    rate: {
      discount: row.discount,
      file: row.rateName,
      from: row.rateFrom,
      isOfOtherTerms: row.isRateOfOtherTerms,
      source: row.rateSource,
    },
    recurringCost: row.recurringMonthlyCost,
    savingsHigh: row.savingHigh,
    savingsLow: row.savingLow,
    savingsRate: row.savingsRate,
    upfrontCost: row.upfrontCost,
    utilization: row.utilization,
  };
}

export function accountOf(row: AdviceAccountRow): RecommendationAccount {
  return {
    account: row.accountId,
    accountName: row.accountName,
    pieces: row.count,
    figures: totalOf(row),
  };
}

export function totalOf(row: AdviceTotal): RecommendationTotal {
  return {
    countedPieces: row.countedPieces,
    monthlySavings: row.estimatedMonthlySavings,
    monthlyOnDemand: row.monthlyOnDemand,
    recurringCost: row.recurringMonthlyCost,
    savingsRate: row.savingsRate,
    upfrontCost: row.upfrontCost,
  };
}

export function windowOf(window: AdviceWindow): RecommendationWindow | null {
  if (window === null) return null;
  const { start, end, hours, leftOutHours, resolution } = window;
  return { start, end, hours, leftOutHours, isDaily: resolution === 'day' };
}

export function anyAdviceOf(kind: RecommendationKind, row: AdviceRow): RecommendationParent {
  return {
    ...reservationAdviceOf(kind, { ...row, purchaseQuantity: 0 }),
    commitment: row.commitmentPerHour,
    flexibilityGroup: row.flexibilityGroup,
    planType: row.spType,
    quantity: row.purchaseQuantity,
  };
}

export function simulationOf(kind: RecommendationKind, wire: AdviceSimulation): SimulationParent | null {
  const { curve, currency, hours, backTest, capture, worst, bestSaving, leastRegret, targetCoverage } = wire;
  const { recommendation } = wire;
  if (curve === null || recommendation === null) return null;
  const { unit, ...rest } = curve;
  return {
    piece: anyAdviceOf(kind, recommendation),
    currency,
    window: windowOf(wire.window),
    ...{ mostSaving: bestSaving, leastRegret, targetCoverage },
    curve: { isInstances: unit === 'INSTANCES', ...rest },
    hours: { axis: hours.at, onDemand: hours.onDemand, isLeftOut: hours.isLeftOut },
    ...{ backTest, capture, worstMonth: worst },
  };
}
