// Of which widgets the expected month end can be told.
import { expect, it } from 'vitest';
import { canExpectMonth } from '../../../lib/widgets/expected-month.ts';

const SHOWN = {
  frame: 'LAST_6_MONTHS',
  viewBy: 'PRODUCT',
  isFiltered: false,
  items: { show: 'TOP_10', chosen: [] },
} as const;

it('is of months of all cost', () => {
  expect(canExpectMonth(SHOWN)).toBe(true);
  expect(canExpectMonth({ ...SHOWN, items: null })).toBe(true);
});

it.each([
  { frame: 'LAST_8_WEEKS' },
  { frame: null },
  { isFiltered: true },
  { viewBy: 'PROJECT' },
  { items: { show: 'CUSTOM', chosen: [] } },
] as const)('is not of %o', (more) => {
  expect(canExpectMonth({ ...SHOWN, ...more })).toBe(false);
});
