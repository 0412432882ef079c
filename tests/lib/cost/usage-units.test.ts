import { expect, test } from 'vitest';
import { usageUnitOf } from '../../../lib/cost/usage-units.ts';

test.each([
  ['Hrs', 'hour'],
  ['Hours', 'hour'],
  ['hour', 'hour'],
  ['GB-Mo', 'gigabyteMonth'],
  ['GB-Months', 'gigabyteMonth'],
  ['GB', 'gigabyte'],
  ['Requests', 'request'],
  ['seconds', 'second'],
  ['s', 'second'],
  ['10K Requests', null],
  ['vCPU-Hours', null],
  ['', null],
])('%s of a billing file reads as %s', (spelling, unit) => {
  expect(usageUnitOf(spelling)).toBe(unit);
});
