// N-06: a week that is apart from weeks before it, unless its noise, its past or the season of last year says so.
import { expect, test } from 'vitest';
import { driftOf, type WeekLimits } from '../../../../../upstream/domains/anomaly/detection/drift.ts';

const BEFORE = new Float64Array(49).fill(10);
const CALM: WeekLimits = { least: 1, noise: 0.1, usualMove: 0, season: [0, 0] };
const sideOf = (cost: number, limits: Partial<WeekLimits> = {}, before = BEFORE) =>
  driftOf(before, Array<number>(7).fill(cost), { ...CALM, ...limits });

test('a week a third above or below the weeks before it has drifted', () => {
  expect(sideOf(14)).toBe(1);
  expect(sideOf(6)).toBe(-1);
  expect(sideOf(11)).toBe(0);
});

test('growth is seen beside older weeks, though the newest are nearly as high', () => {
  const grown = Float64Array.from(BEFORE, (cost, day) => cost * (1 + Math.max(0, day - 20) / 60));
  expect(sideOf(15, {}, grown)).toBe(1);
  expect(sideOf(13, {}, grown)).toBe(0);
});

test('what noise does, what the level does anyway, and what is worth little is no drift', () => {
  expect(sideOf(14, { noise: 3 })).toBe(0);
  expect(sideOf(14, { usualMove: 0.5 })).toBe(0);
  expect(sideOf(14, { least: 5 })).toBe(0);
});

test('what a season lets a day be off by is no drift, on its side alone', () => {
  expect(sideOf(14, { season: [0, 3] })).toBe(0);
  expect(sideOf(19, { season: [0, 3] })).toBe(1);
  expect(sideOf(14, { season: [-3, 0] })).toBe(1);
  expect(sideOf(6, { season: [-3, 0] })).toBe(0);
});
