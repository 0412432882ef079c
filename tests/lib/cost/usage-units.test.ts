import { expect, test } from 'vitest';
import { scaledBytes, usageUnitOf } from '../../../lib/cost/usage-units.ts';

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
  ['bytes', 'byte'],
  ['10K Requests', null],
  ['vCPU-Hours', null],
  ['', null],
])('%s of a billing file reads as %s', (spelling, unit) => {
  expect(usageUnitOf(spelling)).toBe(unit);
});

test.each([
  [22_595_808_264_192, { amount: 20.55, unit: 'TiB' }],
  [-2048, { amount: -2, unit: 'KiB' }],
  [1023, { amount: 1023, unit: 'B' }],
  [0, { amount: 0, unit: 'B' }],
])('%d bytes are told as a person reads them', (bytes, told) => {
  const { amount, unit } = scaledBytes(bytes);
  expect({ amount: Math.round(amount * 100) / 100, unit }).toEqual(told);
});
