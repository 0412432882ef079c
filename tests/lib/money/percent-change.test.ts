import { describe, expect, test } from 'vitest';
import { costChange, percentChange } from '../../../lib/money/percent-change.ts';

describe('C-09 percent change', () => {
  test.each([
    // [current, previous, percent]
    [0, 0, 0],
    [0, 80, -100],
    [80, 0, 100],
    [150, 100, 50],
    [100, 150, -33.33],
    [100.04, 100, 0],
    [99.96, 100, 0],
    [100.06, 100, 0.06],
    [99.94, 100, -0.06],
    [2, 3, -33.33],
    [5, 3, 66.67],
  ])('from %2$d to %1$d', (current, previous, percent) => {
    expect(percentChange(current, previous)).toBe(percent);
  });

  test('exactly 0.05 percent is a change', () => {
    expect(percentChange(2001, 2000)).toBe(0.05);
    expect(percentChange(1999, 2000)).toBe(-0.05);
  });

  test.each([
    [-50, 0, -100],
    [-50, -100, 50],
    [-150, -100, -50],
    [50, -100, 150],
    [-100, 50, -300],
    [0, -100, 100],
  ])('credits: %d against %d keeps the sign of the direction', (current, previous, percent) => {
    expect(percentChange(current, previous)).toBe(percent);
  });

  test('rounds a fall and a rise of the same size alike', () => {
    expect(percentChange(101.125, 100)).toBe(-percentChange(98.875, 100));
  });

  test('never gives negative zero', () => {
    expect(Object.is(percentChange(99.99, 100), -0)).toBe(false);
  });
});

test('a change has its kind: what is new or gone, what costs more or less, what is as it was', () => {
  expect(costChange(110, 100)).toEqual({ percent: 10, difference: 10, kind: 'UP' });
  expect(costChange(5, 0)).toMatchObject({ difference: 5, kind: 'NEW' });
  expect(costChange(0, 5)).toMatchObject({ difference: -5, kind: 'GONE' });
  expect(costChange(100.01, 100)).toMatchObject({ kind: 'SAME' });
  // What a service tells of it is held to the same rule.
  expect(costChange(100.03, 100, 0.03)).toMatchObject({ percent: 0, kind: 'SAME' });
  expect(costChange(1, 3, -66.7)).toMatchObject({ percent: -66.7, kind: 'DOWN' });
});
