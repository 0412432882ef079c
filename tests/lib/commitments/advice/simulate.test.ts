// The figures beside the slider, its curve, the frontier and the ladder.
import { describe, expect, it } from 'vitest';
import { curveOf, curveValuation } from '../../../../lib/commitments/advice/curve.ts';
import { frontierOf, ladderOf } from '../../../../lib/commitments/advice/frontier.ts';
import { chosenSize } from '../../../../lib/commitments/advice/goals.ts';
import { downsideOf, simulate } from '../../../../lib/commitments/advice/simulate.ts';
import { MONTH_HOURS, savingAt } from '../../../../lib/commitments/advice/valuation.ts';
import { seeded } from '../../../support/faults/seeded.ts';
import { PLAN, planValuation } from './hours.ts';

const DAY = [...Array(8).fill(10), ...Array(12).fill(6), ...Array(4).fill(2)] as number[];
const valuation = planValuation([{ discount: 0.3, costs: DAY }]);

describe('a plan of 4.2 an hour', () => {
  it('saves 27.2 a day of 160', () => {
    const told = simulate(valuation, PLAN, 4.2);
    expect(told.monthlySaving).toBeCloseTo((27.2 / 24) * MONTH_HOURS, 9);
    expect(told.coverage).toBeCloseTo((100 * 128) / 160, 9);
    expect(told.savingsRate).toBeCloseTo((100 * 27.2) / 160, 9);
    expect(told.breakEvenMonths).toBe(0);
    // It replaces 128 of on-demand cost for 100.8: 9.45 months of this usage pay for 12 months.
    expect(told.lockInMonths).toBeCloseTo((12 * 100.8) / 128, 9);
  });

  it('is worth nothing when usage falls to where its hours are worth their price', () => {
    const told = simulate(valuation, PLAN, 4.2);
    const fall = (told.breakEvenFall as number) / 100;
    const fallen = planValuation([{ discount: 0.3, costs: DAY.map((cost) => cost * (1 - fall)) }]);
    expect(savingAt(fallen, 1, 4.2)).toBeCloseTo(0, 7);
  });

  it('has the downside of hours that have really fallen', () => {
    for (const { percent, monthlySaving } of downsideOf(valuation, PLAN, 4.2)) {
      const fallen = planValuation([{ discount: 0.3, costs: DAY.map((cost) => cost * (1 - percent / 100)) }]);
      expect(monthlySaving).toBeCloseTo(MONTH_HOURS * savingAt(fallen, 1, 4.2), 6);
    }
  });

  it('saves over its term what the months before and after a fall save', () => {
    const [, fallen] = downsideOf(valuation, PLAN, 4.2);
    const whole = simulate(valuation, PLAN, 4.2).monthlySaving;
    const told = simulate(valuation, PLAN, 4.2, { percent: 20, afterMonths: 3 });
    expect(told.termSaving).toBeCloseTo(3 * whole + 9 * (fallen?.monthlySaving ?? 0), 6);
    expect(told.leastTermSaving).toBeCloseTo(3 * whole + 9 * (fallen?.leastMonthlySaving ?? 0), 6);
  });

  it('says what is left at the least, whichever hours a fall has: all of it was covered, up to all that is paid', () => {
    const least = (size: number) => downsideOf(valuation, PLAN, size).map((each) => each.leastMonthlySaving);
    // Of a day it replaces 128 of 160 for 100.8; 16, 32 and 48 of that are gone.
    const ofDay = [128 - 16, 128 - 32, 128 - 48].map((covered) => (MONTH_HOURS * (covered - 100.8)) / 24);
    least(4.2).forEach((saving, place) => {
      expect(saving).toBeCloseTo(ofDay[place] as number, 6);
    });
    expect(least(0.1).at(-1)).toBeCloseTo(-0.1 * MONTH_HOURS, 9);
  });

  it('pays back what is paid at once', () => {
    const upfront = { ...PLAN, upfront: 12 * MONTH_HOURS, recurring: 0 };
    const told = simulate(valuation, upfront, 4.2);
    expect(told.breakEvenMonths).toBeCloseTo((4.2 * 12 * 24) / 128, 9);
    expect(simulate(valuation, { ...upfront, upfront: 1e9 }, 7).breakEvenMonths).toBeGreaterThan(12);
  });
});

describe('the curve of a slider', () => {
  const random = seeded(7).next;
  const costs = (most: number) => Array.from({ length: 1440 }, () => Number((most * random()).toFixed(5)));
  const busy = planValuation([
    { discount: 0.55, costs: costs(5) },
    { discount: 0.27, costs: costs(20) },
    { discount: 0.1, costs: costs(2) },
  ]);
  const curve = curveOf(busy, 'MONEY', PLAN);

  it('has few points, and is off by no more than it says', () => {
    expect(curve.x.length).toBeLessThanOrEqual(240);
    const drawn = curveValuation(curve);
    for (let size = 0; size < busy.peak * 1.1; size += busy.peak / 500) {
      const [exact, near] = [busy.at(size), drawn.at(size)];
      expect(exact.covered - near.covered).toBeGreaterThan(-1e-7);
      expect(exact.covered - near.covered).toBeLessThanOrEqual(curve.error + 1e-9);
    }
    expect(curve.error).toBeLessThan(busy.onDemand * 1e-3);
  });

  it('chooses what the hours choose', () => {
    const best = chosenSize(busy, PLAN, { by: 'saving' }) as number;
    const drawn = curveValuation(curve);
    expect(drawn.at(best).covered).toBeCloseTo(busy.at(best).covered, 9);
    expect(Math.abs((chosenSize(drawn, PLAN, { by: 'saving' }) as number) - best)).toBeLessThan(0.2);
  });

  it('of nothing is a point', () => {
    expect(curveOf(planValuation([]), 'MONEY', PLAN)).toMatchObject({ x: [0], covered: [0], onDemand: 0 });
  });
});

describe('the frontier', () => {
  it('goes from nothing to the peak, over the best size', () => {
    const points = frontierOf(valuation, PLAN, 71);
    expect(points).toHaveLength(71);
    expect(points[0]).toMatchObject({ size: 0, monthlySaving: 0, utilization: null });
    expect(points.at(-1)?.size).toBeCloseTo(7, 9);
    const best = points.toSorted((one, other) => other.monthlySaving - one.monthlySaving)[0];
    expect(best?.size).toBeCloseTo(4.2, 9);
  });
});

describe('a ladder', () => {
  it('adds up to the size in whole steps', () => {
    const steps = ladderOf(valuation, PLAN, { size: 4.2, purchases: 4, firstMonth: '2024-11-01' });
    expect(steps.map(({ size }) => size)).toEqual([1.05, 1.05, 1.05, 1.05]);
    expect(steps.map(({ month }) => month)).toEqual(['2024-11-01', '2024-12-01', '2025-01-01', '2025-02-01']);
    expect(steps.at(-1)).toMatchObject({ inForce: 4.2, endsMonth: '2026-02-01' });
    expect(steps.at(-1)?.monthlySaving).toBeCloseTo(simulate(valuation, PLAN, 4.2).monthlySaving, 9);
  });
  it('of machines buys whole ones', () => {
    const price = { ...PLAN, price: 0.5, step: 1 };
    const sizes = ladderOf(valuation, price, { size: 7, purchases: 3, firstMonth: '2024-01-01' }).map(
      ({ size }) => size,
    );
    expect(sizes.reduce((sum, each) => sum + each, 0)).toBe(7);
    expect(sizes.every(Number.isInteger)).toBe(true);
  });
});
