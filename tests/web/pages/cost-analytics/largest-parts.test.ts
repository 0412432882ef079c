// What the first sentence names: parts of a change, or of a cost, and never more than the figures say.
import { describe, expect, it } from 'vitest';
import { changeParts, largestParts } from '../../../../web/pages/cost-analytics/sentence/largest-parts.ts';

const moved = (name: string, difference: number | null) => ({
  name,
  change: difference === null ? null : { difference },
});

describe('a change', () => {
  it('is explained by the one or two items that moved with it most, and the one that moved against it', () => {
    const rising = [moved('a', 40), moved('b', 20)];
    const parts = changeParts({ rising, falling: [moved('c', -20), moved('d', -1)] }, 50);
    expect(parts?.direction).toBe('UP');
    expect(parts?.with.map(({ item: { name }, amount }) => [name, amount])).toEqual([
      ['a', 40],
      ['b', 20],
    ]);
    expect(parts).toMatchObject({
      share: 120,
      isSmall: false,
      against: { item: { name: 'c' }, amount: -20 },
    });
  });

  it('down names what fell', () => {
    const parts = changeParts({ rising: [moved('b', 0)], falling: [moved('a', -8), moved('b', -0.1)] }, -8.1);
    expect(parts).toMatchObject({ direction: 'DOWN', with: [{ amount: -8 }], against: null });
    expect(parts?.with).toHaveLength(1);
    expect(parts?.share).toBeCloseTo(98.77, 1);
  });

  it('of many trifles is told by the largest', () => {
    const parts = changeParts(
      { rising: [moved('a', 0.06), moved('b', 0.05)], falling: [moved('c', -0.02)] },
      1,
    );
    expect(parts).toMatchObject({ isSmall: true, with: [{ amount: 0.06 }], against: null });
  });

  it('of nothing, or of items that have none, is left alone', () => {
    expect(changeParts({ rising: [moved('a', 5)], falling: [moved('b', -5)] }, 0)).toBeNull();
    expect(changeParts({ rising: [moved('a', null)], falling: [moved('a', null)] }, 1)).toBeNull();
  });
});

describe('a cost', () => {
  it('is told by its largest item, and up to two more that are no trifles', () => {
    const items = [50, 30, 9].map((share) => ({ share }));
    expect(largestParts(items)).toEqual(items.slice(0, 2));
    expect(largestParts([{ share: 4 }, { share: 3 }])).toEqual([{ share: 4 }]);
    expect(largestParts([{ share: 0 }])).toEqual([]);
    expect(largestParts([])).toEqual([]);
  });
});
