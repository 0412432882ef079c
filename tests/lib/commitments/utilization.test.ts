// The specification's formulas of use and saving, with its edges (optimisation, section 9).
import { describe, expect, it } from 'vitest';
import { utilizationOf } from '../../../lib/commitments/utilization.ts';

describe('use of a commitment', () => {
  it('is of used and unused, and the saving of what was used', () => {
    expect(utilizationOf({ used: 42.6, unused: 0.6, onDemand: 57.18 })).toEqual({
      usePayment: 42.6,
      unusedPayment: 0.6,
      totalPayment: 43.2,
      ondemandSpend: 57.18,
      netSavings: 13.98,
      utilization: 98.61111111111111,
      netSavingsUtil: 24.449108079748164,
    });
  });

  it('adds amounts exactly', () => {
    expect(utilizationOf({ used: 0.1, unused: 0.2, onDemand: 0.3 })).toMatchObject({
      totalPayment: 0.3,
      netSavings: 0,
    });
  });

  it('has no rate of saving without use, and a loss', () => {
    expect(utilizationOf({ used: 0, unused: 87.87, onDemand: 0 })).toMatchObject({
      utilization: 0,
      netSavings: -87.87,
      netSavingsUtil: null,
    });
  });

  it('has no percents without a commitment', () => {
    expect(utilizationOf({ used: 0, unused: 0, onDemand: 0 })).toMatchObject({
      utilization: null,
      netSavingsUtil: null,
    });
  });

  it('shows a saving below 0', () => {
    expect(utilizationOf({ used: 10, unused: 10, onDemand: 16 }).netSavingsUtil).toBe(-25);
  });
});
