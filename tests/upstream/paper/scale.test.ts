// The scale of a chart on paper: round steps, at most four, ending next above the largest amount; what is below zero has its part.
import { expect, it } from 'vitest';
import { scaleOf } from '../../../upstream/paper/charts/scale.ts';

it.each([
  [[146_700], [0, 50_000, 100_000, 150_000]],
  [[150_041], [0, 40_000, 80_000, 120_000, 160_000]],
  [[20.52], [0, 6, 12, 18, 24]],
  [[100], [0, 25, 50, 75, 100]],
  [
    [80, -30],
    [-40, -20, 0, 20, 40, 60, 80],
  ],
  [[0], [0, 1]],
])('of %j has the lines %j', (amounts, lines) => {
  const { steps } = scaleOf(amounts);
  expect(steps.map((step) => Number(step.toFixed(6)))).toEqual(lines);
});

it('stands amounts between its lowest and its highest line', () => {
  const { at, steps } = scaleOf([80, -40]);
  expect([at(steps[0] ?? 0), at(0), at(80)]).toEqual([0, 1 / 3, 1]);
});
