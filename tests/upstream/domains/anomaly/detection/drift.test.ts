// N-06: a week that is apart from the six before it, unless the season of last year says so.
import { expect, test } from 'vitest';
import { driftOf } from '../../../../../upstream/domains/anomaly/detection/drift.ts';

const weeks = (newest: number) => Float64Array.from({ length: 49 }, (_, day) => (day < 42 ? 10 : newest));

test('a week a third above or below the six before it has drifted', () => {
  expect(driftOf(weeks(14), 1, [0, 0])).toBe(1);
  expect(driftOf(weeks(6), 1, [0, 0])).toBe(-1);
  expect(driftOf(weeks(11), 1, [0, 0])).toBe(0);
});

test('what a season lets a day be off by is no drift, on its side alone', () => {
  expect(driftOf(weeks(14), 1, [0, 3])).toBe(0);
  expect(driftOf(weeks(19), 1, [0, 3])).toBe(1);
  expect(driftOf(weeks(14), 1, [-3, 0])).toBe(1);
  expect(driftOf(weeks(6), 1, [-3, 0])).toBe(0);
});
