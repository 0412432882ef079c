import { expect, test } from 'vitest';
import { scaledBytes, unitAfterNumber, usageUnitOf } from '../../../lib/cost/usage-units.ts';

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
  ['1 Hour', 'hour'],
  ['1 GB/Month', 'gigabyteMonth'],
  ['10 Hours', null],
  ['10K Requests', null],
  ['vCPU-Hours', null],
  ['', null],
])('%s of a billing file reads as %s', (spelling, unit) => {
  expect(usageUnitOf(spelling)).toBe(unit);
});

test.each([
  ['1 Hour', 'Hour'],
  ['1 1 Hour', 'Hour'],
  ['1 GB/Month', 'GB/Month'],
  ['1\u00a0GB/mes', 'GB/mes'],
  ['1 小时', '小时'],
  ['1 /Month', '/Month'],
  ['1/Month', '/Month'],
  ['1 ', ''],
  ['10K', '× 10K'],
  ['1K', '× 1K'],
  ['1M/Month', '× 1M/Month'],
  ['100 Hours', '× 100 Hours'],
  ['10 ', '× 10'],
  ['1,000 Requests', '× 1,000 Requests'],
  ['Hrs', 'Hrs'],
  ['', ''],
])('behind a number "%s" is "%s"', (unit, text) => {
  expect(unitAfterNumber(unit)).toBe(text);
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
