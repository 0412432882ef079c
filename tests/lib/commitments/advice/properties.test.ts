// What holds of any usage, against trying every size by a reckoning of its own, hour by hour.
import { describe, expect, it } from 'vitest';
import { type History, sizeByRule } from '../../../../lib/commitments/advice/back-test.ts';
import { monthlyBound } from '../../../../lib/commitments/advice/day-bound.ts';
import { ladderOf } from '../../../../lib/commitments/advice/frontier.ts';
import { chosenSize } from '../../../../lib/commitments/advice/goals.ts';
import { grainScale, hoursValuation, inGrains } from '../../../../lib/commitments/advice/hours.ts';
import { downsideOf, simulate } from '../../../../lib/commitments/advice/simulate.ts';
import { MONTH_HOURS, savingAt } from '../../../../lib/commitments/advice/valuation.ts';
import { seeded } from '../../../support/faults/seeded.ts';
import { PLAN, planHours, planValuation } from './hours.ts';

const SEEDS = Array.from({ length: 25 }, (_, seed) => seed + 1);
const times = <T>(count: number, make: (place: number) => T) =>
  Array.from({ length: count }, (_, place) => make(place));
const NEAR = 0.001;

/** On-demand cost by hour of usage that comes and goes. */
function drawnCosts(random: () => number, hours: number): number[] {
  const level = 0.5 + random();
  return times(hours, (hour) => {
    const day = 1 + 0.3 * Math.sin((hour * Math.PI) / 12);
    return random() < 0.1 ? 0 : Number((level * day * (0.8 + 0.4 * random())).toFixed(6));
  });
}

/** Of an hour on average: what is replaced, deepest discount first, less what is paid. */
function planSaving(parts: readonly { discount: number; costs: readonly number[] }[], size: number): number {
  const deepest = [...parts].sort((one, other) => other.discount - one.discount);
  const hours = deepest[0]?.costs.length ?? 0;
  let saving = 0;
  for (let hour = 0; hour < hours; hour += 1) {
    let budget = size;
    for (const { discount, costs } of deepest) {
      const cost = costs[hour] ?? 0;
      const pays = Math.min(cost, budget / (1 - discount));
      saving += pays;
      budget -= pays * (1 - discount);
    }
    saving -= size;
  }
  return saving / hours;
}

function bestTried(most: number, step: number, saving: (size: number) => number): number {
  let best = 0;
  for (let count = 0; count <= Math.ceil(most / step); count += 1)
    best = Math.max(best, saving(count * step));
  return best;
}

describe('a plan', () => {
  it('of several discounts saves what the best thousandth saves', () => {
    for (const seed of SEEDS) {
      const random = seeded(seed).next;
      const parts = times(2 + (seed % 3), (place) => ({
        discount: 0.6 - 0.13 * place,
        costs: drawnCosts(random, 48),
      }));
      const size = chosenSize(planValuation(parts), PLAN, { by: 'saving' }) ?? 0;
      const most = parts.length * 2;
      const best = bestTried(most, 0.001, (each) => planSaving(parts, each));
      expect(Math.abs(best - planSaving(parts, size))).toBeLessThan(NEAR);
    }
  });

  it('keeps its bound wherever usage is gone, as far as the hours of a fall may differ', () => {
    let uneven = 0;
    for (const seed of SEEDS) {
      const random = seeded(200 + seed).next;
      const parts = [0.5, 0.3].map((discount) => ({ discount, costs: drawnCosts(random, 72) }));
      const valuation = planValuation(parts);
      const size = (chosenSize(valuation, PLAN, { by: 'saving' }) ?? 0) * (0.5 + random());
      for (const { percent, monthlySaving, leastMonthlySaving } of downsideOf(valuation, PLAN, size)) {
        // Whole hours and parts of hours, of one discount or both, until so much is gone.
        let left = (percent / 100) * valuation.onDemand * 72;
        const fallen = parts.map(({ discount, costs }) => ({ discount, costs: [...costs] }));
        while (left > 1e-9) {
          const costs = fallen[random() < 0.7 ? 0 : 1]?.costs ?? [];
          const hour = Math.floor(72 * random() ** 2);
          const gone = Math.min(left, costs[hour] ?? 0);
          costs[hour] = (costs[hour] ?? 0) - gone;
          left -= gone;
        }
        const saved = MONTH_HOURS * planSaving(fallen, size);
        expect(saved).toBeGreaterThanOrEqual(leastMonthlySaving - NEAR);
        expect(leastMonthlySaving).toBeLessThanOrEqual(monthlySaving + NEAR);
        if (saved < monthlySaving - NEAR) uneven += 1;
      }
    }
    // What the fall of all hours alike says is no bound.
    expect(uneven).toBeGreaterThan(0);
  });

  it('beside what is owned saves what the best of both together saves more', () => {
    for (const seed of SEEDS) {
      const random = seeded(100 + seed).next;
      const [costs, owned, discount] = [drawnCosts(random, 72), 0.4 * random(), 0.3];
      // What is owned is applied first: what it leaves is what charges show as on demand.
      const left = costs.map((cost) => Math.max(0, cost - owned / (1 - discount)));
      const size = chosenSize(planValuation([{ discount, costs: left }]), PLAN, { by: 'saving' }) ?? 0;
      const together = (more: number) => planSaving([{ discount, costs }], owned + more);
      const best = bestTried(3, 0.001, (more) => together(more) - together(0) + 1e-12);
      expect(Math.abs(best - (together(size) - together(0)))).toBeLessThan(NEAR);
    }
  });
});

describe('reservations', () => {
  it('of a family whose sizes pay for each other save what the best count of the smallest saves', () => {
    for (const seed of SEEDS) {
      const random = seeded(200 + seed).next;
      // Machines by size, in units of the smallest: 1, 2, 4 and 8 of it, each at its own price.
      const sizes = [1, 2, 4, 8].map((units) => ({
        units,
        counts: times(48, () => Math.floor(3 * random())),
        price: units * 0.05 * (0.95 + 0.1 * random()),
      }));
      const units = times(48, (hour) =>
        sizes.reduce((sum, each) => sum + each.units * (each.counts[hour] ?? 0), 0),
      );
      const costs = times(48, (hour) =>
        sizes.reduce((sum, each) => sum + each.price * (each.counts[hour] ?? 0), 0),
      );
      const price = 0.03 + 0.015 * random();
      const scale = grainScale([...units, ...costs].reduce((sum, each) => sum + each, 0));
      const layers = [{ value: inGrains(costs, scale), capacity: inGrains(units, scale) }];
      const count =
        chosenSize(hoursValuation({ slots: 48, scale, layers }), { price, step: 1 }, { by: 'saving' }) ?? 0;
      const saving = (bought: number) =>
        units.reduce((sum, used, hour) => {
          const share = used > 0 ? Math.min(1, bought / used) : 0;
          return sum + share * (costs[hour] ?? 0) - price * bought;
        }, 0) / 48;
      expect(Math.abs(bestTried(Math.max(...units), 1, saving) - saving(count))).toBeLessThan(NEAR);
    }
  });
});

describe('the guard', () => {
  it('takes the lower of the best of the short and of the long window', () => {
    for (const seed of SEEDS) {
      const random = seeded(300 + seed).next;
      const costs = times(60, (day) => (day < 50 ? 1 : 0.6 + 0.8 * random()) * (0.7 + 0.6 * random()));
      const { scale, layers } = planHours([{ discount: 0.3, costs }]);
      const history: History = { firstDay: '2024-01-01', days: 60, slotsOfDay: 1, scale, layers };
      const rule = { goal: { by: 'saving' as const }, lookBackDays: 30, guardDays: 7, expectsGrowth: false };
      const bestOf = (own: readonly number[]) => {
        const parts = [{ discount: 0.3, costs: own }];
        const best = bestTried(2, 0.001, (each) => planSaving(parts, each));
        return { parts, best };
      };
      const size = sizeByRule(history, rule, PLAN, 60) ?? 0;
      const [whole, short] = [bestOf(costs.slice(30)), bestOf(costs.slice(53))];
      // It is the best of one of both windows, and of the one that asks for less.
      const isBest = ({ parts, best }: typeof whole) => best - planSaving(parts, size) < NEAR;
      expect(isBest(whole) || isBest(short)).toBe(true);
      const alone = (own: readonly number[]) =>
        chosenSize(planValuation([{ discount: 0.3, costs: own }]), PLAN, { by: 'saving' }) ?? 0;
      expect(size).toBeCloseTo(Math.min(alone(costs.slice(30)), alone(costs.slice(53))), 9);
    }
  });
});

describe('figures by day', () => {
  it('say at most what the hours would, and bound hours as far apart as is said', () => {
    for (const seed of SEEDS) {
      const random = seeded(400 + seed).next;
      const days = times(14, () => 0.5 + random());
      const spread = 0.1 * random();
      const hours = days.flatMap((mean) =>
        times(24, (hour) => mean * (1 + (hour % 2 === 0 ? spread : -spread))),
      );
      const [byDay, byHour] = [days, hours].map((costs) => planValuation([{ discount: 0.3, costs }]));
      if (!byDay || !byHour) throw new Error('no usage');
      for (const size of [0.2, 0.5, 0.8, 1.1, chosenSize(byDay, PLAN, { by: 'saving' }) ?? 0]) {
        const { low, high } = monthlyBound(byDay, 1, size);
        const real = MONTH_HOURS * savingAt(byHour, 1, size);
        expect(real).toBeLessThanOrEqual(high + 1e-6);
        expect(real).toBeGreaterThanOrEqual(low - 1e-6);
      }
    }
  });
});

describe('a ladder', () => {
  it('buys whole steps that add up to the size, and saves in the end what the size does', () => {
    for (const seed of SEEDS) {
      const random = seeded(500 + seed).next;
      const valuation = planValuation([{ discount: 0.3, costs: drawnCosts(random, 48) }]);
      const size = chosenSize(valuation, PLAN, { by: 'saving' }) ?? 0;
      const purchases = 1 + (seed % 12);
      const steps = ladderOf(valuation, PLAN, { size, purchases, firstMonth: '2024-01-01' });
      const thousandths = steps.map((each) => Math.round(1000 * each.size));
      expect(thousandths.reduce((sum, each) => sum + each, 0)).toBe(Math.round(1000 * size));
      expect(Math.max(...thousandths) - Math.min(...thousandths)).toBeLessThanOrEqual(1);
      expect(steps.at(-1)?.monthlySaving).toBeCloseTo(simulate(valuation, PLAN, size).monthlySaving, 9);
      // Up to the best size each further purchase saves more.
      steps.slice(1).forEach((step, place) => {
        expect(step.monthlySaving).toBeGreaterThanOrEqual((steps[place]?.monthlySaving ?? 0) - 1e-9);
      });
    }
  });
});
