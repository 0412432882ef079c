// Where the bars of a waterfall are: each step goes on from the one before it, and bars start at zero unless that hides them.
import { expect, it } from 'vitest';
import { placedSteps, waterfallStart } from '../../../lib/cost/waterfall.ts';

const sum = (amount: number) => ({ isSum: true, amount });
const step = (amount: number) => ({ isSum: false, amount });

it('places each step where the one before it ends', () => {
  const placed = placedSteps([sum(100), step(-30), sum(70), step(20), sum(90)]);
  expect(placed.map(({ from, to }) => [from, to])).toEqual([
    [0, 100],
    [100, 70],
    [0, 70],
    [70, 90],
    [0, 90],
  ]);
});

it('starts at zero where steps are large, or an amount is not above zero', () => {
  expect(waterfallStart([sum(100), step(-50), sum(50)])).toBeNull();
  expect(waterfallStart([sum(10), step(-12), sum(-2)])).toBeNull();
  expect(waterfallStart([sum(0)])).toBeNull();
});

it('starts at a round amount below all bars where steps are small beside the sums', () => {
  const start = waterfallStart([
    sum(71_959),
    step(-2_640),
    sum(69_319),
    step(-4_654),
    step(5_533),
    sum(70_198),
  ]);
  expect(start).toBe(60_000);
  expect(waterfallStart([sum(100), step(-1), sum(99)])).toBe(98);
});
