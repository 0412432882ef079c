// How much of what could be covered was covered: by cost for plans, by usage for reservations, never averaged.
import { sumMoney } from '../money/money.ts';
import { percentOrNull } from './ratio.ts';

/** Of usage that a Savings Plan can cover; one currency. */
export interface PlanCoverageCosts {
  /** Effective cost of what plans covered. */
  savingsPlans: number;
  /** List cost of the same usage. */
  savingsPlansList: number;
  /** Cost of what no commitment covered. */
  onDemand: number;
}

export interface PlanCoverage {
  savingsPlansCost: number;
  onDemandCost: number;
  /** Savings Plans cost plus on-demand cost. */
  totalCost: number;
  /** 100 x Savings Plans cost / total cost; null without cost. */
  coverageUtil: number | null;
  /** List cost of the covered usage: what the provider reckons with. */
  savingsPlansListCost: number;
  /** 100 x that list cost / (that plus on-demand cost): the provider's own way. */
  providerCoverageUtil: number | null;
}

export function planCoverageOf(costs: PlanCoverageCosts): PlanCoverage {
  const { savingsPlans, savingsPlansList, onDemand } = costs;
  const totalCost = sumMoney([savingsPlans, onDemand]);
  return {
    savingsPlansCost: savingsPlans,
    onDemandCost: onDemand,
    totalCost,
    coverageUtil: percentOrNull(savingsPlans, totalCost),
    savingsPlansListCost: savingsPlansList,
    providerCoverageUtil: percentOrNull(savingsPlansList, sumMoney([savingsPlansList, onDemand])),
  };
}

/** In one unit: machine hours, or normalised units. */
export interface CoveredUsage {
  onDemand: number;
  reserved: number;
  savingsPlans: number;
}

export interface UsageCoverage {
  onDemandUsage: number;
  reservedUsage: number;
  savingsPlansUsage: number;
  totalUsage: number;
  /** 100 x each part / total usage; null without usage. */
  reservedUsageCoverage: number | null;
  savingsPlansUsageCoverage: number | null;
  /** 100 x what any commitment covered / total usage. */
  totalUsageCoverage: number | null;
}

export function usageCoverageOf({ onDemand, reserved, savingsPlans }: CoveredUsage): UsageCoverage {
  const covered = sumMoney([reserved, savingsPlans]);
  const totalUsage = sumMoney([covered, onDemand]);
  return {
    onDemandUsage: onDemand,
    reservedUsage: reserved,
    savingsPlansUsage: savingsPlans,
    totalUsage,
    reservedUsageCoverage: percentOrNull(reserved, totalUsage),
    savingsPlansUsageCoverage: percentOrNull(savingsPlans, totalUsage),
    totalUsageCoverage: percentOrNull(covered, totalUsage),
  };
}
