// Coverage by cost and by usage, both ways of reckoning it, and what is unknown (optimisation, section 9).
import { describe, expect, it } from 'vitest';
import { planCoverageOf, usageCoverageOf } from '../../../lib/commitments/coverage.ts';

describe('coverage of plans', () => {
  it('is by what was paid, and the provider reckons with list cost', () => {
    expect(planCoverageOf({ savingsPlans: 30, savingsPlansList: 40, onDemand: 20 })).toEqual({
      savingsPlansCost: 30,
      savingsPlansListCost: 40,
      onDemandCost: 20,
      totalCost: 50,
      coverageUtil: 60,
      providerCoverageUtil: 66.66666666666667,
    });
  });

  it('is unknown without cost', () => {
    expect(planCoverageOf({ savingsPlans: 0, savingsPlansList: 0, onDemand: 0 })).toMatchObject({
      coverageUtil: null,
      providerCoverageUtil: null,
    });
  });
});

describe('coverage of usage', () => {
  it('has parts that add up to what any commitment covered', () => {
    expect(usageCoverageOf({ onDemand: 50, reserved: 30, savingsPlans: 20 })).toMatchObject({
      totalUsage: 100,
      reservedUsageCoverage: 30,
      savingsPlansUsageCoverage: 20,
      totalUsageCoverage: 50,
    });
  });

  it('is unknown without usage', () => {
    expect(usageCoverageOf({ onDemand: 0, reserved: 0, savingsPlans: 0 }).totalUsageCoverage).toBeNull();
  });
});
