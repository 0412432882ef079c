// What is used of a budget: in percent, and more than any percent of a budget of 0 (D-16).
import { expect, it } from 'vitest';
import { budgetUse, byUse, OVER_NOTHING } from '../../../lib/money/budget-use.ts';

it.each([
  [{ budget: 100, cost: 50, rate: 50 }, 50],
  [{ budget: 0, cost: 0.01, rate: null }, OVER_NOTHING],
  [{ budget: 0, cost: 0, rate: null }, null],
  [{ budget: 0, cost: -5, rate: null }, null],
  [{ budget: null, cost: 5, rate: null }, null],
  [{ budget: 100, cost: null, rate: null }, null],
])('of %o is %s', (figures, use) => {
  expect(budgetUse(figures)).toBe(use);
});

it('is ordered by what is used most', () => {
  expect([90, OVER_NOTHING, 120, OVER_NOTHING].sort(byUse)).toEqual([OVER_NOTHING, OVER_NOTHING, 120, 90]);
});
