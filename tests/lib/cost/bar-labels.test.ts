// Amounts at bars do not touch, however wide a language writes them.
import { expect, it } from 'vitest';
import { isLabelled, labelStride } from '../../../lib/cost/bar-labels.ts';

it('writes all of them where each has room, and one for as many bars as it needs', () => {
  expect(labelStride(26, 30)).toBe(1);
  expect(labelStride(27, 30)).toBe(2);
  expect(labelStride(60, 30)).toBe(3);
  expect(labelStride(0, 30)).toBe(1);
});

it('writes all of them before bars are there', () => {
  expect(labelStride(26, 0)).toBe(1);
});

it('always writes the one that counts', () => {
  const written = [0, 1, 2, 3, 4, 5].filter((place) => isLabelled(place, 3, 2));
  expect(written).toEqual([1, 3, 5]);
});
