// Causes by hand: forecasts of leaves, sums to the cent, the grid to 90 percent, the shortest explanation, effects.
import { describe, expect, it } from 'vitest';
import { sumMoney } from '../../../../lib/money/money.ts';
import { causeRows } from '../../../../upstream/domains/anomaly/causes/cause-rows.ts';
import { effectsOf } from '../../../../upstream/domains/anomaly/causes/effects.ts';
import { type ExactLeaf, exactLeaves } from '../../../../upstream/domains/anomaly/causes/exact-leaves.ts';
import { explanationOf } from '../../../../upstream/domains/anomaly/causes/explanation.ts';
import { usualSum } from '../../../../upstream/domains/anomaly/causes/leaf-forecast.ts';
import type { Leaf } from '../../../../upstream/domains/anomaly/causes/leaves.ts';

const CENTS = { digits: 2, isCut: false };

function leaf(keys: string[], forecast: number, real: number, usage: [number, number] | null = null): Leaf {
  const [usageForecast = null, used = null] = usage ?? [];
  return { keys, labels: keys, forecast, real, usageForecast, usage: used };
}

describe('what a leaf was expected to cost', () => {
  it('is the median of the same weekday of four weeks', () => {
    // Weekdays 1 to 7 cost 10 a day, but for one spike and one day without cost: the median knows neither.
    const before = Array.from({ length: 28 }, () => 10);
    before[7] = 500;
    before[15] = 0;
    expect(usualSum(before, 2)).toBe(20);
  });

  it('follows the week, and begins again after seven days', () => {
    const before = Array.from({ length: 28 }, (_, day) => day % 7);
    expect(usualSum(before, 9)).toBe(0 + 1 + 2 + 3 + 4 + 5 + 6 + 0 + 1);
  });

  it('takes the mean of both in the middle exactly', () => {
    const before = Array.from({ length: 28 }, (_, day) => [0.1, 0.2, 0.3, 0.4][Math.floor(day / 7)] ?? 0);
    expect(usualSum(before, 1)).toBe(0.25);
  });
});

describe('leaves that add up', () => {
  const sums = (leaves: ExactLeaf[]) =>
    (['real', 'forecast', 'difference'] as const).map((name) => sumMoney(leaves.map((each) => each[name])));

  it('give the difference to what was expected to leaves by their forecasts', () => {
    const leaves = exactLeaves(
      [leaf(['a'], 30, 40), leaf(['b'], 10, 60)],
      { real: 100, expected: 60 },
      CENTS,
    );
    expect(leaves.map(({ forecast, difference }) => [forecast, difference])).toEqual([
      [45, -5],
      [15, 45],
    ]);
  });

  it('lose no cent of thirds', () => {
    const third = 100 / 3;
    const leaves = exactLeaves(
      [leaf(['a'], 1, third), leaf(['b'], 1, third), leaf(['c'], 1, third)],
      { real: 100, expected: 10 },
      CENTS,
    );
    expect(sums(leaves)).toEqual([100, 10, 90]);
  });

  it('spread what was expected of new cost by what it cost', () => {
    const leaves = exactLeaves([leaf(['a'], 0, 90), leaf(['b'], 0, 10)], { real: 100, expected: 5 }, CENTS);
    expect(leaves.map(({ forecast }) => forecast)).toEqual([4.5, 0.5]);
  });

  it('hold what is in no leaf apart, so that all still add up to the anomaly', () => {
    const leaves = exactLeaves([leaf(['a'], 10, 80)], { real: 100, expected: 10 }, CENTS);
    expect(leaves.map(({ keys, real }) => [keys, real])).toEqual([
      [['a'], 80],
      [[], 20],
    ]);
    expect(sums(leaves)).toEqual([100, 10, 90]);
  });

  it('are sums also without any leaf', () => {
    expect(sums(exactLeaves([], { real: 12.34, expected: 2.3 }, CENTS))).toEqual([12.34, 2.3, 10.04]);
  });
});

/** Account, product, region, usage type, operation, purchase option. */
const named = (usageType: string, difference: number, region = 'eu-central-1'): ExactLeaf => ({
  ...leaf(['shop', 'EC2', region, usageType, 'RunInstances', 'On-Demand'], 10, 10 + difference),
  difference,
});

describe('the grid', () => {
  it('lists up to 90 percent of the influence, and adds up with the others', () => {
    const leaves = [named('out', 81), named('box', 10), named('disk', 6), named('log', 3), named('less', -4)];
    const { causes, others } = causeRows(leaves);
    expect(causes.map(({ usageType, influence, difference }) => [usageType, influence, difference])).toEqual([
      ['out', 81, 81],
      ['box', 10, 10],
    ]);
    expect(others).toMatchObject({ numberOfOthers: 3, difference: 5, influence: 5, usageType: '' });
    expect(sumMoney([...causes.map(({ difference }) => difference), others?.difference ?? 0])).toBe(96);
  });

  it('tells a fall by its own sign', () => {
    const { causes } = causeRows([named('out', -90), named('box', -10)]);
    expect(causes.map(({ usageType, influence, changeRate }) => [usageType, influence, changeRate])).toEqual([
      ['out', 90, -900],
    ]);
  });
});

describe('the shortest explanation', () => {
  const OPEN = [2, 3, 4, 5];

  it('names one dimension where one is enough', () => {
    const leaves = [
      named('out', 81, 'eu-central-1'),
      named('box', 10, 'eu-central-1'),
      named('box', 9, 'us-east-1'),
      named('disk', 0, 'us-east-1'),
    ];
    expect(explanationOf(leaves, OPEN)).toEqual({
      keys: [null, null, null, 'out', null, null],
      labels: [null, null, null, 'out', null, null],
      difference: 81,
      share: 81,
    });
  });

  it('names two where one says too much', () => {
    const leaves = [
      named('out', 80, 'eu-central-1'),
      ...['us-east-1', 'us-west-2', 'eu-west-1', 'eu-west-2'].map((region) => named('out', 1, region)),
      ...['box', 'disk', 'log', 'ip'].map((usageType) => named(usageType, 1, 'eu-central-1')),
    ];
    expect(explanationOf(leaves, OPEN)?.keys).toEqual([null, null, 'eu-central-1', 'out', null, null]);
  });

  it('is none where nothing changed', () => {
    expect(explanationOf([named('out', 0)], OPEN)).toBeNull();
  });
});

describe('usage, price and mix', () => {
  it('tell twice the usage at one and a half of the price apart, to the cent', () => {
    const effects = effectsOf([leaf(['a'], 10, 30, [100, 200])], 20, CENTS);
    expect(effects).toEqual({ usage: 10, price: 10, mix: 0 });
  });

  it('call new usage mix, and add up', () => {
    const effects = effectsOf([leaf(['a'], 10, 20, [1, 2]), leaf(['b'], 0, 5, [0, 7])], 15, CENTS);
    expect(effects).toEqual({ usage: 10, price: 0, mix: 5 });
  });
});
