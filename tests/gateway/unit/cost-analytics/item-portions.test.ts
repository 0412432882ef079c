import { describe, expect, test } from 'vitest';
import type { PortionItem } from '../../../../gateway/__generated__/graph-types.ts';
import { mergeCost } from '../../../../gateway/domains/cost-analytics/compare/compare.ts';
import { itemPortions } from '../../../../gateway/domains/cost-analytics/detail/item-portions.ts';
import { sumMoney } from '../../../../lib/money/money.ts';
import { item, series } from './series.ts';

const JUNE = { start: '2024-06-01', end: '2024-06-02' };
const LINES = [
  item('a', [5, 5]),
  item('refund', [-1, null]),
  item('b', [0.1, 0.2]),
  item('free', [0, 0]),
  item('credit', [-3, null]),
  item('c', [null, 4]),
];

const shown = (items: readonly PortionItem[]) =>
  items.map(({ key, isOthers, cost, othersCount, others }) =>
    isOthers ? [othersCount, cost, others.map((member) => member.key).join()] : [key, cost],
  );
const sums = (sides: readonly PortionItem[]) => [
  sumMoney(sides.map(({ cost }) => cost)),
  sumMoney(sides.map(({ share }) => share)),
];

describe('C-13 the portions of a total', () => {
  test('credits stand apart, the largest first; all costs are the total, and all shares a hundred', () => {
    const merged = mergeCost(series(JUNE, LINES), null);
    const { costs, credits } = itemPortions(merged, 10);
    expect(shown(costs)).toEqual([
      ['a', 10],
      ['c', 4],
      ['b', 0.3],
      ['free', 0],
    ]);
    expect(shown(credits)).toEqual([
      ['credit', -3],
      ['refund', -1],
    ]);
    const [cost, share] = sums([...costs, ...credits]);
    expect(cost).toBe(merged.total.total);
    expect(share).toBeCloseTo(100, 10);
  });

  test('others of each side tell their members by their size', () => {
    const { costs, credits } = itemPortions(mergeCost(series(JUNE, LINES), null), 1);
    expect(shown(costs)).toEqual([
      ['a', 10],
      [3, 4.3, 'c,b,free'],
    ]);
    expect(shown(credits)).toEqual([
      ['credit', -3],
      [1, -1, 'refund'],
    ]);
  });

  test('what the reply itself only sums is part of the others of its side', () => {
    const above = itemPortions(mergeCost(series(JUNE, LINES, { count: 40, costs: [1, 1] }), null), 2);
    expect(shown(above.costs).at(-1)).toEqual([42, 2.3, 'b,free']);
    const below = itemPortions(mergeCost(series(JUNE, LINES, { count: 40, costs: [-2, null] }), null), 3);
    expect(shown(below.costs)).toHaveLength(4);
    expect(shown(below.credits).at(-1)).toEqual([40, -2, '']);
  });

  test('shares of a total that is not above zero say nothing', () => {
    const { costs, credits } = itemPortions(
      mergeCost(series(JUNE, [item('a', [1, 1]), item('b', [-9, 0])]), null),
      10,
    );
    expect([...costs, ...credits].map(({ share }) => share)).toEqual([0, 0]);
  });
});
