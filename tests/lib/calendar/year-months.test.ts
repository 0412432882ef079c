// Months as the optimisation services write them, and which of them make a range (P-05).
import { describe, expect, it } from 'vitest';
import { monthsRange, yearMonthOf } from '../../../lib/calendar/year-months.ts';

it('writes the month of a day', () => {
  expect(yearMonthOf('2024-06-17')).toBe('202406');
});

describe('a range of months', () => {
  it('is whole months', () => {
    expect(monthsRange('202312', '202402')).toEqual({ start: '2023-12-01', end: '2024-02-29' });
  });

  it('may be three years, and no more', () => {
    expect(monthsRange('202107', '202406')).toEqual({ start: '2021-07-01', end: '2024-06-30' });
    expect(monthsRange('202106', '202406')).toBeNull();
  });

  it('is none turned round', () => {
    expect(monthsRange('202407', '202406')).toBeNull();
  });
});
