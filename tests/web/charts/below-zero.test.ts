// The axis below nothing is as deep as what is drawn there.
import { expect, it } from 'vitest';
import { trimBelowZero } from '../../../web/charts/canvas/below-zero.ts';

function trimmed(ticks: readonly number[], least: number, most = 19_000) {
  const scale = {
    ...{ min: ticks[0] ?? 0, max: ticks.at(-1) ?? 0, ticks: ticks.map((value) => ({ value })) },
    getMinMax: () => ({ min: least, max: most }),
  };
  trimBelowZero(scale);
  return { min: scale.min, ticks: scale.ticks.map(({ value }) => value) };
}

it('gives a small credit its own part, and no whole step', () => {
  const { min, ticks } = trimmed([-10_000, 0, 10_000, 20_000], -1_800);
  expect(ticks).toEqual([0, 10_000, 20_000]);
  expect(min).toBeLessThan(-1_800);
  expect(min).toBeGreaterThan(-2_500);
});

it('keeps steps that are reached', () => {
  const { min, ticks } = trimmed([-20_000, -10_000, 0, 10_000], -11_000);
  expect(ticks).toEqual([-10_000, 0, 10_000]);
  expect(min).toBeLessThan(-11_000);
});

it('begins at nothing where all values are nothing', () =>
  expect(trimmed([-1, -0.5, 0, 0.5, 1], 0, 0)).toEqual({ min: 0, ticks: [0, 0.5, 1] }));

it.each([
  ['a step that is nearly full', [-10_000, 0, 10_000], -8_000],
  ['nothing below zero', [0, 10_000, 20_000], 0],
  ['an axis that begins above zero', [10_000, 20_000], 12_000],
])('leaves %s as it is', (_what, ticks, least) => {
  expect(trimmed(ticks, least)).toEqual({ min: ticks[0], ticks });
});
