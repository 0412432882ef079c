// What the first sentence names: parts of a change, or of a cost, and never more than the figures say.
import { describe, expect, it } from 'vitest';
import { changeParts, largestParts } from '../../../../web/pages/cost-analytics/sentence/largest-parts.ts';

const item = (name: string, now: number[], before: number[] | null = null, isOthers = false) => ({
  name,
  isOthers,
  amounts: now,
  compareAmounts: before,
});

describe('a change', () => {
  it('is explained by the one or two items that moved with it most, and the one that moved against it', () => {
    const items = [
      item('a', [60, 10], [20, 10]),
      item('b', [30], [10]),
      item('c', [5], [25]),
      item('d', [11], [10]),
      item('', [99], [0], true),
    ];
    const parts = changeParts(items, 50);
    expect(parts?.direction).toBe('UP');
    expect(parts?.with.map(({ item: { name }, amount }) => [name, amount])).toEqual([
      ['a', 40],
      ['b', 20],
    ]);
    expect(parts?.share).toBe(120);
    expect(parts?.against).toMatchObject({ item: { name: 'c' }, amount: -20 });
  });

  it('counts all compared days, also those that stand against no day (C-08)', () => {
    const all = { ...item('a', [60], [20]), compareTotal: 50 };
    expect(changeParts([all], 10)?.with).toMatchObject([{ amount: 10 }]);
  });

  it('down names what fell', () => {
    const parts = changeParts([item('a', [1], [9]), item('b', [5], [5.1])], -8.1);
    expect(parts).toMatchObject({ direction: 'DOWN', with: [{ amount: -8 }], against: null });
    expect(parts?.with).toHaveLength(1);
    expect(parts?.share).toBeCloseTo(98.77, 1);
  });

  it('of many trifles, or of nothing, is left alone', () => {
    const trifles = Array.from({ length: 20 }, (_, place) => item(String(place), [1.05], [1]));
    expect(changeParts(trifles, 1)).toBeNull();
    expect(changeParts([item('a', [1], [1])], 0)).toBeNull();
    expect(changeParts([item('a', [1])], 1)).toBeNull();
  });
});

describe('a cost', () => {
  it('is told by up to three items that are no trifles', () => {
    const items = [item('a', [50]), item('b', [30]), item('c', [9]), item('', [11], null, true)];
    expect(largestParts(items, 100).map(({ item: { name }, share }) => [name, share])).toEqual([
      ['a', 50],
      ['b', 30],
    ]);
    expect(largestParts(items, 0)).toEqual([]);
    expect(largestParts(items, -5)).toEqual([]);
  });
});
