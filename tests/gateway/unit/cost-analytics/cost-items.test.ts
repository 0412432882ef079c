import { describe, expect, test } from 'vitest';
import { mergeCost } from '../../../../gateway/domains/cost-analytics/compare/compare.ts';
import { topItems } from '../../../../gateway/domains/cost-analytics/table/cost-items.ts';
import { sumMoney } from '../../../../lib/money/money.ts';
import { item, series } from './series.ts';

const JUNE = { start: '2024-06-01', end: '2024-06-02' };
const MAY = { start: '2024-05-01', end: '2024-05-02' };
const LINES = [
  item('b', [0.1, 0.2]),
  item('a', [5, 5]),
  item('credit', [-3, null]),
  item('c', [null, 0.3]),
  item('d', [2, null]),
];

describe('C-07 top items with others', () => {
  test('the largest stand alone, the rest is one, and together they are the total', () => {
    const merged = mergeCost(series(JUNE, LINES), null);
    const shown = topItems(merged, 2);
    expect(shown.map(({ key, isOthers, total }) => [key, isOthers, total])).toEqual([
      ['a', false, 10],
      ['d', false, 2],
      ['', true, -2.4],
    ]);
    expect(sumMoney(shown.map(({ total }) => total))).toBe(merged.total.total);
    expect(shown[2]).toMatchObject({
      othersCount: 3,
      vendor: null,
      label: '',
      average: -1.2,
      amounts: [-2.9, 0.5],
    });
  });

  test('each step of the list sums to the step of the total', () => {
    const merged = mergeCost(series(JUNE, LINES), null);
    const shown = topItems(merged, 1);
    const sums = merged.axis.map((_, index) => sumMoney(shown.map(({ amounts }) => amounts[index] ?? 0)));
    expect(sums).toEqual(merged.total.amounts);
  });

  test('others have no data where none of them has', () => {
    const merged = mergeCost(series(JUNE, [item('a', [5, 5]), item('b', [1, null])]), null);
    expect(topItems(merged, 1)[1]?.amounts).toEqual([1, null]);
  });

  test('there are no others when all items are shown', () => {
    expect(topItems(mergeCost(series(JUNE, LINES), null), 5)).toHaveLength(5);
  });

  test('what the reply itself only sums belongs to the others', () => {
    const merged = mergeCost(series(JUNE, LINES, { count: 40, costs: [1, 1] }), null);
    expect(topItems(merged, 4).at(-1)).toMatchObject({ isOthers: true, othersCount: 41, total: -1 });
    expect(topItems(merged, 50).at(-1)).toMatchObject({ isOthers: true, othersCount: 40, total: 2 });
  });

  test('others are compared like an item', () => {
    const merged = mergeCost(
      series(JUNE, [item('a', [9, 0]), item('b', [2, 0])]),
      series(MAY, [item('b', [1, 0]), item('z', [3, 0])]),
    );
    expect(topItems(merged, 1)[1]).toMatchObject({
      compareTotal: 4,
      compareAmounts: [4, 0],
      change: { difference: -2, percent: -50, kind: 'DOWN' },
    });
  });
});
