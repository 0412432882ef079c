import { expect, test } from 'vitest';
import { nearestMonth } from '../../../lib/calendar/nearest-month.ts';

test('B-14 the nearest month with data is offered, of two equally near the newer', () => {
  const months = ['2023-11-01', '2024-02-01', '2024-06-01'];
  expect(nearestMonth(months, '2024-03-01')).toBe('2024-02-01');
  expect(nearestMonth(months, '2024-04-01')).toBe('2024-06-01');
  expect(nearestMonth(months, '2023-12-01')).toBe('2023-11-01');
  expect(nearestMonth(months, '2020-01-01')).toBe('2023-11-01');
  expect(nearestMonth([], '2024-03-01')).toBeNull();
});
