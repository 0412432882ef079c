// One optimum over reservations and plans, against trying all sizes.
import { describe, expect, it } from 'vitest';
import { chosenSize } from '../../../../lib/commitments/advice/goals.ts';
import { grainScale, hoursValuation, inGrains, planLayer } from '../../../../lib/commitments/advice/hours.ts';
import { bestPortfolio } from '../../../../lib/commitments/advice/portfolio.ts';
import {
  applied,
  type Offer,
  type PortfolioProblem,
} from '../../../../lib/commitments/advice/portfolio-rest.ts';
import { seeded } from '../../../support/faults/seeded.ts';
import { PLAN } from './hours.ts';

/** Two families with a narrow plan each, under one wide plan. */
function drawnProblem(random: () => number, families: number): PortfolioProblem {
  const slots = 12;
  const costs = Array.from({ length: families }, () =>
    Array.from({ length: slots }, () => Math.round(random() * 20) / 10),
  );
  const scale = grainScale(costs.flat().reduce((sum, each) => sum + each, 0));
  const values = costs.map((each) => inGrains(each, scale));
  const offers: Offer[] = values.map((value, index) => ({
    ...{ id: `narrow ${index}`, scope: `family ${index}`, price: PLAN, peak: 2 },
    parts: [{ series: index, layer: planLayer(value, 0.35 + 0.25 * random()) }],
  }));
  const discounts = [0.3, 0.2];
  const series = values.map((value, index) => ({ value, wideClass: index % 2 }));
  return { slots, scale, series, offers, widePlan: { id: 'wide', price: PLAN, discounts } };
}

/** The saving of given sizes, reckoned slot by slot. */
function savingOf(
  { slots, scale, series, offers, widePlan }: PortfolioProblem,
  sizes: readonly number[],
): number {
  let saving = 0;
  for (let slot = 0; slot < slots; slot += 1) {
    const rests = series.map(({ value }) => (value[slot] ?? 0) / scale);
    offers.forEach(({ parts, price }, index) => {
      let budget = sizes[index] ?? 0;
      saving -= budget * price.price;
      for (const { series: place, layer } of parts) {
        const whole = (series[place]?.value[slot] ?? 0) / scale;
        const rest = rests[place] ?? 0;
        const needed = whole > 0 ? ((layer.capacity[slot] ?? 0) / scale) * (rest / whole) : 0;
        const share = needed <= 0 ? 1 : Math.min(1, Math.max(budget, 0) / needed);
        budget -= needed * share;
        saving += rest * share;
        rests[place] = rest * (1 - share);
      }
    });
    let budget = sizes[offers.length] ?? 0;
    saving -= budget;
    (widePlan?.discounts ?? []).forEach((discount, index) => {
      const rest = rests
        .filter((_, place) => series[place]?.wideClass === index)
        .reduce((one, each) => one + each, 0);
      const needed = rest * (1 - discount);
      const share = needed <= 0 ? 1 : Math.min(1, Math.max(budget, 0) / needed);
      budget -= needed * share;
      saving += rest * share;
    });
  }
  return saving / slots;
}

/** The best of all sizes of the narrow plans in steps of a fiftieth, each with the best wide plan beside it. */
function tried(problem: PortfolioProblem): number {
  let best = 0;
  const tryAll = (sizes: number[]): void => {
    if (sizes.length < problem.offers.length) {
      for (let count = 0; count <= 70; count += 1) tryAll([...sizes, count / 50]);
      return;
    }
    const offers = problem.offers.map((offer, index) => ({ offer, size: sizes[index] ?? 0 }));
    const left = problem.series.map((_, index) => leftOf(problem, offers[index]));
    const wide = (problem.widePlan?.discounts ?? []).map((discount, place) => {
      const own = left.filter((_, index) => problem.series[index]?.wideClass === place);
      return planLayer(
        own.reduce(
          (sum, each) => sum.map((grains, slot) => grains + (each[slot] ?? 0)),
          new Float64Array(problem.slots),
        ),
        discount,
      );
    });
    const valuation = hoursValuation({ slots: problem.slots, scale: problem.scale, layers: wide });
    const size = chosenSize(valuation, PLAN, { by: 'saving' }) ?? 0;
    best = Math.max(best, savingOf(problem, [...sizes, size]));
  };
  tryAll([]);
  return best;
}

function leftOf({ scale, series }: PortfolioProblem, chosen?: { offer: Offer; size: number }): Float64Array {
  const [part] = chosen?.offer.parts ?? [];
  const value = series[part?.series ?? 0]?.value ?? new Float64Array();
  return value.map((grains, slot) => {
    const needed = part?.layer.capacity[slot] ?? 0;
    return needed > 0 ? grains * (1 - Math.min(1, ((chosen?.size ?? 0) * scale) / needed)) : grains;
  });
}

describe('a portfolio', () => {
  it('saves what the best of all sizes saves', () => {
    for (let seed = 1; seed <= 12; seed += 1) {
      const problem = drawnProblem(seeded(seed).next, 2);
      const { sizes, saving } = bestPortfolio(problem);
      const chosen = [...problem.offers.map(({ id }) => sizes.get(id) ?? 0), sizes.get('wide') ?? 0];
      expect(saving).toBeCloseTo(savingOf(problem, chosen), 7);
      expect(saving).toBeGreaterThan(tried(problem) - 0.001);
    }
  });

  it('with machines that are reserved in whole numbers saves what the best of all sizes saves', () => {
    for (let seed = 41; seed <= 44; seed += 1) {
      const random = seeded(seed).next;
      const { scale, series, offers, ...rest } = drawnProblem(random, 2);
      const [first, second] = offers as [Offer, Offer];
      const value = series[0]?.value ?? new Float64Array();
      // A machine costs half on demand; four at most are in use.
      const machines: Offer = {
        ...{ id: 'machines', scope: first.scope, peak: 4 },
        price: { ...PLAN, price: 0.5 * (0.55 + 0.2 * random()), step: 1 },
        parts: [{ series: 0, layer: { value, capacity: value.map((grains) => grains / 0.5) } }],
      };
      const problem = { ...rest, scale, series, offers: [machines, first, second] };
      const { sizes, saving } = bestPortfolio(problem);
      const chosen = [...problem.offers.map(({ id }) => sizes.get(id) ?? 0), sizes.get('wide') ?? 0];
      expect(savingOf(problem, chosen)).toBeCloseTo(saving, 7);
      let best = 0;
      for (let count = 0; count <= 4; count += 1)
        for (let one = 0; one <= 20; one += 1)
          for (let other = 0; other <= 20; other += 1)
            for (let wide = 0; wide <= 15; wide += 1)
              best = Math.max(best, savingOf(problem, [count, one / 15, other / 15, wide / 5]));
      expect(saving).toBeGreaterThan(best - 0.001);
    }
  });

  it('counts no hour twice: together it saves less than its pieces apart', () => {
    const problem = drawnProblem(seeded(3).next, 2);
    const together = bestPortfolio(problem).saving;
    const narrow = bestPortfolio({ ...problem, widePlan: null }).saving;
    const wide = bestPortfolio({ ...problem, offers: [] }).saving;
    expect(together).toBeLessThan(narrow + wide);
    expect(together).toBeGreaterThanOrEqual(Math.max(narrow, wide));
  });

  it('applies reservations before plans of the same family', () => {
    const value = inGrains([1, 1, 1, 1], 1e6);
    const machine = value.map((grains) => grains);
    const parts = (layer: { value: Float64Array; capacity: Float64Array }) => [{ series: 0, layer }];
    const reserved: Offer = {
      ...{ id: 'reserved', scope: 'm5', peak: 1, price: { ...PLAN, price: 0.5, step: 1 } },
      parts: parts({ value, capacity: machine }),
    };
    const plan: Offer = {
      id: 'plan',
      scope: 'm5',
      peak: 1,
      price: PLAN,
      parts: parts(planLayer(value, 0.3)),
    };
    const problem = {
      slots: 4,
      scale: 1e6,
      series: [{ value, wideClass: null }],
      offers: [reserved, plan],
      widePlan: null,
    };
    const { sizes, saving } = bestPortfolio(problem);
    expect(sizes).toEqual(
      new Map([
        ['reserved', 1],
        ['plan', 0],
      ]),
    );
    expect(saving).toBeCloseTo(0.5, 9);
    expect(applied(problem, [reserved, plan], () => 1).saving).toBeCloseTo(0.5 - 1, 9);
  });
});
