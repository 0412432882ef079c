// The small line of a row: what it draws of the amounts, and where it stops (C-10).
import { describe, expect, it } from 'vitest';
import { trendPaths } from '../../../../web/pages/cost-analytics/table/cells/trend-path.ts';

const BOX = { width: 103, height: 23 };
const step = (isPartial = false, isEmpty = false) => ({ isEmpty, isPartial });
const STEPS = [step(), step(), step()];

describe('the line of a row', () => {
  it('goes from the smallest amount at the bottom to the largest at the top, over the whole width', () => {
    expect(trendPaths([10, 30, 20], STEPS, BOX)).toEqual({
      solid: 'M1.5 21.5L51.5 1.5L101.5 11.5',
      dotted: '',
    });
  });

  it('is in the middle where nothing changes, and shows credits below costs', () => {
    expect(trendPaths([5, 5, 5], STEPS, BOX)?.solid).toBe('M1.5 11.5L51.5 11.5L101.5 11.5');
    expect(trendPaths([0, -5, 5], STEPS, BOX)?.solid).toBe('M1.5 11.5L51.5 21.5L101.5 1.5');
  });

  it('counts a day without a charge as nothing, and leaves out days that are still ahead', () => {
    expect(trendPaths([10, null, 10], STEPS, BOX)?.solid).toBe('M1.5 1.5L51.5 21.5L101.5 1.5');
    const ahead = [step(), step(), step(false, true)];
    expect(trendPaths([10, 20, null], ahead, BOX)).toEqual({ solid: 'M1.5 21.5L51.5 1.5', dotted: '' });
  });

  it('ends at the last complete step; from there on it is dotted, so that it does not fall', () => {
    expect(trendPaths([20, 30, 10], [step(), step(), step(true)], BOX)).toEqual({
      solid: 'M1.5 11.5L51.5 1.5',
      dotted: 'M51.5 1.5L101.5 21.5',
    });
  });

  it('is none of one step, nor where nothing was ever charged', () => {
    expect(trendPaths([10], [step()], BOX)).toBeNull();
    expect(trendPaths([null, 0, null], STEPS, BOX)).toBeNull();
  });
});
