// The size that advice chooses: by hand, and against trying every step.
import { describe, expect, it } from 'vitest';
import { chosenSize, quantileOptimum } from '../../../../lib/commitments/advice/goals.ts';
import { hoursValuation as hoursOf } from '../../../../lib/commitments/advice/hours.ts';
import { simulate } from '../../../../lib/commitments/advice/simulate.ts';
import { savingAfterFall, savingAt } from '../../../../lib/commitments/advice/valuation.ts';
import { seeded } from '../../../support/faults/seeded.ts';
import { PLAN, planValuation, triedSteps } from './hours.ts';

const repeated = (...parts: [count: number, cost: number][]) =>
  parts.flatMap(([count, cost]) => Array.from({ length: count }, () => cost));

/** A day: 8 hours at 10, 12 at 6, 4 at 2. */
const DAY = repeated([8, 10], [12, 6], [4, 2]);

describe('one discount', () => {
  const valuation = planValuation([{ discount: 0.3, costs: DAY }]);
  const saved = (size: number) => Number((24 * savingAt(valuation, 1, size)).toFixed(9));

  it('buys the quantile of the hours', () => {
    expect(chosenSize(valuation, PLAN, { by: 'saving' })).toBe(4.2);
    expect(quantileOptimum(DAY, 0.3)).toBeCloseTo(4.2, 12);
    expect(saved(4.2)).toBe(27.2);
    expect(simulate(valuation, PLAN, 4.2).utilization).toBeCloseTo(88.888_889, 5);
  });

  it('saves less at the mean, and loses at the peak', () => {
    expect(saved(4.667)).toBeCloseTo(21.3, 1);
    expect(saved(7)).toBe(-8);
  });

  it('reaches a coverage by the least size, or says that it cannot', () => {
    const half = chosenSize(valuation, PLAN, { by: 'coverage', percent: 50 }) as number;
    expect(simulate(valuation, PLAN, half).coverage).toBeGreaterThanOrEqual(50);
    expect(simulate(valuation, PLAN, half - 0.001).coverage).toBeLessThan(50);
    expect(chosenSize(valuation, PLAN, { by: 'coverage', percent: 100 })).toBe(7);
    expect(chosenSize(valuation, PLAN, { by: 'coverage', percent: 101 })).toBeNull();
  });
});

describe('several discounts', () => {
  it('pay the largest first', () => {
    const valuation = planValuation([
      { discount: 0.4, costs: repeated([24, 4]) },
      { discount: 0.2, costs: repeated([12, 4], [12, 0]) },
    ]);
    expect(chosenSize(valuation, PLAN, { by: 'saving' })).toBe(2.4);
    expect(24 * savingAt(valuation, 1, 2.4)).toBeCloseTo(38.4, 9);
  });
});

describe('nothing to save', () => {
  it('buys nothing', () => {
    const shallow = planValuation([{ discount: 0.1, costs: repeated([20, 0], [4, 10]) }]);
    expect(chosenSize(shallow, PLAN, { by: 'saving' })).toBe(0);
    expect(chosenSize(planValuation([]), PLAN, { by: 'saving' })).toBe(0);
    expect(simulate(shallow, PLAN, 0)).toMatchObject({
      monthlySaving: 0,
      utilization: null,
      lockInMonths: null,
    });
  });
});

describe('any hours', () => {
  const drawn = Array.from({ length: 40 }, (_, seed) => {
    const random = seeded(seed + 1).next;
    const hours = 5 + Math.floor(random() * 60);
    const parts = Array.from({ length: 1 + Math.floor(random() * 3) }, (_, index) => ({
      discount: 0.7 - 0.2 * index - 0.1 * random(),
      costs: Array.from({ length: hours }, () => (random() < 0.2 ? 0 : Number((3 * random()).toFixed(4)))),
    }));
    return { parts, valuation: planValuation(parts) };
  });

  it('are covered as well as trying every thousandth does', () => {
    for (const { valuation } of drawn) {
      const size = chosenSize(valuation, PLAN, { by: 'saving' }) as number;
      const tried = triedSteps(PLAN, valuation);
      expect(savingAt(valuation, 1, size)).toBeCloseTo(tried.saving, 7);
      expect(Math.abs(size - tried.size)).toBeLessThan(0.0015);
    }
  });

  it('have the quantile as their optimum where there is one discount', () => {
    for (const { parts } of drawn) {
      const [{ discount, costs } = { discount: 0, costs: [] }] = parts;
      const valuation = planValuation([{ discount, costs }]);
      const size = chosenSize(valuation, PLAN, { by: 'saving' }) as number;
      const closed = savingAt(valuation, 1, quantileOptimum(costs, discount));
      expect(savingAt(valuation, 1, size)).toBeGreaterThan(closed - 0.001);
      expect(closed).toBeGreaterThan(savingAt(valuation, 1, size) - 1e-7);
    }
  });

  it('are regretted least where trying every step says so', () => {
    const falls = [0, 0.1, 0.2, 0.3];
    for (const { valuation } of drawn) {
      const best = chosenSize(valuation, PLAN, { by: 'saving' }) as number;
      const bests = falls.map((fall) => savingAfterFall(valuation, 1, { size: best * (1 - fall), fall }));
      const regret = (size: number) =>
        Math.max(
          ...falls.map((fall, index) => (bests[index] ?? 0) - savingAfterFall(valuation, 1, { size, fall })),
        );
      const size = chosenSize(valuation, PLAN, { by: 'regret' }) as number;
      const tried = Array.from({ length: Math.round(best * 1000) + 1 }, (_, count) => regret(count / 1000));
      expect(regret(size)).toBeCloseTo(Math.min(...tried), 6);
      expect(size).toBeLessThanOrEqual(best);
    }
  });
});

describe('reservations', () => {
  it('buy a machine that is used in more hours than it costs of the on-demand price', () => {
    const scale = 1e6;
    const machines = repeated([10, 3], [14, 1]);
    const layer = {
      value: Float64Array.from(machines, (count) => count * 0.1 * scale),
      capacity: Float64Array.from(machines, (count) => count * scale),
    };
    const window = { slots: 24, scale, layers: [layer] };
    const size = (price: number) => chosenSize(hoursOf(window), { price, step: 1 }, { by: 'saving' });
    // Two of three machines run in 10 of 24 hours: 41.67 %.
    expect(size(0.0416)).toBe(3);
    expect(size(0.0417)).toBe(1);
    expect(size(0.1)).toBe(0);
  });
});
